// URLs for all public GET routes of the contract, on a site with the demo community. Throws if a route has no URL.
import { pathOf } from '@trinchera/contract/client'
import { routes, type RouteName } from '@trinchera/contract/routes'
import { apiOf } from './people'

/** Routes behind the links of mails. They are left out because they change data or need a secret. */
const notReads: readonly RouteName[] = ['validateAccount', 'resendValidation', 'getSuspension', 'getDataRequest']

const isName = (name: string): name is RouteName => name in routes

const first = <T>(rows: readonly T[], what: string): T => {
  const [row] = rows
  if (row === undefined) throw new Error(`the demo community has no ${what}`)
  return row
}

/** A URL for every public GET route. `of`: ids of an etapa and a clan for the URLs, instead of the largest open etapa and the best clan. */
export async function publicReads(
  url: string,
  of: { etapa?: number; clan?: number } = {},
): Promise<{ name: RouteName; address: string }[]> {
  const api = apiOf(url)
  const largest = first(
    (await api.listOpenEtapas()).data.toSorted((a, b) => b.clanes - a.clanes),
    'open etapa',
  )
  const etapas = (
    await Promise.all((await api.listJuegos()).data.map(({ id }) => api.listEtapas({ params: { gameId: id } })))
  ).flatMap(({ data }) => data)
  const archived = first(
    etapas.filter(({ archivada }) => archivada),
    'archived etapa',
  ).id
  const clan = of.clan ?? first((await api.listTopClanes()).data, 'clan').id
  const player = first((await api.listTopPlayers()).data, 'player').id
  const torneo = first(
    (await api.listTorneos()).data.filter(({ estado }) => estado === 'terminado'),
    'torneo that is over',
  ).id
  const rondas = (await api.getTorneo({ params: { id: torneo } })).data.llave?.rondas ?? []
  const partida = first(
    rondas.flatMap(({ partidas }) => partidas),
    'match of a torneo',
  ).id
  const reto = first((await api.listRetos({ query: { estado: 'acordado' } })).data, 'reto').id
  const id = of.etapa ?? largest.id
  /** Parameters of the routes whose `:id` is not an etapa or that have other parameters. */
  const params: Partial<Record<RouteName, Record<string, string | number>>> = {
    getPlayer: { id: player },
    getPlayerClan: { playerId: player, stageId: id },
    listPlayerMatches: { id: player },
    listEtapas: { gameId: first((await api.listJuegos()).data, 'game').id },
    getFinalStandings: { id: archived },
    getClan: { id: clan },
    listReportableClanes: { stageId: id, clanId: clan },
    getPresence: { room: `etapa:${id}` },
    listPlaces: { clanId: clan },
    listClanMatches: { clanId: clan },
    getAnuncio: { id: first((await api.listAnuncios()).data, 'anuncio').id },
    listComments: { id: first((await api.listAnuncios()).data, 'anuncio').id },
    listTemas: { id: first((await api.listSecciones()).data, 'section').id },
    getTexto: { clave: 'reglamento' },
    getTema: { id: first((await api.listRecentTemas()).data, 'topic').id },
    listClanTorneos: { id: clan },
    getTorneo: { id: torneo },
    getTorneoMatch: { id: torneo, partida },
    listServerHistory: { id: first((await api.listServers()).data, 'server').id },
    getMatch: { id: first((await api.listLastMatches()).data, 'match').id },
    getReto: { id: reto },
    listUsualHours: { id: clan },
    getRetoRecord: { id: clan },
    listRetoSamples: { id: reto },
    getPalmaresEtapa: { id: archived },
    listClanMedals: { id: clan },
    listPlayerMedals: { id: player },
    getLinaje: { id: clan },
    getPerfil: { id: player },
  }
  const query: Partial<Record<RouteName, Record<string, string>>> = {
    searchForo: { q: 'clan' },
    listMoves: { desde: '2026-01-01T00:00:00.000Z' },
    listAgenda: { desde: '2026-01-01T00:00:00.000Z' },
  }
  return Object.entries(routes).flatMap(([name, { method, path, access }]) => {
    if (!isName(name) || method !== 'GET' || (access !== 'public' && access !== 'optional') || notReads.includes(name))
      return []
    const address = pathOf(path, { params: params[name] ?? { id }, query: query[name] ?? {} })
    if (address.includes(':') && !address.includes('presencia')) throw new Error(`${name} needs an address here`)
    return [{ name, address }]
  })
}
