import type { BestOf, MejorDe, TorneoFormato } from '../torneo'
import { roundsOf } from './layout'

/** A round as announced with its best-of. The whole group phase counts as one round, and so do both finals of a `doble`. */
export interface AnnouncedRound {
  /** `final`, or one of `rondaClaves`. */
  clave: string
  nombre: string
  mejor_de: MejorDe
}

/** The rounds of a torneo with `clans` clans, in playing order. The fewer clans, the fewer of the early rounds there are. */
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
