import type { Juego } from '@trinchera/contract/juegos'
import type { MapOption } from '@trinchera/contract/opciones'
import type { Database } from '@trinchera/db/database'
import { listJuegos } from '@trinchera/db/queries/ladder/juegos'
import { clanNames, etapaNames, playerNames, type NamedEtapa } from '@trinchera/db/queries/players/names'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { topicVersions } from '@trinchera/db/queries/site/versions'
import { fold } from '@trinchera/rules/folding'
import { plain } from '../words/plain'
import { sound } from '../words/sound'
import { mapIndex } from './maps'
import { NameIndex, nameKey } from './name-index'

/** A clan by its name, in every etapa where one of that name plays: the same name is what may be taken once. */
export interface ClanName {
  kind: 'clan'
  nombre: string
  clanes: readonly { id: number; id_etapa: number; tag: string }[]
}
export interface PlayerName {
  kind: 'jugador'
  id: number
  nombre: string
}
export type Who = ClanName | PlayerName

/** Everyone and everything with a name, as of one moment. */
export interface Community {
  clanes: NameIndex<ClanName>
  tags: ReadonlyMap<string, ClanName>
  clanById: ReadonlyMap<number, ClanName>
  players: NameIndex<PlayerName>
  playerById: ReadonlyMap<number, PlayerName>
  /** Open ones first, clans' before single players', the newest first. */
  etapas: readonly NamedEtapa[]
  juegos: readonly Juego[]
  mapas: NameIndex<MapOption>
  /** The game servers' ports. */
  puertos: ReadonlySet<string>
}

const article = /^(?:los|las|la|el|lo) (?=\S{4})/

/** 'elTío' and 'LaTetera' are the tío and the tetera; 'Rucio_7', 'tagua.cl' and 'Pebre Jr.' are known without what tells them from others. */
function shortForms(username: string): string[] {
  const bare = username.replace(/(?:[_ .-]*\d+|\.cl| Jr\.?)$/i, '')
  const inner = /^(?:el|la|El|La|Don )(?=\p{Lu}\p{L}{2})(.+)$/u.exec(bare)?.[1]
  return [bare, inner ?? ''].filter((form) => form && form !== username && nameKey(form).length >= 4)
}

function clanIndex(groups: readonly ClanName[]): NameIndex<ClanName> {
  const index = new NameIndex<ClanName>()
  const words = new Map<string, Set<ClanName>>()
  for (const group of groups) {
    index.add(group.nombre, group)
    const bare = plain(group.nombre).replace(article, '')
    if (nameKey(bare) !== nameKey(group.nombre)) index.add(bare, group, true)
    for (const word of bare.match(/[\p{L}\p{N}]{5,}/gu) ?? [])
      words.set(sound(word), (words.get(sound(word)) ?? new Set()).add(group))
  }
  // a word that only one clan has in its name is enough to know it by
  for (const [word, bearers] of words) {
    const [only] = bearers
    if (only && bearers.size === 1 && nameKey(only.nombre) !== word) index.add(word, only, true)
  }
  return index
}

/** What names and who bears them change with. */
const topics = ['players', 'ladder', 'juegos', 'opciones'] as const

/** While everything changes all the time, names that are a moment old will do. */
const mostLooks = 3

type ClanIndex = Pick<Community, 'clanes' | 'tags' | 'clanById'>

function indexClans(rows: Awaited<ReturnType<typeof clanNames>>): ClanIndex {
  const groups = new Map<
    string,
    { kind: 'clan'; nombre: string; clanes: { id: number; id_etapa: number; tag: string }[] }
  >()
  for (const { id, nombre, tag, id_etapa } of rows) {
    const key = fold(nombre)
    const group = groups.get(key) ?? { kind: 'clan', nombre, clanes: [] }
    group.clanes.push({ id, id_etapa, tag })
    groups.set(key, group)
  }
  const clanes = [...groups.values()]
  return {
    clanes: clanIndex(clanes),
    tags: new Map(clanes.flatMap((group) => group.clanes.map(({ tag }) => [plain(tag), group] as const))),
    clanById: new Map(clanes.flatMap((group) => group.clanes.map(({ id }) => [id, group] as const))),
  }
}

/** The names of the community in memory: read again when the site's data say that they have changed, and only as far as they have. */
export class CommunityNames {
  readonly #database: Pick<Database, 'db'>
  readonly #players = new NameIndex<PlayerName>()
  readonly #playerById = new Map<number, PlayerName>()
  #playersVersion = -1
  #clans: { rows: string; index: ClanIndex } | null = null
  #known = ''
  #community: Community | null = null
  #coming: Promise<void> | null = null

  constructor(database: Pick<Database, 'db'>) {
    this.#database = database
  }

  /** The names as they are now. Calls that arrive together share one look, which began after the data they ask for were stored. */
  async current(): Promise<Community> {
    for (let looks = 0; ; looks++) {
      const versions = await topicVersions(this.#database.db)
      const key = topics.map((topic) => versions.get(topic) ?? 0).join('.')
      if (this.#community && (key === this.#known || looks === mostLooks)) return this.#community
      this.#coming ??= this.#read(key, versions.get('players') ?? 0).finally(() => (this.#coming = null))
      await this.#coming
    }
  }

  async #read(key: string, playersVersion: number) {
    const { db } = this.#database
    if (playersVersion !== this.#playersVersion) this.#takePlayers(await playerNames(db))
    this.#playersVersion = playersVersion
    const rows = await clanNames(db)
    const text = JSON.stringify(rows)
    if (this.#clans?.rows !== text) this.#clans = { rows: text, index: indexClans(rows) }
    const { mapas, servidores } = await readOpciones(db)
    this.#community = {
      ...this.#clans.index,
      players: this.#players,
      playerById: this.#playerById,
      etapas: await etapaNames(db),
      juegos: await listJuegos(db),
      mapas: mapIndex(mapas.lista),
      puertos: new Set(servidores.map(({ puerto }) => String(puerto))),
    }
    this.#known = key
  }

  /** Of thousands of players few change between two looks. */
  #takePlayers(rows: readonly { id: number; username: string }[]) {
    const gone = new Set(this.#playerById.keys())
    const changed = rows.filter(({ id, username }) => {
      gone.delete(id)
      return this.#playerById.get(id)?.nombre !== username
    })
    const stale = new Set([...gone, ...changed.map(({ id }) => id)])
    if (this.#playerById.size && stale.size) this.#players.remove(({ id }) => stale.has(id))
    for (const id of gone) this.#playerById.delete(id)
    for (const { id, username } of changed) {
      const player: PlayerName = { kind: 'jugador', id, nombre: username }
      this.#playerById.set(id, player)
      this.#players.add(username, player)
      for (const form of shortForms(username)) this.#players.add(form, player, true)
    }
  }
}
