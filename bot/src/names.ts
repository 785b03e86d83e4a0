import { cut, oneLine, quoted } from '@trinchera/rules/discord-text'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { fold } from '@trinchera/rules/folding'
import { mapName } from '@trinchera/rules/map-name'
import { numbered, type NumberedArticle, type Section } from '@trinchera/rules/reglamento'
import { UserError } from './user-error'
import type { Site } from './site'
import { limits } from './text'

/** How long the lists of names are cached, ms. */
const cacheMs = 15_000
export const maxChoices = 25

export interface Choice {
  name: string
  value: string
}
export interface NamedClan {
  clan: ClanRow
  etapa: Etapa
}

/** The value that Discord sends for an option if the user picked a suggestion. Any other value was typed by the user. */
const choiceValue = (id: number) => `#${id}`
const idOf = (text: string) => Number(/^#([1-9]\d{0,9})$/.exec(text)?.[1] ?? 0)

export const choiceOf = (name: string, id: number): Choice => ({
  name: cut(oneLine(name) || '?', limits.choice),
  value: choiceValue(id),
})

/** The items whose name contains the typed text: exact matches first, then names that start with it. An empty text matches every item. */
export function matching<T>(all: readonly T[], typed: string, nameOf: (one: T) => string): T[] {
  const wanted = fold(typed)
  const ranked = all.flatMap((one) => {
    const name = fold(nameOf(one))
    const at = wanted ? name.indexOf(wanted) : 0
    return at < 0 ? [] : [{ one, rank: name === wanted ? 0 : at === 0 ? 1 : 2 }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxChoices)
    .map(({ one }) => one)
}

/** True if one typing error turns one word into the other: a letter added, missing, changed, or swapped with its neighbour. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** Minimum length of a typed name for which a typing error is tolerated. */
const leastToGuess = 4

/**
 * The items that a typed text may mean: those whose name starts with the text; if there are none, those whose name contains the text; if
 * there are none, those whose name differs from the text by one typing error.
 */
function meant<T>(all: readonly T[], text: string, nameOf: (one: T) => string): T[] {
  const wanted = fold(text)
  if (!wanted) return []
  const beginning = all.filter((one) => fold(nameOf(one)).startsWith(wanted))
  if (beginning.length) return beginning
  const containing = all.filter((one) => fold(nameOf(one)).includes(wanted))
  if (containing.length || wanted.length < leastToGuess) return containing
  return all.filter((one) => isSlip(fold(nameOf(one)), wanted))
}

/**
 * The item that the user picked (by id) or typed: the one with exactly that name, or the only one that the text may mean. Accents are
 * ignored. Throws a UserError: with the text `unknown` if no item fits, with the names if several fit.
 */
export function findOrExplain<T extends { id: number }>(
  all: readonly T[],
  text: string,
  nameOf: (one: T) => string,
  unknown: string,
): T {
  const found = findOne(all, text, nameOf)
  if (found) return found
  const [first, second, ...more] = meant(all, text, nameOf)
  if (!first) throw new UserError(unknown)
  if (!second) return first
  const names = [first, second, ...more].slice(0, 5).map((one) => `**${quoted(nameOf(one))}**`)
  throw new UserError(`Hay varios que se llaman así: ${names.join(', ')}. Elígelo de la lista mientras escribes`)
}

/** The item that the user picked (by id) or typed: the one with exactly that name, or the only one whose name contains the text. */
export function findOne<T extends { id: number }>(
  all: readonly T[],
  text: string,
  nameOf: (one: T) => string,
): T | null {
  const id = idOf(text)
  const wanted = fold(text)
  const containing = wanted ? all.filter((one) => fold(nameOf(one)).includes(wanted)) : []
  return (
    all.find((one) => one.id === id) ??
    all.find((one) => wanted !== '' && fold(nameOf(one)) === wanted) ??
    (containing.length === 1 ? (containing[0] ?? null) : null)
  )
}

interface Cached<T> {
  (): Promise<T>
  invalidate(): void
}

function cached<T>(load: () => Promise<T>): Cached<T> {
  let last: { at: number; value: Promise<T> } | null = null
  const read = () => {
    if (last && Date.now() - last.at < cacheMs) return last.value
    const value = load()
    last = { at: Date.now(), value }
    value.catch(() => {
      last = null
    })
    return value
  }
  return Object.assign(read, {
    invalidate: () => {
      last = null
    },
  })
}

export interface Names {
  /** All etapas, open ones first. */
  etapas(): Promise<Etapa[]>
  /** The clans of open etapas, sorted by place. */
  clanes(): Promise<NamedClan[]>
  /** All players, for a search that ignores accents, which the site's own search does not. */
  players(): Promise<{ id: number; username: string }[]>
  /** Among the open etapas, the one with the most matches on the latest day of play; null if no etapa is open. */
  busiest(): Promise<Etapa | null>
  /** The articles of the reglamento, with their numbers, by section. */
  reglamento(): Promise<Section<NumberedArticle>[]>
  /** The name of a map, found by the code that game servers report. */
  mapNamed(code: string): Promise<string>
  /** Drops the cached etapas and clans, so that the next call loads them from the site. */
  invalidate(): void
}

/** Loads lists of names from the site and caches them, to match what users type. */
export function createNames({ api }: Site): Names {
  const etapas = cached(async () => {
    const { data: juegos } = await api.listJuegos()
    const lists = await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))
    return lists
      .flatMap(({ data }) => data)
      .sort((a, b) => Number(b.activo && !b.archivada) - Number(a.activo && !a.archivada) || b.id - a.id)
  })
  const clanes = cached(async () => {
    const active = (await etapas()).filter(({ activo, archivada }) => activo && !archivada)
    const lists = await Promise.all(
      active.map(async (etapa) =>
        (await api.listClanes({ params: { id: etapa.id } })).data.map((clan) => ({ clan, etapa })),
      ),
    )
    return lists.flat()
  })
  const players = cached(async () => (await api.listPlayers()).data.map(({ id, username }) => ({ id, username })))
  const maps = cached(async () => (await api.getOpciones()).data.mapas.lista)
  const reglamento = cached(async () => {
    const { data } = await api.getTexto({ params: { clave: 'reglamento' } })
    return data.clave === 'reglamento' ? numbered(data.contenido.secciones) : []
  })
  const busiest = cached(async () => {
    const { data } = await api.listOpenEtapas()
    return data.toSorted((a, b) => b.partidas_dia - a.partidas_dia || b.partidas - a.partidas)[0] ?? null
  })
  return {
    busiest,
    reglamento,
    mapNamed: async (code) => (code ? mapName(await maps(), code) : code),
    etapas,
    clanes,
    players,
    invalidate() {
      etapas.invalidate()
      clanes.invalidate()
    },
  }
}
