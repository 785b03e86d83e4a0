import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { fold } from '@trinchera/rules/folding'
import type { Site } from './site'
import { cut, limits, oneLine } from './text'

/** Lifetime of the cached lists, ms. */
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

/** Value of an option picked from the suggestions; any other value was typed. */
const choiceValue = (id: number) => `#${id}`
const idOf = (text: string) => Number(/^#([1-9]\d{0,9})$/.exec(text)?.[1] ?? 0)

export const choiceOf = (name: string, id: number): Choice => ({
  name: cut(oneLine(name) || '?', limits.choice),
  value: choiceValue(id),
})

/** Entries whose name contains the text: exact matches first, then prefixes, then the rest. All (up to the limit) for an empty text. */
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

/** The entry picked or typed: by id, by exact name, or by the only name that contains the text. */
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
  /** All stages, open ones first. */
  etapas(): Promise<Etapa[]>
  /** Clans of the open stages, by place. */
  clanes(): Promise<NamedClan[]>
  /** All players, for a search that ignores accents, which the site's own does not. */
  players(): Promise<{ id: number; username: string }[]>
  /** Call it when clans or stages have changed. */
  invalidate(): void
}

/** Names to match user input against, cached. */
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
  return {
    etapas,
    clanes,
    players,
    invalidate() {
      etapas.invalidate()
      clanes.invalidate()
    },
  }
}
