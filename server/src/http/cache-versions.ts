import type { Database } from '@trinchera/db/database'
import { dataStateReader, type DataState, type Topic } from '@trinchera/db/queries/site/versions'
import type { RouteName } from '@trinchera/contract/routes'

type Dependency = Topic | 'etapa'

/** For each cacheable route, the kinds of data on which its reply depends. `etapa`: the ladder table of the etapa in the URL (`id`). */
const dependencies: { [K in RouteName]?: readonly Dependency[] } = {
  listJuegos: ['juegos'],
  listEtapas: ['juegos', 'ladder'],
  listOpenEtapas: ['juegos', 'ladder'],
  getEtapa: ['juegos', 'ladder'],
  listClanes: ['etapa', 'juegos'],
  getClan: ['ladder', 'players', 'juegos'],
  listPlayers: ['players', 'ladder', 'juegos'],
  listTopClanes: ['ladder', 'juegos'],
  getMatch: ['ladder', 'players', 'juegos'],
  listLastMatches: ['ladder', 'juegos'],
  listTopPlayers: ['ladder', 'players'],
  listMoves: ['etapa', 'juegos'],
  listAgenda: ['retos', 'ladder', 'juegos'],
  getPalmares: ['palmares', 'ladder', 'players', 'juegos'],
  getOpciones: ['opciones'],
  getPrivacidad: ['opciones'],
  listTextos: ['textos'],
  getTexto: ['textos'],
  listAnuncios: ['anuncios'],
  getAnuncio: ['anuncios'],
  getStreams: ['streams', 'players', 'opciones'],
  listServers: ['servidores', 'opciones'],
}

/**
 * Public routes whose replies depend on more data than `dependencies` can name. Their replies are cached until the next commit to the
 * database, and for one second at most. The reply about presence (who is online) is also dropped when presence changes in any process.
 */
const untilAnyCommit = new Set<RouteName>([
  'getLoginOptions',
  'getPlayer',
  'getPlayerClan',
  'listPlayerMatches',
  'getFinalStandings',
  'listReportableClanes',
  'listPlaces',
  'listClanMatches',
  'listComments',
  'listSecciones',
  'listTemas',
  'listRecentTemas',
  'getTema',
  'searchForo',
  'getPresence',
  'listTorneos',
  'listClanTorneos',
  'getTorneo',
  'getTorneoMatch',
  'listServerHistory',
  'listRetos',
  'getReto',
  'listUsualHours',
  'getRetoRecord',
  'listRetoSamples',
  'getPushKey',
  'getPalmaresEtapa',
  'listClanMedals',
  'listPlayerMedals',
  'getLinaje',
  'getPerfil',
])

/** Returns the version of a route's reply for a state of the data. A cached reply with this version is still valid. `id`: id in the URL. */
export type VersionIn = (state: DataState, id: number | null) => string

/** For a cacheable route, returns a function that reads the version of its reply; for others null. `id`: the id in the URL. */
export type VersionOf = (name: RouteName) => ((id: number | null) => Promise<string>) | null

export interface DataVersions {
  /** Reads the state of the data, with the ladder table version of `etapa`. Concurrent calls share one query, begun after all of them. */
  current(etapa: number | null): Promise<DataState>
  versionOf: VersionOf
}

/** True if a route's reply depends on the ladder table of the etapa in its URL. */
export const readsTable = (name: RouteName) => dependencies[name]?.includes('etapa') ?? false

export function versionIn(name: RouteName): VersionIn | null {
  const parts = dependencies[name]
  if (!parts) return null
  return ({ versions }, id) => parts.map((part) => versions.get(part === 'etapa' ? `etapa:${id}` : part) ?? 0).join('.')
}

/** True if a route's reply to callers without a session may be cached until the next commit. */
export const isKeptUntilCommit = (name: RouteName) => untilAnyCommit.has(name)

export function dataVersions(database: Pick<Database, 'db' | 'commitToken'>): DataVersions {
  const read = dataStateReader(database)
  let etapas = new Set<number>()
  let pending: Promise<DataState> | null = null
  const current = (etapa: number | null) => {
    if (etapa !== null) etapas.add(etapa)
    pending ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const wanted = etapas
        etapas = new Set()
        pending = null
        read(wanted).then(resolve, reject)
      })
    })
    return pending
  }
  return {
    current,
    versionOf(name) {
      const version = versionIn(name)
      return version && (async (id) => version(await current(readsTable(name) ? id : null), id))
    },
  }
}

/** Returns a function that reads the versions of replies from the database. */
export const readVersions = (database: Pick<Database, 'db' | 'commitToken'>): VersionOf =>
  dataVersions(database).versionOf
