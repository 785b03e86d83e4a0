import type { Config } from '@trinchera/runtime/config'
import { cacheAddresses } from '../servidores/host-addresses'
import { statusQuery } from '../servidores/query-server'
import { watchingRetos } from '../servidores/watch-retos'
import { pollingServers } from '../servidores/poll-servers'
import { pollingTwitch, resetTwitch } from '../streams/poll-twitch'
import { pollWithLease } from './poll-with-lease'
import type { PollingContext } from './context'

/**
 * Starts polling the game servers (those of retos being watched more often) and, if configured, Twitch; returns a stop function.
 * `watching`: returns how many viewers a room has.
 */
export function startPolling(
  context: PollingContext,
  { twitch, gameHost, poll }: Pick<Config, 'twitch' | 'gameHost' | 'poll'>,
  watching: (room: string) => Promise<number>,
): () => Promise<unknown> {
  // Each poller has its own sockets, because a game server's answer shows which port asked but not which query it answers.
  const poller = { query: statusQuery(), find: cacheAddresses(context.now), gameHost }
  const stops = [
    pollWithLease(context, pollingServers(context, poller, poll.servers)),
    pollWithLease(context, watchingRetos(context, { ...poller, query: statusQuery(), watching })),
  ]
  if (twitch) stops.push(pollWithLease(context, pollingTwitch(context, twitch, poll.streams)))
  else
    resetTwitch(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'no se pudo olvidar lo que dijo Twitch'),
    )
  return () => Promise.all(stops.map((stop) => stop()))
}
