import type { GameDig } from 'gamedig'
import type { ServerOption } from '@trinchera/contract/opciones'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { readAnswer } from './read-answer'

/** A server has so long to answer, ms; one try. */
const longestAnswer = 1000

/** Asks one server; null where no whole answer came. `address`: an IP address. */
export type QueryServer = (tipo: ServerOption['tipo'], address: string, port: number) => Promise<ServerAnswer | null>

async function query(
  gamedig: GameDig,
  patience: number,
  ...[type, address, port]: Parameters<QueryServer>
): Promise<ServerAnswer | null> {
  const options = {
    type,
    host: address,
    address,
    port,
    givenPortOnly: true,
    portCache: false,
    maxRetries: 1,
    socketTimeout: patience,
    attemptTimeout: 2 * patience,
  }
  return gamedig
    .query(options)
    .then(readAnswer)
    .catch(() => null)
}

/**
 * Asks over one UDP socket for all of them, with gamedig, which is loaded at the first question: it brings hundreds of games along. That question
 * goes alone: gamedig opens a socket for each that comes before it has one, and closes none.
 */
export function openGamedig(patience = longestAnswer): QueryServer {
  let opened: Promise<GameDig> | null = null
  return async (...whom) => {
    if (opened) return query(await opened, patience, ...whom)
    const loaded = import('gamedig').then(({ GameDig }) => new GameDig())
    const first = loaded.then((gamedig) => query(gamedig, patience, ...whom))
    opened = first.then(() => loaded)
    return first
  }
}
