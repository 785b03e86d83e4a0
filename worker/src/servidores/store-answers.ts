import { rooms } from '@trinchera/contract/socket'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { lockPoll, recordAnswer } from '@trinchera/db/queries/polling/polls'
import { sampleServers } from '@trinchera/db/queries/servidores/samples'
import { deleteServers, storedServers, storeServers } from '@trinchera/db/queries/servidores/states'
import { gameServers, type ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { ServerStatesTable } from '@trinchera/db/schema/streams'
import { missesToOffline } from '@trinchera/rules/limits'
import { broadcast, type PollingContext } from '../polling/context'
import { isStale } from '../polling/freshness'
import type { Asked } from './poll-servers'
import { looksSame } from './read-answer'
import { notifyAlerts } from './notify-alerts'

const isOnline = (state: ServerStatesTable | undefined) =>
  state !== undefined && state.state !== null && state.misses < missesToOffline

/** The effect of one result: the row to store (null: none) and whether it is visible to users. */
interface Change {
  row: ServerStatesTable | null
  isNews: boolean
  fell: boolean
  rose: boolean
}

/** The first miss changes nothing, except for a server that never answered: it is offline at once. */
function missed({ option, address }: Asked, before: ServerStatesTable | undefined): Change {
  const known = before ?? { id_servidor: option.id, address, state: null, answered_at: null, misses: 0 }
  if (known.misses >= missesToOffline) return { row: null, isNews: false, fell: false, rose: false }
  const row = { ...known, misses: known.misses + 1 }
  const falls = isOnline(before) && !isOnline(row)
  return { row, isNews: falls || !before, fell: falls || !before, rose: false }
}

function changeOf(asked: Asked, stored: ServerStatesTable | undefined, isRefresh: boolean, now: string): Change {
  const before = stored?.address === asked.address ? stored : undefined
  if (!asked.answer) return missed(asked, before)
  const row = {
    id_servidor: asked.option.id,
    address: asked.address,
    state: JSON.stringify(asked.answer),
    answered_at: now,
    misses: 0,
  }
  const said: ServerAnswer | null = isOnline(before) ? JSON.parse(before?.state ?? 'null') : null
  const isNews = !said || !looksSame(said, asked.answer)
  return {
    row: isNews || isRefresh || before?.misses ? row : null,
    isNews,
    fell: false,
    rose: before !== undefined && !isOnline(before),
  }
}

const ports = (changed: readonly (Asked & Change)[]) => changed.map(({ option }) => option.puerto).join(', ')

function sayInLog({ log }: PollingContext, changed: readonly (Asked & Change)[]) {
  const [fallen, risen] = [changed.filter(({ fell }) => fell), changed.filter(({ rose }) => rose)]
  if (fallen.length)
    log.warn({ puertos: ports(fallen) }, 'hay servidores del juego que no contestan; se sigue preguntando')
  if (risen.length) log.info({ puertos: ports(risen) }, 'hay servidores del juego que volvieron a contestar')
}

/**
 * Stores the results in one transaction: broadcasts visible changes, updates the answer time about once a minute,
 * samples player counts, notifies alerts, and deletes servers no longer in the opciones.
 */
export async function storeAnswers(context: PollingContext, gameHost: string, asked: readonly Asked[]): Promise<void> {
  const at = context.now()
  await context.database.transaction(async (trx, onCommit) => {
    const { answered_at } = await lockPoll(trx, 'servidores')
    const opciones = await readOpciones(trx)
    const ids = new Set(opciones.servidores.map(({ id }) => id))
    const stored = await storedServers(trx)
    const removed = [...stored.keys()].filter((id) => !ids.has(id))
    const isRefresh = isStale(answered_at, at)
    const changes = asked
      .filter(({ option }) => ids.has(option.id))
      .map((one) => ({ ...one, ...changeOf(one, stored.get(one.option.id), isRefresh, at.toISOString()) }))
    await deleteServers(trx, removed)
    await storeServers(
      trx,
      changes.flatMap(({ row }) => row ?? []),
    )
    await sampleServers(
      trx,
      changes.flatMap(({ option, answer }) => (answer ? { id_servidor: option.id, jugadores: answer.jugadores } : [])),
      at,
    )
    await notifyAlerts(trx, onCommit, context, changes)
    onCommit(() => sayInLog(context, changes))
    const isHeard = changes.some(({ answer }) => answer)
    const isNews = removed.length > 0 || changes.some((change) => change.isNews) || context.untold.has('servidores')
    if (!isNews && !(isRefresh && isHeard)) return
    if (isRefresh && isHeard) await recordAnswer(trx, 'servidores', at.toISOString())
    await bumpVersion(trx, 'servidores')
    const servers = await gameServers(trx, gameHost, opciones)
    onCommit(() => broadcast(context, 'servidores', () => context.live.emit(rooms.publico, 'servers:changed', servers)))
  })
}
