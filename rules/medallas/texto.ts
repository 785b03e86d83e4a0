import { siteDay } from '../chile-time'
import { monthOf } from '../spanish-dates'
import type { MedallaTipo } from './tipos'

/** The values that a medal's sentence names. `rival`: the opponent in the match that earned the medal. */
export interface MedalFacts {
  tipo: MedallaTipo
  valor: number
  fecha: string
  /** Name of the etapa with its juego, as `etapaText` returns it. */
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

/** An etapa's name with its juego, for use in a sentence, because several juegos have an "Etapa I". */
export const etapaText = (etapa: string, juego: string) => `${etapa} de ${juego}`

interface MedalNews {
  clan: { nombre: string }
  nombre: string
  texto: string
  etapa: string | null
  juego: string | null
  torneo: string | null
}

/** Title (without full stop) and text of the news that a clan earned a medal (`awarded`) or lost it. */
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

/** How the clan earned a medal, as a Spanish sentence (docs/rules.md#Medals). */
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
