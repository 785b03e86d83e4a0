import type { Database } from '@trinchera/db/database'
import { versionsReader, type Topic } from '@trinchera/db/queries/site/versions'
import type { RouteName } from '@trinchera/contract/routes'

type Dependency = Topic | 'etapa'

/** What the reply of each cacheable route is made of; `etapa`: the table of the stage that its `id` names. */
const dependencies: { [K in RouteName]?: readonly Dependency[] } = {
  listJuegos: ['juegos'],
  listEtapas: ['juegos', 'ladder'],
  getEtapa: ['juegos', 'ladder'],
  listClanes: ['etapa', 'juegos'],
  getClan: ['ladder', 'players', 'juegos'],
  listPlayers: ['players', 'ladder', 'juegos'],
  listTopClanes: ['ladder', 'juegos'],
  listLastMatches: ['ladder', 'juegos'],
  listTopPlayers: ['ladder', 'players'],
  getOpciones: ['opciones'],
  listAnuncios: ['anuncios'],
  getAnuncio: ['anuncios'],
  getStreams: ['streams', 'players', 'opciones'],
  listServers: ['servidores', 'opciones'],
}

/** Under which version the reply of a route may be kept; null for a route whose reply never is. `id`: the one in its address. */
export type VersionOf = (name: RouteName) => ((id: number | null) => Promise<string>) | null

/** Calls that arrive together share one look at the database, which always begins after the last of them arrived. */
export function readVersions({ db }: Pick<Database, 'db'>): VersionOf {
  const read = versionsReader(db)
  let coming: Promise<ReadonlyMap<string, number>> | null = null
  const current = () => {
    coming ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        coming = null
        read().then(resolve, reject)
      })
    })
    return coming
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
