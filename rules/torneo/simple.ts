import { bracketSize, seedOrder } from './seeds'
import { type LayoutRounds, paired, type Source, winnerOf } from './slots'

const names: Record<number, string> = { 1: 'Final', 2: 'Semifinales', 4: 'Cuartos de final', 8: 'Octavos de final' }

/** Adds the rounds of a single elimination. `entries`: best first; the best get byes if there are too few (docs/rules.md#Brackets). */
export function addSingle(rounds: LayoutRounds, entries: readonly Source[]): void {
  const size = bracketSize(entries.length)
  let sides: Source[] = seedOrder(size).map((seed) => entries[seed - 1] ?? { de: 'nadie' })
  for (let matches = size / 2, round = 1; matches >= 1; matches /= 2, round++) {
    const nombre = names[matches] ?? `Ronda ${round}`
    const kind =
      matches === 1
        ? ({ lado: 'final', clave: 'final' } as const)
        : ({ lado: 'ganadores', clave: `ganadores-${Math.log2(matches)}` } as const)
    sides = rounds.add({ nombre, ...kind }, paired(sides)).map(winnerOf)
  }
}
