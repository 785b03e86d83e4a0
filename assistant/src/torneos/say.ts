import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import { formatDateTime, formatTime } from '@trinchera/rules/presentation'
import { toChileLocal } from '@trinchera/rules/chile-time'
import type { Site } from '../intent'
import { bold, bulletsUpTo, counted, day, lines, link, listed, named, type Say } from '../wording'
import type { Facts, InRound } from './facts'

export const torneoLink = ({ id, nombre }: Pick<Torneo, 'id' | 'nombre'>) => bold(link(nombre, paths.torneo(id)))
export const clanLink = ({ id_clan, nombre }: TorneoClan) => link(nombre, paths.clan(id_clan))
export const onTime = (moment: string | number, say: Say) => {
  const iso = new Date(moment).toISOString()
  return say(`el ${bold(formatDateTime(iso))}`, `on ${bold(day(iso, say))} at ${formatTime(iso)}`)
}
/** Some players, as links. */
export const players = (all: readonly { id: number; username: string }[]) =>
  all.map(({ id, username }) => link(username, paths.jugador(id)))

/** Who sees to torneos, by name; nothing where nobody has the rol. */
export async function organisersOf({ db }: Pick<Site, 'db'>): Promise<string> {
  return listed(players((await staffNames(db)).filter(({ rol }) => rol === 3)).map(bold))
}

/** 'Sí' or 'No', bold. */
export const yesOrNo = (is: boolean, say: Say) => bold(is ? say('Sí', 'Yes') : 'No')

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

/** The name of a match's round, which leads to its page. */
export const roundLink = (torneo: number, { partida, ronda }: InRound) =>
  link(ronda, paths.torneoPartida(torneo, partida.id))

/** How a match stands: 'A 2–1 B', 'A con B: el 05/04/2026, 21:00'. */
export function matchLine(torneo: number, match: InRound, say: Say): string {
  const { a, b, marcador, estado, fecha, ganador } = match.partida
  const page = roundLink(torneo, match)
  const hour = fecha ? onTime(fecha, say) : say('todavía sin hora', 'no time yet')
  if (!a && !b) return `${page}: ${say('todavía no se sabe quiénes la juegan', 'its sides are not known yet')}; ${hour}`
  const [first, second] = [a, b].map((side) => (side ? bold(clanLink(side)) : say('por definir', 'to be decided')))
  const both = `${first} ${say('con', 'against')} ${second}`
  const winner = [a, b].find((side) => side?.id_clan === ganador)
  if (estado !== 'cerrada') {
    const time = estado === 'en-juego' ? say('se juega ahora', 'being played now') : hour
    const reported = `${say('reportada', 'reported')} ${marcador?.join('–') ?? ''}`
    return `${both}: ${estado === 'reportada' ? reported : time} (${page})`
  }
  if (marcador) return `${first} ${bold(marcador.join('–'))} ${second} (${page})`
  return winner
    ? `${both}: ${say(`pasó ${named(winner.nombre)}, sin jugar`, `${named(winner.nombre)} went on, not played`)} (${page})`
    : `${both}: ${say('nadie se presentó, la pierden los dos', 'neither came, both lose')} (${page})`
}

/** A list of matches under its heading; nothing where there are none. */
export const matchList = (heading: string, { page }: Facts, matches: readonly InRound[], say: Say, most = 6): string =>
  matches.length
    ? lines(
        heading,
        bulletsUpTo(
          matches.map((match) => matchLine(page.id, match, say)),
          most,
          paths.torneo(page.id),
          say,
        ),
      )
    : ''

/** When it starts, or did. */
export function startSaid(torneo: Torneo, now: Date, say: Say): string {
  const when = `${onTime(torneo.inicio, say)}${daysTo(torneo.inicio, now, say)}`
  return torneo.inicio > now.toISOString()
    ? say(`${torneoLink(torneo)} parte ${when}.`, `${torneoLink(torneo)} starts ${when}.`)
    : say(`${torneoLink(torneo)} partió ${when}.`, `${torneoLink(torneo)} started ${when}.`)
}

const states: Partial<Record<Torneo['estado'], readonly [es: string, en: string]>> = {
  cancelado: ['se canceló', 'was cancelled'],
  'en-juego': ['todavía se juega', 'is still being played'],
  terminado: ['ya terminó', 'is over'],
}
/** Why there is no bracket, or no champion, yet. */
export function stateSaid(torneo: Torneo, say: Say): string {
  const [es, en] = states[torneo.estado] ?? ['todavía no se sortea', 'is not drawn yet']
  return `${torneoLink(torneo)} ${say(es, en)}.`
}
