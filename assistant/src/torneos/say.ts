import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { onDay } from '../english/say'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { bold, counted, link, named } from '../wording'

/** One of two texts, by the language of the question. */
export type Say = (es: string, en: string) => string
export const sayIn =
  (english: boolean): Say =>
  (es, en) =>
    english ? en : es

export const torneoLink = ({ id, nombre }: Pick<Torneo, 'id' | 'nombre'>) => bold(link(nombre, paths.torneo(id)))
export const clanLink = ({ id_clan, nombre }: TorneoClan) => link(nombre, paths.clan(id_clan))
export const onTime = (moment: string | number, say: Say) => {
  const iso = new Date(moment).toISOString()
  return say(`el ${bold(formatDateTime(iso))}`, onDay(iso))
}

/** ' (faltan 14 días)', of a day to come. */
export function daysTo(moment: string, now: Date, say: Say): string {
  const day = (date: Date) => Date.parse(toChileLocal(date).slice(0, 10))
  const days = Math.round((day(new Date(moment)) - day(now)) / (24 * 3_600_000))
  return days > 0
    ? say(
        ` (${counted(days, 'falta 1 día', `faltan ${days} días`)})`,
        ` (in ${counted(days, '1 day', `${days} days`)})`,
      )
    : ''
}

/** A match of a bracket with the name of its round. */
export interface InRound {
  partida: TorneoPartida
  ronda: string
}
/** Every match of a bracket that somebody can play, in its order. */
export const matchesOf = ({ llave }: TorneoPage): InRound[] =>
  (llave?.rondas ?? []).flatMap(({ nombre, partidas }) =>
    partidas.flatMap((partida) => (partida.estado === 'libre' ? [] : [{ partida, ronda: nombre }])),
  )

export const isOver = ({ partida }: InRound) => partida.estado === 'cerrada'
export const isOpen = ({ partida }: InRound) => partida.a !== null && partida.b !== null && partida.estado !== 'cerrada'

/** How a match stands: 'A 2–1 B', 'A con B, el 05/04/2026, 21:00', 'A con quien gane …'. */
export function matchLine(torneo: number, { partida, ronda }: InRound, say: Say): string {
  const { a, b, marcador, estado, fecha, ganador } = partida
  const unknown = say('por definir', 'to be decided')
  const [first, second] = [a ? named(a.nombre) : unknown, b ? named(b.nombre) : unknown]
  const page = link(ronda, paths.torneoPartida(torneo, partida.id))
  if (!a && !b)
    return `${page}: ${say('todavía no se sabe quiénes la juegan', 'its sides are not known yet')}${fecha ? `; ${onTime(fecha, say)}` : say(', ni tiene hora todavía', ', nor has it a time yet')}`
  const winner = [a, b].find((side) => side?.id_clan === ganador)
  if (estado === 'cerrada' && marcador) return `${first} ${bold(marcador.join('–'))} ${second} (${page})`
  if (estado === 'cerrada' && !winner)
    return `${first} ${say('con', 'and')} ${second}: ${say('nadie se presentó, la pierden los dos', 'neither came, both lose')} (${page})`
  if (estado === 'cerrada')
    return `${first} ${say('con', 'and')} ${second}: ${say('pasó', '')} ${winner ? named(winner.nombre) : ''}${say('', ' went on')}${say(', sin jugar', ', not played')} (${page})`
  const time =
    estado === 'en-juego'
      ? say('se juega ahora', 'being played now')
      : estado === 'reportada'
        ? `${say('reportada', 'reported')} ${marcador ? marcador.join('–') : ''}`.trim()
        : fecha
          ? onTime(fecha, say)
          : a && b
            ? say('todavía sin hora', 'no time yet')
            : ''
  return `${first} ${say('con', 'against')} ${second}${time ? `: ${time}` : ''} (${page})`
}

/** The open matches, those with an hour first. */
export const byTime = (matches: readonly InRound[]): InRound[] =>
  matches.toSorted(
    (a, b) =>
      Number(b.partida.estado === 'en-juego') - Number(a.partida.estado === 'en-juego') ||
      (a.partida.fecha ?? '9').localeCompare(b.partida.fecha ?? '9'),
  )
