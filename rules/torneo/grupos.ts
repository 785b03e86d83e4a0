import type { BracketPlan } from '../torneo'
import { addSingle } from './simple'
import type { LayoutRounds, Source } from './slots'

export const groupsPass = 2

/** Distributes the seeds 1 to `teams` to groups of about four in snake order: forwards in one pass, backwards in the next. */
function dealt(teams: number): number[][] {
  const count = Math.max(1, Math.round(teams / 4))
  const groups: number[][] = Array.from({ length: count }, () => [])
  for (let i = 0; i < teams; i++) {
    const at = i % count
    groups[Math.floor(i / count) % 2 === 0 ? at : count - 1 - at]?.push(i + 1)
  }
  return groups
}

/** The playing days of a round robin (circle method): pairs of seeds that play each other. Each seed plays each other seed once. */
function roundRobin(seeds: readonly number[]): [number, number][][] {
  const circle = seeds.length % 2 === 0 ? [...seeds] : [...seeds, 0]
  const days: [number, number][][] = []
  for (let day = 1; day < circle.length; day++) {
    const [first = 0, ...rest] = circle
    const turned = [...rest.slice(day - 1), ...rest.slice(0, day - 1)]
    const row = [first, ...turned]
    days.push(
      row
        .slice(0, row.length / 2)
        .map((a, i): [number, number] => [a, row.at(-1 - i) ?? 0])
        .filter(([a, b]) => a > 0 && b > 0)
        .map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a])),
    )
  }
  return days
}

/** True if `seedOrder` puts this seed in the first half of the bracket: seeds 1, 4, 5, 8, 9 … */
const inFirstHalf = (seed: number) => seed % 4 < 2

/**
 * The group winners and then the runners-up, in the order of their seeds in the elimination. A runner-up is in the other half of the
 * bracket than the winner of its group.
 */
function entries(groups: number): Source[] {
  const list: Source[] = Array.from({ length: groups }, (_, grupo) => ({ de: 'puesto', grupo, puesto: 1 }))
  const free = Array.from({ length: groups }, (_, i) => groups + 1 + i)
  for (let grupo = 0; grupo < groups; grupo++) {
    const at = free.findIndex((seed) => inFirstHalf(seed) !== inFirstHalf(grupo + 1))
    const [seed = 0] = free.splice(at, 1)
    list[seed - 1] = { de: 'puesto', grupo, puesto: 2 }
  }
  return list
}

/** Adds the group phase and then a single elimination of the first two of each group (docs/rules.md#Brackets). */
export function addGroupStage(rounds: LayoutRounds, plan: BracketPlan): void {
  const groups = dealt(plan.equipos.length)
  rounds.addGroups(groups.map((seeds) => ({ seeds, days: roundRobin(seeds) })))
  addSingle(rounds, entries(groups.length))
}
