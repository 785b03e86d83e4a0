import { rooms } from '@trinchera/contract/socket'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { lockPoll, recordAnswer } from '@trinchera/db/queries/polling/polls'
import { linkNicks } from '@trinchera/db/queries/nicks/nicks'
import { sampleServers } from '@trinchera/db/queries/servidores/samples'
import { deleteServers, storedServers, storeServers } from '@trinchera/db/queries/servidores/states'
import { gameServers, storedAnswer } from '@trinchera/db/queries/servidores/servidores'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { ServerStatesTable } from '@trinchera/db/schema/streams'
import { missesToOffline } from '@trinchera/rules/limits'
import { broadcast, type PollingContext } from '../polling/context'
import { isStale } from '../polling/freshness'
import type { PollResult } from './poll-result'
import { looksSame } from './read-answer'
import { notifyAlerts } from './notify-alerts'

const isOnline = (state: ServerStatesTable | undefined) =>
  state !== undefined && state.state !== null && state.misses < missesToOffline

/** The effect of one poll result. `row`: the database row to store, null for none. `isVisible`: true if users see a difference. */
interface Change {
  row: ServerStatesTable | null
  isVisible: boolean
  wentOffline: boolean
  cameOnline: boolean
}

/** The effect of a poll without a reply. One missed reply is not visible, unless the server never replied: then it is shown as offline. */
function missed({ option, address }: PollResult, before: ServerStatesTable | undefined): Change {
  const known = before ?? { id_servidor: option.id, address, state: null, answered_at: null, misses: 0 }
  if (known.misses >= missesToOffline) return { row: null, isVisible: false, wentOffline: false, cameOnline: false }
  const row = { ...known, misses: known.misses + 1 }
  const falls = isOnline(before) && !isOnline(row)
  return { row, isVisible: falls || !before, wentOffline: falls || !before, cameOnline: false }
}

function changeOf(result: PollResult, stored: ServerStatesTable | undefined, isRefresh: boolean, now: string): Change {
  const before = stored?.address === result.address ? stored : undefined
  if (!result.answer) return missed(result, before)
  const row = {
    id_servidor: result.option.id,
    address: result.address,
    state: JSON.stringify(result.answer),
    answered_at: now,
    misses: 0,
  }
  const previous = isOnline(before) ? storedAnswer(before?.state) : null
  const isVisible = !previous || !looksSame(previous, result.answer)
  return {
    row: isVisible || isRefresh || !before ? row : { ...before, answered_at: now, misses: 0 },
    isVisible,
    wentOffline: false,
    cameOnline: before !== undefined && !isOnline(before),
  }
}

const ports = (changed: readonly (PollResult & Change)[]) => changed.map(({ option }) => option.puerto).join(', ')

function logChanges({ log }: PollingContext, changed: readonly (PollResult & Change)[]) {
  const [offline, online] = [
    changed.filter(({ wentOffline }) => wentOffline),
    changed.filter(({ cameOnline }) => cameOnline),
  ]
  if (offline.length)
    log.warn({ puertos: ports(offline) }, 'hay servidores del juego que no contestan; se sigue preguntando')
  if (online.length) log.info({ puertos: ports(online) }, 'hay servidores del juego que volvieron a contestar')
}

/**
 * Stores poll results in one transaction: player counts, links of nicks to players, notices of alerts. Deletes servers that are no longer
 * in the opciones. Broadcasts all servers after a visible change and about once a minute (because of pings), otherwise only which servers
 * replied.
 */
export async function storeAnswers(
  context: PollingContext,
  gameHost: string,
  results: readonly PollResult[],
): Promise<void> {
  const at = context.now()
  await context.database.transaction(async (trx, onCommit) => {
    const { answered_at } = await lockPoll(trx, 'servidores')
    const opciones = await readOpciones(trx)
    const ids = new Set(opciones.servidores.map(({ id }) => id))
    const stored = await storedServers(trx)
    const removed = [...stored.keys()].filter((id) => !ids.has(id))
    const isRefresh = isStale(answered_at, at)
    const changes = results
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
    const names = changes.flatMap(({ answer }) => answer?.lista.map(({ nombre }) => nombre) ?? [])
    await linkNicks(trx, names, at.toISOString())
    await notifyAlerts(trx, onCommit, context, changes)
    onCommit(() => logChanges(context, changes))
    const answered = changes.filter(({ answer }) => answer).map(({ option }) => option.id)
    const isVisible =
      removed.length > 0 || changes.some((change) => change.isVisible) || context.pendingBroadcasts.has('servidores')
    if (!isVisible && answered.length === 0) return
    await bumpVersion(trx, 'servidores')
    if (!isVisible && !isRefresh) {
      const event = { ids: answered, actualizado: at.toISOString() }
      return onCommit(() => {
        if (context.canBroadcast()) context.live.emit(rooms.publico, 'servers:answered', event)
      })
    }
    if (isRefresh && answered.length) await recordAnswer(trx, 'servidores', at.toISOString())
    const servers = await gameServers(trx, gameHost, opciones)
    onCommit(() => broadcast(context, 'servidores', () => context.live.emit(rooms.publico, 'servers:changed', servers)))
  })
}
