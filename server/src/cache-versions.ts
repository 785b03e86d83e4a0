import type { Database } from '@trinchera/db/database'
import { ladderVersion } from '@trinchera/db/queries/projection'
import { topicVersion, type Topic } from '@trinchera/db/queries/versions'
import type { RouteName } from '@trinchera/contract/routes'

type Dependency = Topic | 'etapa'

/** What the reply of each cacheable route is made of; `etapa`: the stage that its `id` names. */
const dependencies: { [K in RouteName]?: readonly Dependency[] } = {
  listJuegos: ['juegos'],
  listEtapas: ['juegos', 'ladder'],
  getEtapa: ['juegos', 'ladder'],
  listClanes: ['etapa'],
  getClan: ['ladder', 'players', 'juegos'],
  listPlayers: ['players', 'ladder', 'juegos'],
  listTopClanes: ['ladder', 'juegos'],
  listLastMatches: ['ladder', 'juegos'],
  listTopPlayers: ['ladder', 'players'],
}

/** The version under which a route's reply may be kept; null for a route whose reply is never kept. */
export function versionReader(name: RouteName, { db }: Pick<Database, 'db'>): ((id: number | null) => Promise<string>) | null {
  const parts = dependencies[name]
  if (!parts) return null
  return async (id) => {
    const versions: number[] = []
    for (const part of parts) versions.push(part === 'etapa' ? await ladderVersion(db, id ?? 0) : await topicVersion(db, part))
    return versions.join('.')
  }
}
