import type { BestOf, MejorDe } from '../torneo'

const finalKey = 'final'
const semifinals = ['ganadores-1', 'perdedores-1']

/**
 * Maximum number of maps in a match of a round (docs/rules.md#Best of): the round's own value; otherwise the value for the semifinals or
 * the final; otherwise the value for all matches. `clave`: one of `rondaClaves`, or `final`.
 */
export function bestOfRound(
  { mejor_de, mejor_de_semifinal, mejor_de_final, mejor_de_rondas }: BestOf,
  clave: string,
): MejorDe {
  if (clave === finalKey) return mejor_de_final ?? mejor_de
  return mejor_de_rondas?.[clave] ?? (semifinals.includes(clave) ? mejor_de_semifinal : null) ?? mejor_de
}

/** The most frequent best-of of the rounds (of equally frequent ones, the first) and, as `others`, the rounds with a different one. */
export function commonBestOf<R extends { mejor_de: MejorDe }>(
  rounds: readonly R[],
): { mejor_de: MejorDe | null; others: R[] } {
  const having = (most: MejorDe) => rounds.filter(({ mejor_de }) => mejor_de === most).length
  const common = [...rounds].sort((one, other) => having(other.mejor_de) - having(one.mejor_de))[0]?.mejor_de ?? null
  return { mejor_de: common, others: rounds.filter(({ mejor_de }) => mejor_de !== common) }
}
