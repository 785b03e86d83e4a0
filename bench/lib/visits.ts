// The addresses that visitors read on the night of a final.
import type { RouteName } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'
import { apiOf } from '@trinchera/testing/people'
import { publicReads } from '@trinchera/testing/public-reads'

/**
 * What visitors ask for, page by page: the page, which brings the replies of its first screen, and the calls behind it. The stage that everybody
 * follows is opened between all others. The site has the demo community.
 */
export async function visitsOf(url: string, etapa: number): Promise<string[]> {
  const api = apiOf(url)
  const known = new Map((await publicReads(url)).map(({ name, address }) => [name, address]))
  const call = (name: RouteName) => {
    const address = known.get(name)
    if (address === undefined) throw new Error(`${name} is no public read`)
    return address
  }
  const idIn = (name: RouteName) => Number(/\d+/.exec(call(name).replace('/api/v1', ''))?.[0])
  const tema = (await api.listRecentTemas()).data[0]
  if (!tema) throw new Error('the demo community has no topic')
  const pages: [page: string, calls: readonly RouteName[]][] = [
    [paths.home, ['listOpenEtapas', 'listAgenda', 'listLastMatches', 'listServers', 'getStreams', 'getOpciones']],
    [paths.ladder, ['listOpenEtapas', 'listTopPlayers', 'listTopClanes', 'listJuegos']],
    [paths.clan(idIn('getClan')), ['getClan', 'listClanMatches', 'listPlaces', 'listClanMedals', 'getRetoRecord']],
    [paths.partida(idIn('getMatch')), ['getMatch', 'listLastMatches']],
    [paths.jugador(idIn('getPlayer')), ['getPlayer', 'listPlayerMatches', 'listPlayerMedals', 'getPerfil']],
    [paths.anuncios, ['listAnuncios']],
    [paths.anuncio(idIn('getAnuncio')), ['getAnuncio', 'listComments']],
    [paths.tema(tema.id, tema.slug), ['getTema', 'listSecciones']],
    [paths.torneo(idIn('getTorneo')), ['listTorneos', 'getTorneo']],
    [paths.servidores, ['listServers', 'listServerHistory']],
    [paths.jugadores, ['listPlayers', 'listJuegos']],
    [paths.retos, ['listRetos']],
    [paths.palmares, ['getPalmares']],
  ]
  return pages.flatMap(([page, calls]) => [
    paths.etapa(etapa),
    `/api/v1/clanes/etapa/${etapa}`,
    `/api/v1/presencia/etapa:${etapa}`,
    page,
    ...calls.map(call),
  ])
}
