import { chileDay } from '../chile-time'
import { monthOf } from '../spanish-dates'
import type { MedallaTipo } from './tipos'

/** What a medal's sentence names. `rival`: the other side of the match that earned it. */
export interface MedalFacts {
  tipo: MedallaTipo
  valor: number
  fecha: string
  etapa: string | null
  torneo: string | null
  rival: string | null
}

const against = (rival: string | null) => (rival ? ` contra ${rival}` : '')
const last = (rival: string | null) => (rival ? `; la última, contra ${rival}` : '')
const inEtapa = (etapa: string | null) => (etapa ? ` en ${etapa}` : '')

function monthText(fecha: string): string {
  const day = chileDay(fecha)
  return `${monthOf(day)} de ${day.slice(0, 4)}`
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
