import { siteDay } from '../chile-time'
import { monthOf } from '../spanish-dates'
import type { MedallaTipo } from './tipos'

/** What a medal's sentence names. `rival`: the other side of the match that earned it. */
export interface MedalFacts {
  tipo: MedallaTipo
  valor: number
  fecha: string
  /** With its game, as `etapaText` gives it. */
  etapa: string | null
  torneo: string | null
  rival: string | null
}

const against = (rival: string | null) => (rival ? ` contra ${rival}` : '')
const last = (rival: string | null) => (rival ? `; la última, contra ${rival}` : '')
const inEtapa = (etapa: string | null) => (etapa ? ` en ${etapa}` : '')

function monthText(fecha: string): string {
  const day = siteDay(fecha)
  return `${monthOf(day)} de ${day.slice(0, 4)}`
}

/** A stage in a sentence: several games have an "Etapa I". */
export const etapaText = (etapa: string, juego: string) => `${etapa} de ${juego}`

interface MedalNews {
  clan: { nombre: string }
  nombre: string
  texto: string
  etapa: string | null
  juego: string | null
  torneo: string | null
}

/** What is told of a medal: that a clan earned it, or has it no more. `titulo` has no full stop. */
export function medalNews(
  { clan, nombre, texto, etapa, juego, torneo }: MedalNews,
  awarded: boolean,
): { titulo: string; texto: string } {
  if (awarded) return { titulo: `${clan.nombre} ganó una medalla, ${nombre}`, texto }
  const where = torneo ?? (etapa && juego ? etapaText(etapa, juego) : 'la temporada')
  return {
    titulo: `${clan.nombre} ya no tiene la medalla ${nombre} de ${where}`,
    texto: 'Ya no se cumple lo que la daba.',
  }
}

/** What earned a medal, as a sentence (docs/rules.md#Medals). */
export function medalText({ tipo, valor, fecha, etapa, torneo, rival }: MedalFacts): string {
  switch (tipo) {
    case 'primer-lugar':
      return `Terminó primero${inEtapa(etapa)}.`
    case 'segundo-lugar':
      return `Terminó segundo${inEtapa(etapa)}.`
    case 'tercer-lugar':
      return `Terminó tercero${inEtapa(etapa)}.`
    case 'torneo':
      return torneo ? `Ganó el torneo ${torneo}.` : 'Ganó un torneo.'
    case 'racha-20':
    case 'racha-10':
      return `Ganó ${valor} seguidas${inEtapa(etapa)}${last(rival)}.`
    case 'mes-invicto':
      return `Ganó las ${valor} que jugó en ${monthText(fecha)}${inEtapa(etapa)}.`
    case 'matagigantes':
      return `Subió ${valor} puestos con una sola victoria${against(rival)}${inEtapa(etapa)}.`
    case 'remontada':
      return `Después de perder ${valor} seguidas ganó cinco seguidas${inEtapa(etapa)}${last(rival)}.`
    case 'etapas-10':
    case 'etapas-5':
    case 'etapas-3':
      return `Jugó su etapa número ${valor}${etapa ? `: ${etapa}` : ''}.`
    case 'fundador':
      return `Fue el ${valor}.º clan en entrar a la tabla${etapa ? ` de ${etapa}` : ''}.`
  }
}
