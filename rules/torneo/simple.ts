import type { BracketPlan } from '../torneo'
import { bracketSize, seedOrder } from './seeds'
import { finalOf, type LayoutRounds, paired, semifinalOf, type Source, winnerOf } from './slots'

const names: Record<number, string> = { 1: 'Final', 2: 'Semifinales', 4: 'Cuartos de final', 8: 'Octavos de final' }

/** Single elimination of `entries`, best first, with byes for the first where they are no power of two (docs/rules.md#Brackets). */
export function addSingle(rounds: LayoutRounds, plan: BracketPlan, entries: readonly Source[]): void {
  const size = bracketSize(entries.length)
  let sides: Source[] = seedOrder(size).map((seed) => entries[seed - 1] ?? { de: 'nadie' })
  for (let matches = size / 2, round = 1; matches >= 1; matches /= 2, round++) {
    const mejor_de = matches === 1 ? finalOf(plan) : matches === 2 ? semifinalOf(plan) : plan.mejor_de
    const nombre = names[matches] ?? `Ronda ${round}`
    sides = rounds.add({ nombre, lado: matches === 1 ? 'final' : 'ganadores', mejor_de }, paired(sides)).map(winnerOf)
  }
}
