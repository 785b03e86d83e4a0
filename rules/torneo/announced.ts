import type { BestOf, MejorDe, TorneoFormato } from '../torneo'
import { roundsOf } from './layout'

/** A round as organisers announce how many maps it has: a group phase is one, and so are both finals. */
export interface AnnouncedRound {
  /** `final`, or one of `rondaClaves`. */
  clave: string
  nombre: string
  mejor_de: MejorDe
}

/** The rounds that a torneo of so many clans has, in playing order; with fewer clans it has fewer of the first ones. */
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
