import { counted } from './counted'
import type { PageText } from './first-texts'
import { pageTexts } from './fixed-texts'
import type { TorneoEstado } from './torneo'
import { scoreText, type MapRounds } from './match-score'
import { formatDate, formatDateTime } from './presentation'
import type { RetoEstado } from './reto'
import type { Guia, Portada, Reglamento } from './textos/textos'

interface ClanFacts {
  nombre: string
  tag: string
  etapa: { nombre: string }
  ranking_actual: number
  rankeados: number
  triunfos: number
  derrotas: number
}
export const clanText = ({
  nombre,
  tag,
  etapa,
  ranking_actual,
  rankeados,
  triunfos,
  derrotas,
}: ClanFacts): PageText => ({
  title: nombre,
  description: `${nombre} [${tag}] en ${etapa.nombre}: ${ranking_actual > 0 ? `puesto ${ranking_actual} de ${rankeados}` : 'No Rankeado'}, ${triunfos}–${derrotas}.`,
})

interface PlayerFacts {
  username: string
  victorias: number
  derrotas: number
  /** True if the player shows no statistics. */
  estadisticas_ocultas?: true
}
export const playerText = ({ username, victorias, derrotas, estadisticas_ocultas }: PlayerFacts): PageText => ({
  title: username,
  description: estadisticas_ocultas
    ? `${username} juega en el ladder.`
    : `${username}: ${counted(victorias, 'victoria', 'victorias')} y ${counted(derrotas, 'derrota', 'derrotas')} en el ladder.`,
})

interface EtapaFacts {
  nombre: string
  juego: { nombre: string }
  clanes: number
  partidas: number
}
export const etapaText = ({ nombre, juego, clanes, partidas }: EtapaFacts): PageText => ({
  title: `${nombre} · ${juego.nombre}`,
  description: `El ranking en vivo de ${nombre}, ${juego.nombre}: ${counted(clanes, 'clan', 'clanes')}, ${counted(partidas, 'partida', 'partidas')}.`,
})

interface PalmaresFacts {
  nombre: string
  juego: { nombre: string }
  dias: number
  partidas: number
  podio: readonly { nombre: string }[]
}
export function palmaresText({ nombre, juego, dias, partidas, podio }: PalmaresFacts): PageText {
  const played = `${counted(partidas, 'partida', 'partidas')} en ${counted(dias, 'día', 'días')}`
  const [first] = podio
  return {
    title: `Palmarés de ${nombre} · ${juego.nombre}`,
    description: first
      ? `${first.nombre} ganó ${nombre}: ${played}. La tabla final y la historia de la temporada.`
      : `${nombre} terminó: ${played}.`,
  }
}

interface MatchFacts {
  ganador: { nombre: string }
  perdedor: { nombre: string }
  etapa: { nombre: string; juego: { nombre: string } }
  jugada: string
  mapas: readonly MapRounds[]
}
export function matchText({ ganador, perdedor, etapa, jugada, mapas }: MatchFacts): PageText {
  const score = scoreText(mapas)
  return {
    title: `${ganador.nombre} contra ${perdedor.nombre}`,
    description: `${ganador.nombre} le ganó${score ? ` ${score}` : ''} a ${perdedor.nombre} en ${etapa.nombre}, ${etapa.juego.nombre}, el ${formatDate(jugada)}.`,
  }
}

interface RetoFacts {
  retador: { nombre: string }
  retado: { nombre: string }
  etapa: { nombre: string; juego: { nombre: string } }
  estado: RetoEstado
  fecha: string | null
}
/** The state of a reto as a Spanish text, which is put before the reto's date. */
const retoStands: Record<RetoEstado, string> = {
  propuesto: 'Por acordar',
  acordado: 'Se juega el',
  jugado: 'Se jugó: estaba acordado para el',
  rechazado: 'Rechazado',
  cancelado: 'Se canceló: era el',
  vencido: 'Nadie contó qué pasó: era el',
  'no-presentado': 'Un clan no se presentó: era el',
}
export const retoText = ({ retador, retado, etapa, estado, fecha }: RetoFacts): PageText => ({
  title: `${retador.nombre} contra ${retado.nombre}`,
  description: `${retoStands[estado]}${fecha === null ? '' : ` ${formatDateTime(fecha)}`}, en ${etapa.nombre}, ${etapa.juego.nombre}.`,
})

interface TorneoFacts {
  nombre: string
  descripcion: string
  inicio: string
  estado: TorneoEstado
  cupos: number | null
  equipos: number
  campeon: { nombre: string } | null
}
/** Spanish note on a torneo's state: when it begins, how many clans are enrolled, or who won it. */
export function torneoNote({
  estado,
  inicio,
  cupos,
  equipos,
  campeon,
}: Omit<TorneoFacts, 'nombre' | 'descripcion'>): string {
  const begins = `parte el ${formatDateTime(inicio)}`
  switch (estado) {
    case 'anunciado':
      return `Torneo: ${begins}`
    case 'inscripcion':
      return `Inscripción abierta: ${equipos} de ${cupos ?? 0} cupos, ${begins}`
    case 'checkin':
      return `${counted(equipos, 'equipo inscrito', 'equipos inscritos')}: ${begins}`
    case 'en-juego':
      return `Se está jugando: ${counted(equipos, 'equipo', 'equipos')}`
    case 'terminado':
      return campeon ? `Campeón: ${campeon.nombre}` : 'Torneo terminado sin campeón'
    case 'cancelado':
      return 'Torneo cancelado'
  }
}
export const torneoText = (torneo: TorneoFacts): PageText => ({
  title: torneo.nombre,
  description: [`${torneoNote(torneo)}.`, torneo.descripcion].filter(Boolean).join(' '),
})

interface AnuncioFacts {
  titulo: string
  descripcion: string
  created_at: string
}
export const anuncioText = ({ titulo, descripcion, created_at }: AnuncioFacts): PageText => ({
  title: titulo,
  description: descripcion || `Anuncio del ${formatDate(created_at)}.`,
})

export const juegoText = ({ nombre }: { nombre: string }): PageText => ({
  title: nombre,
  description: `Las etapas de ${nombre}.`,
})

// A staff-edited text as the page built from it uses it. `original`: true while nobody has edited the text.

interface Written<T> {
  original: boolean
  contenido: T
}
export const portadaText = ({ original, contenido: { lema } }: Written<Portada>): PageText =>
  original || !lema ? pageTexts.home : { description: lema }

export const reglamentoText = ({ original, contenido: { secciones } }: Written<Reglamento>): PageText =>
  original
    ? pageTexts.reglamento
    : { ...pageTexts.reglamento, description: `${secciones.map(({ titulo }) => titulo).join(', ')}.` }

export const guiaText = ({ original, contenido: { entrada, pasos } }: Written<Guia>): PageText =>
  original
    ? pageTexts.guia
    : { ...pageTexts.guia, description: entrada || `${pasos.map(({ titulo }) => titulo).join(', ')}.` }
