import type { Config } from '@trinchera/runtime/config'
import { cacheAddresses } from '../servidores/host-addresses'
import { statusQuery } from '../servidores/query-server'
import { watchingRetos } from '../servidores/watch-retos'
import { pollingServers } from '../servidores/poll-servers'
import { pollingTwitch, resetTwitch } from '../streams/poll-twitch'
import { pollWithLease } from './poll-with-lease'
import type { PollingContext } from './context'

/**
 * Starts to poll the game servers and, if configured, Twitch. Servers of retos that people watch are polled more often. `watching` returns
 * the number of viewers in a live room. Returns a function that stops the polling.
 */
export function startPolling(
  context: PollingContext,
  { twitch, gameHost, poll }: Pick<Config, 'twitch' | 'gameHost' | 'poll'>,
  watching: (room: string) => Promise<number>,
): () => Promise<unknown> {
  // Each kind of polling has its own UDP sockets. A server's reply has no id of the query, so only the port shows which query it belongs
  // to.
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
