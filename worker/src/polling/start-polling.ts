import type { Config } from '@trinchera/runtime/config'
import { pollingServers } from '../servidores/poll-servers'
import { pollingTwitch, resetTwitch } from '../streams/poll-twitch'
import { pollWithLease } from './poll-with-lease'
import type { PollingContext } from './context'

/** Polls the game servers, and Twitch if configured; returns a stop function. */
export function startPolling(
  context: PollingContext,
  { twitch, gameHost, poll }: Pick<Config, 'twitch' | 'gameHost' | 'poll'>,
): () => Promise<unknown> {
  const stops = [pollWithLease(context, pollingServers(context, gameHost, poll.servers))]
  if (twitch) stops.push(pollWithLease(context, pollingTwitch(context, twitch, poll.streams)))
  else
    resetTwitch(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'no se pudo olvidar lo que dijo Twitch'),
    )
  return () => Promise.all(stops.map((stop) => stop()))
}
