import type { PartidaEstado, TorneoEstado } from './torneo'

/** The stored values on which a torneo's state depends. Times are ISO 8601. */
export interface TorneoFacts {
  formato: string | null
  inicio: string
  inscripcion_hasta: string | null
  checkin_minutos: number | null
  cancelado_at: string | null
  version: number
  campeon: number | null
  /** 1 if the torneo is over and nobody won it. */
  desierto: number
}

/** When check-in begins, ms since 1970. */
export const checkinFrom = ({ inicio, checkin_minutos }: Pick<TorneoFacts, 'inicio' | 'checkin_minutos'>): number =>
  Date.parse(inicio) - (checkin_minutos ?? 0) * 60_000

/** When enrolment ends, ms since 1970: at the time that organisers set, otherwise when check-in begins. */
export const enrolmentUntil = (facts: Pick<TorneoFacts, 'inicio' | 'inscripcion_hasta' | 'checkin_minutos'>): number =>
  facts.inscripcion_hasta === null ? checkinFrom(facts) : Date.parse(facts.inscripcion_hasta)

/** The state of a torneo at the time `now` (ms since 1970) (docs/behaviour/torneos.md#States of a torneo). */
export function torneoEstado(facts: TorneoFacts, now: number): TorneoEstado {
  if (facts.cancelado_at !== null) return 'cancelado'
  if (facts.formato === null) return 'anunciado'
  if (facts.version > 0) return facts.campeon === null && !facts.desierto ? 'en-juego' : 'terminado'
  return now < enrolmentUntil(facts) ? 'inscripcion' : 'checkin'
}

const decided: readonly PartidaEstado[] = ['cerrada', 'libre']

/** True if the match is undecided and its torneo was cancelled, so that the match will never be played. */
export const isCalledOff = ({ estado }: { estado: PartidaEstado }, torneo: TorneoEstado): boolean =>
  torneo === 'cancelado' && !decided.includes(estado)

/** Phase of a torneo's check-in at the time `now` (ms since 1970); null without check-in, or if the torneo's state is not `checkin`. */
export function checkinPhase(
  { estado, inicio, checkin_minutos }: Pick<TorneoFacts, 'inicio' | 'checkin_minutos'> & { estado: TorneoEstado },
  now: number,
): 'antes' | 'abierto' | 'cerrado' | null {
  if (estado !== 'checkin' || !checkin_minutos) return null
  if (now < checkinFrom({ inicio, checkin_minutos })) return 'antes'
  return now > Date.parse(inicio) ? 'cerrado' : 'abierto'
}

/** Why a clan cannot check in at the time `now` (ms since 1970), as a Spanish sentence; null if it can. */
export function checkinRefusal(facts: TorneoFacts, now: number): string | null {
  const estado = torneoEstado(facts, now)
  if (estado === 'cancelado') return 'El torneo se canceló'
  if (estado === 'anunciado' || !facts.checkin_minutos) return 'Este torneo no pide check-in'
  if (facts.version > 0) return 'El torneo ya se sorteó'
  const phase = checkinPhase({ ...facts, estado }, now)
  if (phase === 'abierto') return null
  return phase === 'cerrado' ? 'El check-in ya cerró' : 'El check-in todavía no abre'
}
