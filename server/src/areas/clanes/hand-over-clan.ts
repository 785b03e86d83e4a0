import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { notify } from '@trinchera/effects/notices'
import { handOver, membersById } from '@trinchera/db/queries/clanes/memberships'
import { playerById } from '@trinchera/db/queries/players/players'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from './broadcast-clan'
import { clanTransaction } from './clan-transaction'

/** Makes another member the Lider; the previous Lider becomes Co-Lider (docs/behaviour/clans.md#Handing over leadership). */
export function handOverClan(services: Services, session: SessionInfo, clanId: number, player: number): Promise<Clan> {
  return clanTransaction(
    services,
    session,
    clanId,
    'hand-over',
    async ({ trx, onCommit, rights: { clan, asStaff }, now, audit }) => {
      const members = await membersById(trx, clanId)
      const next = members.get(player)
      // A blocked account is still a member, but nobody sees it.
      if (!next || !(await playerById(trx, player)))
        throw new RuleError(400, 'Solo puedes ceder el liderazgo a un integrante del clan')
      if (next.rango === 'Lider') throw new RuleError(400, 'Ese integrante ya es el líder')
      const before = [...members].find(([, { rango }]) => rango === 'Lider')?.[0] ?? null
      await handOver(trx, clanId, before, player)
      await audit('clan.ceder', { id_lider: before }, { id_lider: player })
      const notice = { tipo: 'liderazgo', enlace: paths.clan(clanId) } as const
      await notify(trx, onCommit, services, player === session.id ? [] : [player], {
        ...notice,
        texto: `Ahora lideras ${clan.nombre}.`,
      })
      if (asStaff && before !== null && before !== session.id) {
        await notify(trx, onCommit, services, [before], {
          ...notice,
          texto: `La administración pasó el liderazgo de ${clan.nombre} a ${next.username}.`,
        })
      }
      return broadcastClan(trx, onCommit, services, clanId, { inTable: true, now })
    },
  )
}
