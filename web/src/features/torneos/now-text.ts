import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { checkinFrom, checkinPhase, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { startText } from './when'

type Timed = Pick<TorneoPage, 'estado' | 'inicio' | 'inscripcion_hasta' | 'checkin_minutos'>

/** What a torneo counts down to before its bracket is drawn: the text and the instant, ISO 8601. Null if there is no countdown. */
export function clockOf(torneo: Timed, now: number): { until: string; text: string } | null {
  if (!['anunciado', 'inscripcion', 'checkin'].includes(torneo.estado)) return null
  const [until, text] =
    torneo.estado === 'inscripcion'
      ? [enrolmentUntil(torneo), 'La inscripción cierra en']
      : checkinPhase(torneo, now) === 'antes'
        ? [checkinFrom(torneo), 'El check-in abre en']
        : [Date.parse(torneo.inicio), 'Parte en']
  return until > now ? { until: new Date(until).toISOString(), text } : null
}

const checkinText = {
  antes: 'La inscripción cerró. Cuando abra el check-in, cada clan dice que está.',
  abierto: 'Cada clan dice que está: quien no lo diga deja su lugar a una reserva.',
  cerrado: 'El check-in cerró y las reservas tomaron los lugares libres: falta que la organización sortee la llave.',
}

/** Sentence about the torneo's state at `now`, shown to everybody. */
export function standText(torneo: Timed & Pick<TorneoPage, 'campeon'>, now: number): string {
  const phase = checkinPhase(torneo, now)
  switch (torneo.estado) {
    case 'anunciado':
      return `Parte el ${startText(torneo.inicio)}.`
    case 'inscripcion':
      return 'La inscripción está abierta: inscribe el Líder o un Co-Líder, con su plantel.'
    case 'checkin':
      return phase ? checkinText[phase] : 'La inscripción cerró: falta que la organización sortee la llave.'
    case 'en-juego':
      return 'Se está jugando: la llave se mueve sola.'
    case 'terminado':
      return torneo.campeon
        ? `Lo ganó ${torneo.campeon.nombre}.`
        : 'Terminó sin campeón: nadie se presentó a lo que lo decidía.'
    case 'cancelado':
      return 'La organización lo canceló.'
  }
}

/** Sentence about an enrolled clan's state before the bracket is drawn, for the clan's members. */
export function enrolledText(torneo: Timed, clan: Pick<Inscrito, 'nombre' | 'reserva' | 'checkin'>, now: number) {
  const phase = checkinPhase(torneo, now)
  if (phase === 'cerrado' && !clan.checkin) return `${clan.nombre} no hizo check-in y dejó su lugar.`
  const place = `${clan.nombre} está inscrito${clan.reserva ? ', de reserva' : ''}`
  if (clan.checkin) return `${place} y dijo que está.`
  return phase === 'abierto' ? `${place}, y falta que diga que está.` : `${place}.`
}
