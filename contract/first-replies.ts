import type { ParamsOf, QueryOf, ReplyOf } from './route'
import type { Routes } from './routes'

// API replies that the server sends inside the HTML of a page, so that the web client need not request them (docs/behaviour/http.md#First
// screen). The browser's entry module imports this file, so it must not import zod.

/** Cacheable routes whose replies the server may send inside a page. */
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
  | 'getPrivacidad'
  | 'getTexto'
  | 'listAnuncios'
  | 'getAnuncio'
  | 'listServers'
  | 'getStreams'
  | 'listPlayers'
  | 'getMatch'
  | 'listAgenda'

/** A call of the API that the web client would make to show a page. */
export type Read = {
  [N in FirstRoute]: { name: N; params: ParamsOf<Routes[N]>; query: QueryOf<Routes[N]> }
}[FirstRoute]

export type FirstReply = { [N in FirstRoute]: Extract<Read, { name: N }> & { reply: ReplyOf<Routes[N]> } }[FirstRoute]

/** Makes the HTML that a page shows before any script has loaded, from its path and the replies sent with it; '' for other pages. */
export type FirstPaint = (pathname: string, replies: readonly FirstReply[]) => string

/** Id of the HTML element that contains a `FirstReply[]` as JSON. */
export const firstRepliesId = 'primeras-respuestas'
