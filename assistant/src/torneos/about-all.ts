import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bulletsUpTo, counted, lines, link, quoted, type Say } from '../wording'
import type { Aspect, Telling } from './aspect'
import { isToCome, readPlayed, readTorneo } from './facts'
import { stranger } from './of-clan'
import {
  clanLink,
  daysTo,
  matchLine,
  matchList,
  onTime,
  organisersOf,
  startSaid,
  stateSaid,
  torneoLink,
  yesOrNo,
} from './say'
import { isIn } from '../words/lists'

const whole = (say: Say) => `${say('Todo en', 'All of them are in')} ${link('Torneos', paths.torneos)}.`
const torneosOf = (count: number, say: Say) =>
  counted(count, say('1 torneo', '1 tournament'), `${count} ${say('torneos', 'tournaments')}`)

/** A torneo in a line: its day, how it stands or who won it and, of one to come, what its text says. */
function line(torneo: Torneo, { site: { now }, say }: Telling): string {
  const { estado, campeon, inicio, descripcion, formato } = torneo
  const isPast = inicio <= now.toISOString()
  const states: Partial<Record<Torneo['estado'], string>> = {
    'en-juego': say('se juega ahora', 'being played now'),
    cancelado: say('se canceló', 'cancelled'),
  }
  const unknown =
    isPast && formato === null ? say('quién lo ganó no está en el sitio', 'its winner is not on the site') : ''
  const state = campeon ? `${say('campeón', 'champion')} ${bold(clanLink(campeon))}` : (states[estado] ?? unknown)
  const text = !isPast && descripcion ? say(`. ${quoted(descripcion)}`, '') : ''
  return `${torneoLink(torneo)}, ${onTime(inicio, say)}${daysTo(inicio, now, say)}${state && `: ${state}`}${text}`
}
const list = (torneos: readonly Torneo[], telling: Telling, most = 5) =>
  bulletsUpTo(
    torneos.map((torneo) => line(torneo, telling)),
    most,
    paths.torneos,
    telling.say,
  )

/** When a torneo starts and how it stands, with the hour of its final as far as that is known. */
function progress({ facts, slots: { words }, site, say }: Telling): string {
  const { page, over, matches, open } = facts
  const isOver = page.estado === 'terminado'
  const hasBegun = isOver || page.estado === 'en-juego'
  const isOfEnd = words.some((word) => isIn('se-acaba', word))
  const yes = words.includes('ya') ? `${yesOrNo(isOfEnd ? isOver : hasBegun, say)}: ` : ''
  const start = `${yes}${startSaid(page, site.now, say)}`
  if (!hasBegun) return start
  const final = matches.find(({ ronda }) => ronda === 'Final')?.partida.fecha
  const closed = over.map(({ partida }) => partida.cerrada ?? '').toSorted()
  const end = isOver ? closed.at(-1) : final
  return lines(
    `${start} ${stateSaid(page, say)}`,
    `${say('La final', 'The final')}: ${end ? onTime(end, say) : say('todavía no tiene hora', 'no time yet')}.`,
    matchList('', facts, open, say, 4),
  )
}

/** The torneo that is named, or those to come and those that are played: of a game, on days, now or next; then the rest. */
async function calendar(telling: Telling): Promise<string> {
  const { slots, all, site, say } = telling
  const { game, days, words, whether } = slots
  const now = site.now.toISOString()
  const open = all
    .filter((torneo) => isToCome(torneo) && (torneo.estado === 'en-juego' || torneo.inicio > now))
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const besides = (rest: readonly Torneo[]) => rest.length > 0 && lines(say('Además:', 'Besides:'), list(rest, telling))
  const [named] = telling.named ? telling.of : []
  if (named) return lines(progress(telling), besides(open.filter(({ id }) => id !== named.id)), whole(say))
  const isNow = game === null && words.some((word) => isIn('jugandose', word))
  const found = open.filter(
    ({ estado, etapa, inicio }) =>
      (!days || (inicio >= days.from && inicio < days.before)) &&
      (!game || etapa?.juego.id === game.id) &&
      (words.some((word) => isIn('proximo', word)) ? estado !== 'en-juego' : !isNow || estado === 'en-juego'),
  )
  const rest = open.filter((torneo) => !found.includes(torneo) && (!game || torneo.etapa === null))
  const matches = (await readPlayed(site, found)).flatMap(({ page, open: left }) =>
    left.map((match) => matchLine(page.id, match, say)),
  )
  const yes = whether || days ? `${yesOrNo(found.length > 0, say)}: ` : ''
  const what = `${game ? ` ${say('de', 'of')} ${game.nombre}` : ''}${days ? ` ${say(days.said, 'then')}` : ''}`
  const count = found.length ? torneosOf(found.length, say) : say('ningún torneo', 'no tournament')
  const [last] = all.filter((torneo) => !open.includes(torneo))
  return lines(
    `${yes}${count}${what}${found.length ? ':' : '.'}`,
    list(found, telling),
    bulletsUpTo(matches, 4, paths.torneos, say),
    besides(rest),
    !open.length && last && lines(say('El último fue:', 'The last one was:'), list([last], telling)),
    whole(say),
  )
}

/** Every torneo, the one that is named first, then those that were, with their champions. */
export async function history(telling: Telling): Promise<string> {
  const { all, of, site, say } = telling
  const isPast = ({ inicio }: Torneo) => inicio <= site.now.toISOString()
  const isNamed = ({ id }: Torneo) => of.length === 1 && id === of[0]?.id
  const told = all.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || Number(isPast(b)) - Number(isPast(a)))
  const names = all.every(({ campeon }) => campeon === null) && (await organisersOf(site))
  const where = link(say('Anuncios', 'News'), paths.anuncios)
  return lines(
    say('Los torneos del sitio, sin una frecuencia publicada:', 'The tournaments, of no published frequency:'),
    list(told, telling, 6),
    names && say(`Quién ganó, míralo en ${where} o pregúntale a ${names}.`, `Who won: see ${where}, or ask ${names}.`),
    whole(say),
  )
}

/** In which torneos a clan was or is, with what it won and lost. */
async function playedIn(telling: Telling): Promise<string> {
  const { all, side, site, say } = telling
  if (!side) return stranger(say)
  const read = await Promise.all(all.map(({ id }) => readTorneo(site, id)))
  const told = read.flatMap((facts) => {
    const balance = facts?.balances.find(({ clan }) => side.ids.includes(clan.id_clan))
    return facts && balance ? [`${line(facts.page, telling)}; ${balance.won}–${balance.lost}`] : []
  })
  const count = told.length ? torneosOf(told.length, say) : say('ningún torneo', 'no tournament')
  return lines(`${bold(side.nombre)}: ${count}.`, bulletsUpTo(told, 8, paths.torneos, say))
}

/** What is asked of torneos as a whole. */
export const aboutAll: readonly Aspect[] = [
  { id: 'torneos', when: 'coming', anyway: true, say: calendar },
  { id: 'torneos-historia', ofAll: true, anyway: true, say: history },
  { id: 'torneos-jugados', ofAll: true, anyway: true, say: playedIn },
]
