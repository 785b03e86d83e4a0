import { scoreText, type MapRounds } from './match-score'
import { formatDate, formatDateTime } from './presentation'
import type { RetoEstado } from './reto'

/** Title and description of a page, for its head and for link previews. */
export interface PageText {
  title?: string
  description: string
}

/** The title on the landing page. */
export const landingTitle = 'Únete a la batalla por el honor!'
/** Below the title of the ladder's overview. */
export const ladderLead = 'El que pierde reporta. El que gana, sube.'

/** Pages with fixed texts. */
export const pageTexts = {
  home: {
    description:
      'El ladder de clanes en vivo de la comunidad chilena: quién subió, quién cayó y quién está jugando ahora.',
  },
  ladder: {
    title: 'Ladder',
    description: 'Los mejores clanes y jugadores de cada etapa, y las últimas partidas, en vivo.',
  },
  agenda: {
    title: 'Agenda',
    description: 'Qué retos y torneos se juegan, día por día, con calendarios para seguirlos.',
  },
  jugadores: { title: 'Jugadores', description: 'Todos los jugadores de la comunidad, con su récord y sus clanes.' },
  reglamento: {
    title: 'Reglamento Ladder',
    description: 'Cómo se juega el ladder: la partida, el reporte, cómo se sube y se cae en el ranking, y los fallos.',
  },
  mapas: { title: 'Mapas permitidos', description: 'Los mapas oficiales del ladder, con su código y su modo.' },
  anuncios: { title: 'Anuncios', description: 'Lo que anuncia la comunidad: etapas, torneos y noticias.' },
  torneos: { title: 'Torneos', description: 'Los torneos de la comunidad: el próximo, y los que ya se jugaron.' },
  stream: {
    title: 'Stream',
    description: 'Quién de la comunidad está transmitiendo ahora, y los canales de los demás.',
  },
  servidores: {
    title: 'Servidores',
    description: 'Los servidores de clanes y de liga en vivo: qué mapa, quiénes juegan y cómo entrar.',
  },
  foro: { title: 'Foro', description: 'El foro viene pronto. Mientras tanto, dónde conversa la comunidad.' },
  descargas: {
    title: 'Descargas',
    description: 'El juego, el chat de voz y el launcher: todo lo que hace falta para volver a jugar.',
  },
  privacidad: {
    title: 'Privacidad',
    description: 'Qué guarda el sitio de cada persona, para qué y hasta cuándo, y cómo se descarga y se borra.',
  },
  guia: {
    title: 'Guía para volver a jugar',
    description:
      'Los tres pasos para volver a jugar: descargas, instalación y chat de voz, con la dirección del servidor lista para copiar.',
  },
} as const satisfies Record<string, PageText>

/** A number with its noun: '1 clan', '2 clanes'. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

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
}
export const playerText = ({ username, victorias, derrotas }: PlayerFacts): PageText => ({
  title: username,
  description: `${username}: ${counted(victorias, 'victoria', 'victorias')} y ${counted(derrotas, 'derrota', 'derrotas')} en el ladder.`,
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
/** How an agreed reto stands, before the date. */
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
