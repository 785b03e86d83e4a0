import type { Config } from '@trinchera/runtime/config'
import { askingServers } from '../servidores/ask-servers'
import { askingTwitch, forgetTwitch } from '../streams/ask-twitch'
import { askByTurns } from './ask-by-turns'
import type { AskingContext } from './context'

/** Asks the game servers, and Twitch where it is configured, for as long as the worker lives; answers how to stop. */
export function startAsking(context: AskingContext, { twitch, gameHost, poll }: Pick<Config, 'twitch' | 'gameHost' | 'poll'>): () => Promise<unknown> {
  const stops = [askByTurns(context, askingServers(context, gameHost, poll.servers))]
  if (twitch) stops.push(askByTurns(context, askingTwitch(context, twitch, poll.streams)))
  else forgetTwitch(context).catch((error: unknown) => context.log.error({ err: error }, 'no se pudo olvidar lo que dijo Twitch'))
  return () => Promise.all(stops.map((stop) => stop()))
}
