import { paths } from '@trinchera/contract/site-paths'
import { membersById } from '@trinchera/db/queries/clanes/memberships'
import type { SessionInfo } from '../../http/handler'
import { notify } from '@trinchera/effects/notices'
import type { Services } from '../../services'
import { clanTransaction } from './clan-transaction'
import { refuseAnother } from './clan-rights'
import { removeClan } from './remove-clan'

/** Deletes a clan and notifies its members (docs/rules.md#Clan deletion). Throws 403 if `player` is not the signed-in player. */
export async function deleteClan(
  services: Services,
  session: SessionInfo,
  clanId: number,
  player: number | null | undefined,
): Promise<void> {
  refuseAnother(session, player)
  await clanTransaction(
    services,
    session,
    clanId,
    'delete',
    async ({ trx, onCommit, rights: { clan }, now, audit }) => {
      const { nombre, tag, id_lider, id_etapa } = clan
      const members = await membersById(trx, clanId)
      const others = [...members.keys()].filter((id) => id !== session.id)
      await notify(trx, onCommit, services, others, {
        tipo: 'clan-eliminado',
        texto: `${session.username} eliminó el clan ${nombre}.`,
        enlace: paths.etapa(id_etapa),
      })
      await audit('clan.eliminar', { nombre, tag, id_lider, id_etapa, integrantes: [...members.keys()] }, null)
      await removeClan(trx, onCommit, services, clanId, now)
    },
  )
}
