import { lockPlayer, storedPlayer } from '@trinchera/db/queries/admin/players'
import { clansOfPlayer } from '@trinchera/db/queries/clanes/memberships'
import { storeWordsAgain } from '@trinchera/db/queries/foro/search'
import { deleteBlock, insertBlock } from '@trinchera/db/queries/privacy/blocked'
import { textsNaming } from '@trinchera/db/queries/privacy/hidden-names'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { requireAnotherAdmin } from '../admin/require-another-admin'
import { broadcastClan } from '../clanes/broadcast-clan'
import { broadcastTexts } from '../comentarios/broadcast-texts'
import { endSessions } from '../session/end-sessions'

/** Tells open pages that the account's name changed everywhere: those of its clans, those with its texts, and those with texts that name it. */
async function broadcastPlayer(trx: Db, onCommit: OnCommit, services: Services, id: number, texts: Texts, now: string) {
  await storeWordsAgain(trx, services.database.dialect, texts.naming)
  broadcastTexts(onCommit, services, [...new Set([...texts.own, ...texts.naming])])
  for (const clan of await clansOfPlayer(trx, id))
    await broadcastClan(trx, onCommit, services, clan, { inTable: true, now })
  for (const topic of ['players', 'ladder', 'anuncios', 'foro', 'palmares', 'retos', 'streams'] as const)
    await bumpVersion(trx, topic)
}

/** Ids of the account's comments, posts and messages, and of those of others that name it. */
interface Texts {
  own: number[]
  naming: number[]
}

const textsOf = async (trx: Db, id: number): Promise<Texts> => ({
  own: await textsNaming(trx, id, 'creador'),
  naming: await textsNaming(trx, id, 'comentario'),
})

/** The label in the audit log, without the name, because all staff hear of an act as it happens. */
const label = (id: number) => `jugador ${id}`

/**
 * Blocks an account: its data stay stored, but nobody can see them (docs/behaviour/privacy.md#Blocked accounts). Throws 404 if there is no
 * such open account, 400 for one's own account and for the only administrator.
 */
export function blockAccount(services: Services, session: SessionInfo, id: number, motivo: string): Promise<void> {
  const now = services.now().toISOString()
  if (id === session.id) throw new RuleError(400, 'Nadie bloquea su propia cuenta')
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await requireAnotherAdmin(trx, id, now)
    const { username } = found(await lockPlayer(trx, id), 'Ese jugador no existe')
    await endSessions(trx, onCommit, services, id, { reason: 'Tu cuenta quedó bloqueada', now })
    await insertBlock(trx, { id, username }, { motivo, quien: session.username, created_at: now })
    await audit('bloqueo.crear', label(id), null, { username, motivo })
    await broadcastPlayer(trx, onCommit, services, id, await textsOf(trx, id), now)
  })
}

/** Unblocks an account. Throws 404 if it is not blocked. */
export function unblockAccount(services: Services, session: SessionInfo, id: number, motivo: string): Promise<void> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const texts = await textsOf(trx, id)
    if (!(await deleteBlock(trx, id))) throw new RuleError(404, 'Esa cuenta no está bloqueada')
    const { username } = found(await storedPlayer(trx, id), 'Ese jugador no existe')
    await audit('bloqueo.levantar', label(id), null, { username, motivo })
    await broadcastPlayer(trx, onCommit, services, id, texts, now)
  })
}
