import type { BestOf, MejorDe, RondaLado } from '../torneo'
import { bestOfRound } from './best-of'

/** Where a side of a match comes from. `semilla`: position in the plan's `equipos`, from 1; `puesto`: place in its group, from 1. */
export type Source =
  | { de: 'semilla'; semilla: number }
  | { de: 'ganador'; partida: number }
  | { de: 'perdedor'; partida: number }
  | { de: 'puesto'; grupo: number; puesto: number }
  | { de: 'nadie' }

/**
 * A match in the structure of a bracket, before its clans are known. `segunda`: in a second final, which is played if side b wins the first
 * final, the id of the first final; in all other matches null.
 */
export interface Slot {
  id: number
  a: Source
  b: Source
  mejor_de: MejorDe
  /** Index of the match's round in the layout, from 0. */
  ronda: number
  segunda: number | null
}
export interface LayoutRound {
  nombre: string
  /** `final`, or one of `rondaClaves`. All groups have the same key, and so do both finals. */
  clave: string
  lado: RondaLado
  mejor_de: MejorDe
  /** Seeds of the clans of a group, the best first; null for an elimination round. */
  grupo: readonly number[] | null
  slots: readonly Slot[]
}

export const winnerOf = (partida: number): Source => ({ de: 'ganador', partida })
export const loserOf = (partida: number): Source => ({ de: 'perdedor', partida })

/** Builds the rounds of a bracket. Matches are numbered in the order in which they are added. */
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

  /** Adds the groups of a group phase. Their matches are numbered day by day: the first day of every group, then the second … */
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

/** Pairs of neighbours: first and second item, third and fourth, and so on. */
export const paired = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i): [T, T][] => {
    const b = list[i + 1]
    return i % 2 === 0 && b !== undefined ? [[a, b]] : []
  })
