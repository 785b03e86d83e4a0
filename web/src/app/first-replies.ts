import type { QueryClient } from '@tanstack/react-query'
import { firstRepliesId, type FirstReply } from '@trinchera/contract/first-replies'
import { anuncioQuery, anunciosQuery } from '../features/anuncios/queries'
import { playersQuery } from '../features/jugadores/queries'
import { lastMatchesQuery, topPlayersQuery } from '../features/ladder/queries'
import { pageOf } from '../lib/api-query'
import {
  agendaQuery,
  clanQuery,
  etapaQuery,
  etapasQuery,
  juegosQuery,
  matchQuery,
  movesQuery,
  openEtapasQuery,
  tableOf,
  tableQuery,
} from '../lib/queries'
import { privacyQuery } from '../lib/privacy-query'
import { opcionesQuery, serversQuery, streamsQuery, textoQuery } from '../lib/site-queries'

/** Stores one reply in the query cache, in the form in which its query would store it. */
function store(client: QueryClient, first: FirstReply) {
  switch (first.name) {
    case 'listJuegos':
      return client.setQueryData(juegosQuery.queryKey, first.reply.data)
    case 'listEtapas':
      return client.setQueryData(etapasQuery(first.params.gameId).queryKey, first.reply.data)
    case 'getEtapa':
      return client.setQueryData(etapaQuery(first.params.id).queryKey, first.reply.data)
    case 'listClanes':
      return client.setQueryData(tableQuery(first.params.id).queryKey, tableOf(first.reply))
    case 'getClan':
      return client.setQueryData(clanQuery(first.params.id).queryKey, first.reply.data)
    case 'listOpenEtapas':
      return client.setQueryData(openEtapasQuery.queryKey, first.reply.data)
    case 'listMoves':
      return client.setQueryData(movesQuery(first.params.id, first.query.desde).queryKey, first.reply.data)
    case 'listTopPlayers':
      return client.setQueryData(topPlayersQuery.queryKey, first.reply.data)
    case 'listLastMatches':
      return client.setQueryData(lastMatchesQuery(first.query.etapa).queryKey, first.reply.data)
    case 'getOpciones':
      return client.setQueryData(opcionesQuery.queryKey, first.reply.data)
    case 'getPrivacidad':
      return client.setQueryData(privacyQuery(first.query.version).queryKey, first.reply.data)
    case 'getTexto':
      return client.setQueryData(textoQuery(first.params.clave).queryKey, first.reply.data)
    case 'listAnuncios':
      return client.setQueryData(anunciosQuery.queryKey, { pages: [pageOf(first.reply)], pageParams: [1] })
    case 'getAnuncio':
      return client.setQueryData(anuncioQuery(first.params.id).queryKey, first.reply.data)
    case 'listServers':
      return client.setQueryData(serversQuery.queryKey, first.reply.data)
    case 'listPlayers':
      return client.setQueryData(playersQuery('', first.query.pagina ?? 1).queryKey, pageOf(first.reply))
    case 'getMatch':
      return client.setQueryData(matchQuery(first.params.id).queryKey, first.reply.data)
    case 'listAgenda':
      return client.setQueryData(agendaQuery(first.query.desde).queryKey, first.reply.data)
    case 'getStreams':
      return client.setQueryData(streamsQuery.queryKey, first.reply.data)
  }
}

/** Fills the query cache with the API replies that the server put into the page, so that the first screen renders with data. */
export function storeFirstReplies(client: QueryClient, page: Pick<Document, 'getElementById'>) {
  const text = page.getElementById(firstRepliesId)?.textContent
  if (!text) return
  const replies: FirstReply[] = JSON.parse(text)
  for (const reply of replies) store(client, reply)
}
