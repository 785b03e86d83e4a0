import type { BestOf, MejorDe } from '../torneo'

const finalKey = 'final'
const semifinals = ['ganadores-1', 'perdedores-1']

/** Of a round by its key (`rondaClaves`, or `final`): its own, else that of semifinals or final, else that of all (docs/rules.md#Best of). */
export function bestOfRound(
  { mejor_de, mejor_de_semifinal, mejor_de_final, mejor_de_rondas }: BestOf,
  clave: string,
): MejorDe {
  if (clave === finalKey) return mejor_de_final ?? mejor_de
  return mejor_de_rondas?.[clave] ?? (semifinals.includes(clave) ? mejor_de_semifinal : null) ?? mejor_de
}

/** What most rounds have, of equals the first one's, and the rounds that differ. */
export function commonBestOf<R extends { mejor_de: MejorDe }>(
  rounds: readonly R[],
): { mejor_de: MejorDe | null; others: R[] } {
  const having = (most: MejorDe) => rounds.filter(({ mejor_de }) => mejor_de === most).length
  const common = [...rounds].sort((one, other) => having(other.mejor_de) - having(one.mejor_de))[0]?.mejor_de ?? null
  return { mejor_de: common, others: rounds.filter(({ mejor_de }) => mejor_de !== common) }
}
