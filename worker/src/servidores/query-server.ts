import type { GameDig } from 'gamedig'
import type { ServerOption } from '@trinchera/contract/opciones'
import type { ServerAnswer } from '@trinchera/db/queries/servidores/servidores'
import { readAnswer } from './read-answer'

/** Timeout of a query, ms; one attempt. */
const longestAnswer = 1000

/** Queries one server; null without a complete answer. `address`: an IP address. */
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
 * Queries over one UDP socket with gamedig, loaded at the first query because it is large. The first query runs alone:
 * gamedig opens a socket for each query that arrives before it has one, and leaks the others.
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
