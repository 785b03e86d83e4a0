import type { MedallaTipo } from './tipos'

/** The medal for a line (see `lineOf`) that has played this number of etapas; null if that number earns none (docs/rules.md#Medals). */
export function etapasMedal(played: number): MedallaTipo | null {
  switch (played) {
    case 3:
      return 'etapas-3'
    case 5:
      return 'etapas-5'
    case 10:
      return 'etapas-10'
    default:
      return null
  }
}

/**
 * Ids of all clans of a clan's line (the clans of which each continues one of an earlier etapa), the earliest first; only the clan itself
 * if it has no line. `before`: for each clan, the id of the clan that it continues.
 */
export function lineOf(clan: number, before: ReadonlyMap<number, number>): number[] {
  const after = new Map([...before].map(([later, earlier]) => [earlier, later]))
  const line = [clan]
  for (let id = before.get(clan); id !== undefined; id = before.get(id)) line.unshift(id)
  for (let id = after.get(clan); id !== undefined; id = after.get(id)) line.push(id)
  return line
}
