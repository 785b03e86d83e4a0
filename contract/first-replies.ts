import type { ParamsOf, QueryOf, ReplyOf } from './route'
import type { Routes } from './routes'

// The API replies that are sent along with a page (docs/behaviour/http.md#First screen). The browser's entry imports this file: no zod.

/** Cacheable routes whose replies may be sent along with a page. */
type FirstRoute =
  | 'listJuegos'
  | 'listEtapas'
  | 'getEtapa'
  | 'listClanes'
  | 'getClan'
  | 'listOpenEtapas'
  | 'listMoves'
  | 'listTopPlayers'
  | 'listLastMatches'
  | 'getOpciones'
  | 'listAnuncios'
  | 'getAnuncio'
  | 'listServers'
  | 'getStreams'
  | 'listPlayers'
  | 'getMatch'
  | 'listAgenda'

/** A call that the web client would make for the page. */
export type Read = {
  [N in FirstRoute]: { name: N; params: ParamsOf<Routes[N]>; query: QueryOf<Routes[N]> }
}[FirstRoute]

/** A call with the API's reply to it. */
export type FirstReply = { [N in FirstRoute]: Extract<Read, { name: N }> & { reply: ReplyOf<Routes[N]> } }[FirstRoute]

/**
 * Renders the HTML that a page shows before any script has loaded, from its path and the replies sent along; empty for a screen without
 * such HTML.
 */
export type FirstPaint = (pathname: string, replies: readonly FirstReply[]) => string

/** Id of the element that holds a `FirstReply[]` as JSON. */
export const firstRepliesId = 'primeras-respuestas'
