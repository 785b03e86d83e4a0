import type { BestOf, MejorDe, RondaLado } from '../torneo'
import { bestOfRound } from './best-of'

/** Where a side of a match comes from. `semilla`: place in the plan, from 1; `puesto`: place in the table of a group, from 1. */
export type Source =
  | { de: 'semilla'; semilla: number }
  | { de: 'ganador'; partida: number }
  | { de: 'perdedor'; partida: number }
  | { de: 'puesto'; grupo: number; puesto: number }
  | { de: 'nadie' }

/** A match before anybody is known. `segunda`: played only if side b of that match won it. */
export interface Slot {
  id: number
  a: Source
  b: Source
  mejor_de: MejorDe
  /** Place of its round in the layout, from 0. */
  ronda: number
  segunda: number | null
}
export interface LayoutRound {
  nombre: string
  /** `final`, or one of `rondaClaves`; those of a group phase share theirs, as both finals do. */
  clave: string
  lado: RondaLado
  mejor_de: MejorDe
  /** The seeds of a group, best first; null for an elimination round. */
  grupo: readonly number[] | null
  slots: readonly Slot[]
}

export const winnerOf = (partida: number): Source => ({ de: 'ganador', partida })
export const loserOf = (partida: number): Source => ({ de: 'perdedor', partida })

/** Rounds in playing order, their matches numbered as they are added. */
export class LayoutRounds {
  readonly rounds: LayoutRound[] = []
  private next = 1
  private readonly bestOf: BestOf
  constructor(bestOf: BestOf) {
    this.bestOf = bestOf
  }

  add(
    round: Pick<LayoutRound, 'nombre' | 'lado' | 'clave'>,
    pairs: readonly (readonly [Source, Source])[],
    segunda: number | null = null,
  ): number[] {
    const mejor_de = bestOfRound(this.bestOf, round.clave)
    const ronda = this.rounds.length
    const slots = pairs.map(([a, b]) => ({ id: this.next++, a, b, mejor_de, ronda, segunda }))
    this.rounds.push({ ...round, mejor_de, grupo: null, slots })
    return slots.map(({ id }) => id)
  }

  /** Groups are played at once: the first day of each, then the second of each … */
  addGroups(groups: readonly { seeds: readonly number[]; days: readonly (readonly [number, number])[][] }[]) {
    const clave = 'grupos'
    const mejor_de = bestOfRound(this.bestOf, clave)
    const slots: Slot[][] = groups.map(() => [])
    const longest = Math.max(...groups.map(({ days }) => days.length))
    for (let day = 0; day < longest; day++)
      for (const [ronda, { days }] of groups.entries())
        for (const [a, b] of days[day] ?? [])
          slots[ronda]?.push({
            id: this.next++,
            a: { de: 'semilla', semilla: a },
            b: { de: 'semilla', semilla: b },
            mejor_de,
            ronda,
            segunda: null,
          })
    for (const [i, { seeds }] of groups.entries())
      this.rounds.push({
        nombre: `Grupo ${String.fromCodePoint(65 + i)}`,
        lado: 'grupo',
        clave,
        mejor_de,
        grupo: seeds,
        slots: slots[i] ?? [],
      })
  }
}

/** Pairs one after the other: first with second, third with fourth. */
export const paired = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i): [T, T][] => {
    const b = list[i + 1]
    return i % 2 === 0 && b !== undefined ? [[a, b]] : []
  })
