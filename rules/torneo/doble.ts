import type { BracketPlan } from '../torneo'
import { bracketSize, seedOrder } from './seeds'
import { type LayoutRounds, loserOf, paired, type Source, winnerOf } from './slots'

/**
 * Reorders the clans that drop to the losers' side, so that they do not soon meet the same opponents again. `fall`: number of the drop,
 * from the first round on. In even drops the whole list is reversed, in odd drops each of its halves.
 */
function crossed<T>(list: readonly T[], fall: number): T[] {
  if (fall % 2 === 0) return [...list].reverse()
  const half = list.length / 2
  return [...list.slice(0, half).reverse(), ...list.slice(half).reverse()]
}

/** Adds the rounds of a double elimination, with a second final if the unbeaten side loses the first (docs/rules.md#Brackets). */
export function addDouble(rounds: LayoutRounds, plan: BracketPlan): void {
  const size = bracketSize(plan.equipos.length)
  const last = Math.log2(size)
  let winners: Source[] = seedOrder(size).map((semilla) =>
    semilla <= plan.equipos.length ? { de: 'semilla', semilla } : { de: 'nadie' },
  )
  let losers: Source[] = []
  let lower = 0
  const addLower = (sides: readonly (readonly [Source, Source])[], ends: boolean) => {
    lower++
    const nombre = ends ? 'Final de perdedores' : `Perdedores, ronda ${lower}`
    const clave = `perdedores-${2 * (last - 1) - lower + 1}`
    losers = rounds.add({ nombre, lado: 'perdedores', clave }, sides).map(winnerOf)
  }
  for (let round = 1; round <= last; round++) {
    const ends = round === last
    const nombre = ends ? 'Final de ganadores' : round === last - 1 ? 'Semifinales de ganadores' : `Ronda ${round}`
    const ids = rounds.add({ nombre, lado: 'ganadores', clave: `ganadores-${last - round + 1}` }, paired(winners))
    winners = ids.map(winnerOf)
    const fallen = ids.map(loserOf)
    if (round === 1) {
      if (ends) losers = fallen
      else addLower(paired(fallen), false)
      continue
    }
    const entering = crossed(fallen, round)
    addLower(
      losers.map((side, i) => [side, entering[i] ?? { de: 'nadie' }]),
      ends,
    )
    if (!ends) addLower(paired(losers), false)
  }
  const [a, b] = [winners[0], losers[0]]
  if (!a || !b) return
  const [final] = rounds.add({ nombre: 'Final', lado: 'final', clave: 'final' }, [[a, b]])
  if (final !== undefined)
    rounds.add({ nombre: 'Segunda final', lado: 'final', clave: 'final' }, [[winnerOf(final), loserOf(final)]], final)
}
