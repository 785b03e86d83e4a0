import type { LiveSample } from '@trinchera/contract/retos'
import { rooms } from '@trinchera/contract/socket'
import { linkedMembersOf } from '@trinchera/db/queries/nicks/nicks'
import { playedNow, type PlayedReto } from '@trinchera/db/queries/retos/due'
import { insertSample, latestSample } from '@trinchera/db/queries/retos/samples'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { fold } from '@trinchera/rules/folding'
import { watchEveryMs } from '@trinchera/rules/limits'
import { liveSides } from '@trinchera/rules/live-sides'
import type { PollingContext } from '../polling/context'
import type { Polling } from '../polling/poll-with-lease'
import { askServers, type ServerPoller } from './poll-servers'
import { forEachIsolated, inLog } from '@trinchera/runtime/each-isolated'

/** If a server's state differs from the stored one only in values such as pings, it is stored only after this many ms. */
const unchangedEvery = 60_000

export interface RetoWatcher extends ServerPoller {
  /** Returns the number of viewers in a live room. Rejects while Redis is unreachable. */
  watching: (room: string) => Promise<number>
}

async function sampleOf(
  { database: { db }, now }: PollingContext,
  { id, servidor, clans }: PlayedReto,
  { mapa, lista }: ServerAnswer,
): Promise<LiveSample> {
  const nicks = lista.map(({ nombre }) => nombre)
  const ids = clans.map((clan) => clan.id)
  const sides = liveSides(nicks, await linkedMembersOf(db, ids, [...new Set(nicks.map(fold))]), clans)
  const jugadores = lista.map((player, index) => ({
    ...player,
    ...(sides[index] ?? { id_clan: null, player_id: null }),
  }))
  return { id, servidor, mapa, jugadores, actualizado: now().toISOString() }
}

const news = ({ servidor, mapa, jugadores }: LiveSample) =>
  JSON.stringify([servidor, mapa, jugadores.map((player) => ({ ...player, ping: null }))])

/** True if a server's state should be stored: more than pings differ from the last stored state, or that one is `unchangedEvery` old. */
function isWorthKeeping(sample: LiveSample, before: LiveSample | null): boolean {
  if (!before || news(sample) !== news(before)) return true
  return Date.parse(sample.actualizado) - Date.parse(before.actualizado) >= unchangedEvery
}

async function watched(
  { database: { db }, now }: PollingContext,
  watching: RetoWatcher['watching'],
): Promise<PlayedReto[]> {
  const found = []
  for (const reto of await playedNow(db, now()))
    if (await watching(rooms.reto(reto.id)).catch(() => 0)) found.push(reto) // without Redis no viewer could be reached
  return found
}

/**
 * Polls the servers of retos that are being played and have viewers, each server once. Stores the servers' states and broadcasts these to
 * the viewers (docs/behaviour/servers-and-streams.md#Retos on a server). If a server does not reply, nothing is broadcast, because the page
 * shows the age of the last state. Rejects when stopped.
 */
export async function watchRetos(context: PollingContext, watcher: RetoWatcher, stopping: AbortSignal): Promise<void> {
  const { database, live } = context
  const retos = await watched(context, watcher.watching)
  if (!retos.length) return
  const used = new Set(retos.map(({ servidor }) => servidor))
  const { servidores } = await readOpciones(database.db)
  const results = await askServers(
    watcher,
    servidores.filter(({ id }) => used.has(id)),
    stopping,
  )
  const answers = new Map(results.map(({ option, answer }) => [option.id, answer]))
  const tell = async (reto: PlayedReto) => {
    const answer = answers.get(reto.servidor)
    if (!answer) return
    const sample = await sampleOf(context, reto, answer)
    if (isWorthKeeping(sample, await latestSample(database.db, reto.id))) await insertSample(database.db, sample)
    live.emit(rooms.reto(reto.id), 'match:live', sample)
  }
  await forEachIsolated(
    retos,
    tell,
    inLog(context.log, ({ id }) => `reto en juego ${id}`),
    { stopping },
  )
}

/** Settings by which `pollWithLease` polls the servers of retos. */
export const watchingRetos = (context: PollingContext, watcher: RetoWatcher): Polling => ({
  target: 'retos',
  every: watchEveryMs,
  lease: 30_000,
  poll: async (stopping) => {
    await watchRetos(context, watcher, stopping)
    return watchEveryMs
  },
})
