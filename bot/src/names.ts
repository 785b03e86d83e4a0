import type { ClanRow } from '@trinchera/contract/clanes'
import type { Etapa } from '@trinchera/contract/etapas'
import { fold } from '@trinchera/rules/folding'
import type { Site } from './site'
import { cut, limits, oneLine } from './text'

/** How long what people type is matched against the same lists, ms. */
const fresh = 15_000
export const mostChoices = 25

export interface Choice {
  name: string
  value: string
}
export interface NamedClan {
  clan: ClanRow
  etapa: Etapa
}

/** What an option holds when it was chosen from the list; whatever else is there was typed. */
const chosen = (id: number) => `#${id}`
const idOf = (text: string) => Number(/^#([1-9]\d{0,9})$/.exec(text)?.[1] ?? 0)

export const choiceOf = (name: string, id: number): Choice => ({
  name: cut(oneLine(name) || '?', limits.choice),
  value: chosen(id),
})

/** Those whose name holds what was typed, the one that is called so and those that begin with it first; all of them while nothing was typed. */
export function matching<T>(all: readonly T[], typed: string, nameOf: (one: T) => string): T[] {
  const wanted = fold(typed)
  const ranked = all.flatMap((one) => {
    const name = fold(nameOf(one))
    const at = wanted ? name.indexOf(wanted) : 0
    return at < 0 ? [] : [{ one, rank: name === wanted ? 0 : at === 0 ? 1 : 2 }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostChoices)
    .map(({ one }) => one)
}

/** The one that was chosen or typed: by its id, by its whole name, or by the only name that holds it. */
export function findOne<T extends { id: number }>(
  all: readonly T[],
  text: string,
  nameOf: (one: T) => string,
): T | null {
  const id = idOf(text)
  const wanted = fold(text)
  const holding = wanted ? all.filter((one) => fold(nameOf(one)).includes(wanted)) : []
  return (
    all.find((one) => one.id === id) ??
    all.find((one) => wanted !== '' && fold(nameOf(one)) === wanted) ??
    (holding.length === 1 ? (holding[0] ?? null) : null)
  )
}

interface Kept<T> {
  (): Promise<T>
  forget(): void
}

function kept<T>(ask: () => Promise<T>): Kept<T> {
  let last: { at: number; value: Promise<T> } | null = null
  const read = () => {
    if (last && Date.now() - last.at < fresh) return last.value
    const value = ask()
    last = { at: Date.now(), value }
    value.catch(() => {
      last = null
    })
    return value
  }
  return Object.assign(read, {
    forget: () => {
      last = null
    },
  })
}

export interface Names {
  /** The stages, those that are played first. */
  etapas(): Promise<Etapa[]>
  /** The clans of the stages that are played, by place. */
  clanes(): Promise<NamedClan[]>
  /** Everyone: what the site's own search does not find for want of an accent is found among these. */
  players(): Promise<{ id: number; username: string }[]>
  /** Clans or stages have changed. */
  forget(): void
}

export function openNames({ api }: Site): Names {
  const etapas = kept(async () => {
    const { data: juegos } = await api.listJuegos()
    const lists = await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))
    return lists
      .flatMap(({ data }) => data)
      .sort((a, b) => Number(b.activo && !b.archivada) - Number(a.activo && !a.archivada) || b.id - a.id)
  })
  const clanes = kept(async () => {
    const active = (await etapas()).filter(({ activo, archivada }) => activo && !archivada)
    const lists = await Promise.all(
      active.map(async (etapa) =>
        (await api.listClanes({ params: { id: etapa.id } })).data.map((clan) => ({ clan, etapa })),
      ),
    )
    return lists.flat()
  })
  const players = kept(async () => (await api.listPlayers()).data.map(({ id, username }) => ({ id, username })))
  return {
    etapas,
    clanes,
    players,
    forget() {
      etapas.forget()
      clanes.forget()
    },
  }
}
