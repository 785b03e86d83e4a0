import type { BestOf, MejorDe, TorneoFormato } from '../torneo'
import { roundsOf } from './layout'

/** A round for which organisers announce a best-of. The whole group phase is one such round, and both finals together are one. */
export interface AnnouncedRound {
  /** `final`, or one of `rondaClaves`. */
  clave: string
  nombre: string
  mejor_de: MejorDe
}

/** The rounds of a torneo with `clans` clans, in playing order. A torneo with fewer clans lacks some of the first rounds. */
export function announcedRounds(formato: TorneoFormato, clans: number, bestOf: BestOf): AnnouncedRound[] {
  const equipos = Array.from({ length: clans }, (_, i) => i + 1)
  const rounds = roundsOf({ ...bestOf, formato, equipos, mapas: [] })
  const first = rounds.filter(({ clave }, at) => rounds.findIndex((round) => round.clave === clave) === at)
  return first.map(({ clave, nombre, mejor_de, grupo }) => ({
    clave,
    nombre: grupo ? 'Fase de grupos' : nombre,
    mejor_de,
  }))
}
