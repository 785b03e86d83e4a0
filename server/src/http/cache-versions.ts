import type { Database } from '@trinchera/db/database'
import { versionsReader, type Topic } from '@trinchera/db/queries/site/versions'
import type { RouteName } from '@trinchera/contract/routes'

type Dependency = Topic | 'etapa'

/** The topics on which the reply of each cacheable route depends; `etapa`: the ladder of the etapa in its `id`. */
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
  listAnuncios: ['anuncios'],
  getAnuncio: ['anuncios'],
  getStreams: ['streams', 'players', 'opciones'],
  listServers: ['servidores', 'opciones'],
}

/** The version under which a route's reply may be cached; null for a route that is not cacheable. `id`: the one in its address. */
export type VersionOf = (name: RouteName) => ((id: number | null) => Promise<string>) | null

/** Reads the versions from the database. Concurrent calls share one query, which starts after the last of them. */
export function readVersions({ db }: Pick<Database, 'db'>): VersionOf {
  const read = versionsReader(db)
  let pending: Promise<ReadonlyMap<string, number>> | null = null
  const current = () => {
    pending ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        pending = null
        read().then(resolve, reject)
      })
    })
    return pending
  }
  return (name) => {
    const parts = dependencies[name]
    if (!parts) return null
    return async (id) => {
      const versions = await current()
      return parts.map((part) => versions.get(part === 'etapa' ? `etapa:${id}` : part) ?? 0).join('.')
    }
  }
}
