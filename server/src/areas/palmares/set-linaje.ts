import type { Linaje } from '@trinchera/contract/palmares'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import {
  dropLinaje,
  etapasOf,
  linajeOf,
  linkableClan,
  storeLinaje,
  type LinkableClan,
} from '@trinchera/db/queries/palmares/linaje-page'
import { loadLinajes, settleLines } from '@trinchera/db/queries/palmares/linajes'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { tellMedals } from '@trinchera/effects/medallas'
import { lineOf } from '@trinchera/rules/medallas/linaje'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { clanLabel } from '../clanes/clan-rights'

/** Throws 400 unless `earlier` is a clan of an earlier etapa. So a lineage can have no cycles. */
function requireEarlier(clan: LinkableClan, earlier: LinkableClan): void {
  if (clan.id === earlier.id) throw new RuleError(400, 'Un clan no puede continuarse a sí mismo')
  if (clan.id_etapa === earlier.id_etapa) throw new RuleError(400, 'Los dos clanes son de la misma etapa')
  const order = earlier.created_at.localeCompare(clan.created_at) || earlier.id_etapa - clan.id_etapa
  if (order > 0) throw new RuleError(400, 'El otro clan tiene que ser de una etapa anterior')
}

/** Throws 403 unless the caller led both clans (returns false) or may link them as staff (true) (docs/rules.md#Lineage of a clan). */
function requireRight(session: SessionInfo, clan: LinkableClan, earlier: LinkableClan): boolean {
  if (clan.id_lider === session.id && earlier.id_lider === session.id) return false
  if (staffMay(session, 'clans.manage')) return true
  throw new RuleError(403, 'Solo quien lideró los dos clanes, o la moderación, puede decir que son el mismo')
}

const alreadyLinked = () => new RuleError(409, 'Uno de los dos clanes ya está unido a otro')

/** Locks the etapas of all clans in the lineages of `clan` and `earlier`, so that no medal is counted twice by concurrent changes. */
async function lockLine(trx: Db, clan: LinkableClan, earlier: LinkableClan): Promise<void> {
  const before = await loadLinajes(trx)
  for (const etapa of await etapasOf(trx, [...lineOf(clan.id, before), ...lineOf(earlier.id, before)]))
    await lockEtapa(trx, etapa)
}

/** Stores that a clan continues a clan of an earlier etapa. Throws 409 if one of the two is already linked to a third clan. */
export async function setLinaje(
  services: Services,
  session: SessionInfo,
  id: number,
  id_anterior: number,
): Promise<Linaje> {
  try {
    return await staffTransaction(services, session, async (trx, audit, onCommit) => {
      const clan = found(await linkableClan(trx, id), 'Ese clan no existe')
      const earlier = found(await linkableClan(trx, id_anterior), 'El clan anterior no existe')
      const asStaff = requireRight(session, clan, earlier)
      requireEarlier(clan, earlier)
      await lockLine(trx, clan, earlier)
      const before = await loadLinajes(trx)
      if (before.get(id) !== id_anterior) {
        if (before.has(id) || [...before.values()].includes(id_anterior)) throw alreadyLinked()
        const fecha = services.now().toISOString()
        await storeLinaje(trx, { id_clan: id, id_anterior, player_id: session.id, fecha })
        await tellMedals(trx, onCommit, services, await settleLines(trx, [id]))
        await bumpVersion(trx, 'palmares')
        if (asStaff) await audit('clan.linaje', clanLabel(clan), { anterior: null }, { anterior: clanLabel(earlier) })
      }
      return found(await linajeOf(trx, id, null), 'Ese clan no existe')
    })
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyLinked() : error
  }
}

/** Removes the link between a clan and the clan of an earlier etapa that it continues. */
export function deleteLinaje(services: Services, session: SessionInfo, id: number): Promise<Linaje> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const clan = found(await linkableClan(trx, id), 'Ese clan no existe')
    const id_anterior = found((await loadLinajes(trx)).get(id), 'Ese clan no está unido a uno de antes')
    const earlier = found(await linkableClan(trx, id_anterior), 'El clan anterior no existe')
    const asStaff = requireRight(session, clan, earlier)
    await lockLine(trx, clan, earlier)
    await dropLinaje(trx, id)
    await tellMedals(trx, onCommit, services, await settleLines(trx, [id, id_anterior], 'all'))
    await bumpVersion(trx, 'palmares')
    if (asStaff)
      await audit('clan.linaje-deshacer', clanLabel(clan), { anterior: clanLabel(earlier) }, { anterior: null })
    return found(await linajeOf(trx, id, null), 'Ese clan no existe')
  })
}
