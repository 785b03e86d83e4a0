import type { Torneo } from '@trinchera/contract/torneos'
import { discordWindowMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { torneosSince } from '../site/torneos'
import { told, type Fact } from './facts'
import { noMessages } from './retos-told'

type Seen = Torneo & { revision: number }

const refOf = ({ id, estado, revision }: Seen) =>
  `${id}:${revision}.${['en-juego', 'terminado', 'cancelado'].includes(estado) ? estado : 'por-jugarse'}`
const deletedRef = (id: number) => `${id}:eliminado`

/** State of a torneo as the `ref` of the post for its Discord event: `7:2.en-juego` (id, revision, state) or `7:eliminado`. */
export async function torneoEventRef(db: Db, id: number, now: Date): Promise<string> {
  const [torneo] = await torneosSince(db, '', { torneo: id }, now.toISOString())
  return torneo ? refOf(torneo) : deletedRef(id)
}

/** Ids of the torneos for which the bot created events in Discord. */
async function shown(trx: Db): Promise<number[]> {
  const rows = await trx
    .selectFrom('discord_posts')
    .where('tipo', '=', 'torneo-evento')
    .where('mensajes', 'is not', null)
    .where('mensajes', '!=', noMessages)
    .select('ref')
    .execute()
  return [...new Set(rows.map(({ ref }) => Number(ref.split(':')[0])))]
}

/** One post for each state of a torneo, from which the bot creates or updates Discord events. None if the torneo began without events. */
export async function dueTorneos(trx: Db, now: Date): Promise<Fact[]> {
  const at = now.toISOString()
  const window = new Date(now.getTime() - 7 * discordWindowMs).toISOString()
  const torneos = await torneosSince(trx, window, null, at)
  const withEvents = await shown(trx)
  const existing = new Set(
    withEvents.length
      ? (await trx.selectFrom('torneos').where('id', 'in', withEvents).select('id').execute()).map(({ id }) => id)
      : [],
  )
  const refs = [
    ...torneos
      .filter(({ id, inicio, estado }) => withEvents.includes(id) || (inicio > at && estado !== 'cancelado'))
      .map(refOf),
    ...withEvents.filter((id) => !existing.has(id)).map(deletedRef),
  ]
  const known = await told(trx, 'torneo-evento', refs)
  return refs.filter((ref) => !known.has(ref)).map((ref) => ({ tipo: 'torneo-evento', ref, fecha: at }))
}
