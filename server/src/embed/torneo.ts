import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { counted } from '@trinchera/rules/counted'
import { torneoNote } from '@trinchera/rules/page-texts'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import { isCalledOff } from '@trinchera/rules/torneo-estado'
import { escaped } from '../preview/drawings'
import { emblem, linkTo, type EmbedContent } from './page'

interface Row {
  partida: TorneoPartida
  ronda: string
}

const isPlayed = ({ partida: { estado } }: Row) => estado === 'cerrada'

/** A torneo's matches whose clans are known: first the unplayed, then the played, latest first. If cancelled, the played come first. */
function rowsOf({ llave, estado }: TorneoPage): Row[] {
  const rows = (llave?.rondas ?? []).flatMap(({ nombre, partidas }) =>
    partidas.flatMap((partida): Row[] => (partida.a && partida.b ? [{ partida, ronda: nombre }] : [])),
  )
  const byEnd = (a: Row, b: Row) =>
    (b.partida.cerrada ?? '').localeCompare(a.partida.cerrada ?? '') || b.partida.id - a.partida.id
  const left = rows.filter((row) => !isPlayed(row)).toSorted((a, b) => a.partida.id - b.partida.id)
  const played = rows.filter(isPlayed).toSorted(byEnd)
  return estado === 'cancelado' ? [...played, ...left] : [...left, ...played]
}

const states: Record<TorneoPartida['estado'], string> = {
  'por-definir': '',
  lista: 'Por jugarse',
  'en-juego': 'En juego',
  reportada: 'Reportada',
  cerrada: '',
  libre: '',
}

const sideName = (clan: TorneoClan | null, { estado, ganador }: TorneoPartida) =>
  `<span class="${estado === 'cerrada' && clan?.id_clan !== ganador ? 'dim' : ''}" translate="no">${escaped(clan?.nombre ?? '')}</span>`

function matchRow(torneo: Pick<TorneoPage, 'id' | 'estado'>, { partida, ronda }: Row): string {
  const { id, a, b, ganador, marcador, estado, fecha } = partida
  const off = isCalledOff(partida, torneo.estado)
  const note = off ? 'No se juega' : states[estado] || ronda
  const hour = fecha === null || off || estado === 'cerrada' ? '' : formatDayAndTime(fecha)
  const unplayed = estado === 'cerrada' && ganador === null ? 'Sin ganador' : hour
  const score = (off ? null : marcador?.join('–')) ?? unplayed
  return `<li data-fila="${id}">${linkTo(
    paths.torneoPartida(torneo.id, id),
    [
      `<span class="name">${sideName(a, partida)} <span class="dim">contra</span> ${sideName(b, partida)}</span>`,
      `<span class="note">${escaped(note)}</span>`,
      `<span class="record" translate="no">${escaped(score)}</span>`,
    ].join(' '),
    'row',
  )}</li>`
}

const enrolledRow = ({ id_clan, nombre, imagen, tag }: TorneoClan) =>
  `<li data-fila="${id_clan}">${linkTo(
    paths.clan(id_clan),
    `${emblem({ nombre, imagen }, `e${id_clan}`, 26)} <span class="name">${escaped(nombre)}</span> <span class="tag">${escaped(tag)}</span>`,
    'row',
  )}</li>`

/** Content of the page that shows a torneo's matches or, before the draw, its enrolled clans. Null if there is no such torneo. */
export async function torneoEmbed(db: Db, id: number, filas: number): Promise<EmbedContent | null> {
  const torneo = await torneoPageOf(db, id, new Date().toISOString())
  if (!torneo) return null
  const { nombre, inscritos, llave } = torneo
  const rows = llave
    ? rowsOf(torneo).map((row) => matchRow(torneo, row))
    : inscritos.filter(({ reserva }) => !reserva).map(enrolledRow)
  const left = rows.length - filas
  const [one, many] = llave ? ['partida más', 'partidas más'] : ['clan más', 'clanes más']
  return {
    title: nombre,
    rooms: [rooms.torneo(id)],
    main: [
      `<header>${linkTo(paths.torneo(id), `<h1 translate="no">${escaped(nombre)}</h1><span class="under">${escaped(torneoNote(torneo))}</span>`, 'head')}<span class="live" hidden><span>En vivo</span></span></header>`,
      rows.length > 0
        ? `<ol aria-label="${llave ? 'Partidas' : 'Inscritos'}">${rows.slice(0, filas).join('')}</ol>`
        : `<div class="message"><p>${torneo.estado === 'cancelado' ? 'No se juega.' : 'Todavía no hay clanes inscritos.'}</p></div>`,
    ].join(''),
    foot: linkTo(paths.torneo(id), left > 0 ? `y ${counted(left, one, many)}` : 'Ver la llave'),
  }
}
