import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { chileDay } from '@trinchera/rules/chile-time'
import { months } from '../query/period'
import { bold, bulletsUpTo, counted, englishMonths, lines, link, quoted, type Say } from '../wording'
import { organisersOf } from './about-entry'
import type { Aspect, Telling } from './aspect'
import { isToCome, readPlayed, readTorneo } from './facts'
import { stranger } from './of-clan'
import { clanLink, daysTo, matchLine, matchList, onTime, startSaid, stateSaid, torneoLink, yesOrNo } from './say'
import { nextOne } from './which'

const whole = (say: Say) => `${say('Todo en', 'All of them are in')} ${link('Torneos', paths.torneos)}.`

/** A torneo in a line: its day, how it stands or who won it and, of one to come, what its text says. */
function line(torneo: Torneo, now: Date, say: Say): string {
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

/** The month that a question says, as in '03'; null where it says none. */
function monthIn(text: string, now: Date): string | null {
  if (/\b(?:este mes|this month)\b/.test(text)) return chileDay(now).slice(5, 7)
  const words = text.split(' ')
  const at = months.findIndex(
    (name, month) => words.includes(name) || words.includes((englishMonths[month] ?? '').toLowerCase()),
  )
  return at < 0 ? null : String(at + 1).padStart(2, '0')
}

/** When a torneo starts and how it stands, with the hour of its final as far as that is known. */
function progress({ facts, slots, site, say }: Telling): string {
  const { page, over, matches } = facts
  const isOver = page.estado === 'terminado'
  const final = matches.find(({ ronda }) => /^(?:gran )?final$/i.test(ronda))?.partida.fecha
  const isEnd = /\b(?:termin|acab|over|finish|end)/.test(slots.text)
  const isAsked = slots.whether && /\b(?:ya|has|have|did|is)\b/.test(slots.text)
  const hasBegun = isOver || page.estado === 'en-juego'
  const yes = isAsked ? `${yesOrNo(isEnd ? isOver : hasBegun, say)}: ` : ''
  const end = isOver
    ? over
        .map(({ partida }) => partida.cerrada ?? '')
        .toSorted()
        .at(-1)
    : final
  const start = startSaid(page, site.now, say)
  return hasBegun
    ? lines(
        `${yes}${stateSaid(page, say)} ${start}`,
        `${say('La final', 'The final')}: ${end ? onTime(end, say) : say('todavía no tiene hora', 'no time yet')}.`,
        matchList('', facts, facts.open, say, 4),
      )
    : `${yes}${start}`
}

/** The torneo that is named, or those to come and those that are played: of a game, on days, now or next; then the rest. */
async function calendar(telling: Telling): Promise<string> {
  const {
    slots: { game, days, text, whether },
    all,
    site,
    say,
  } = telling
  const isNow = /\b(?:jugandose|jugando|juega ahora|ahora|en juego|curso|momento|now|going on|running|ongoing)\b/.test(
    text,
  )
  const month = monthIn(text, site.now)
  const isThen = ({ inicio }: Torneo) =>
    month ? chileDay(new Date(inicio)).slice(5, 7) === month : !days || (inicio >= days.from && inicio < days.before)
  const now = site.now.toISOString()
  const open = all
    .filter((torneo) => isToCome(torneo) && (torneo.estado === 'en-juego' || torneo.inicio > now))
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const list = (torneos: readonly Torneo[]) =>
    bulletsUpTo(
      torneos.map((torneo) => line(torneo, site.now, say)),
      5,
      paths.torneos,
      say,
    )
  const besides = (rest: readonly Torneo[]) => rest.length > 0 && lines(say('Además:', 'Besides:'), list(rest))
  const [named] = telling.named ? telling.of : []
  if (named) return lines(progress(telling), besides(open.filter(({ id }) => id !== named.id)), whole(say))
  const isFit = ({ estado }: Torneo) =>
    nextOne.test(text) ? estado !== 'en-juego' : game !== null || !isNow || estado === 'en-juego'
  const found = open.filter(
    (torneo) => isThen(torneo) && isFit(torneo) && (!game || torneo.etapa?.juego.id === game.id),
  )
  const rest = open.filter((torneo) => !found.includes(torneo) && (!game || torneo.etapa === null))
  const matches = (await readPlayed(site, found)).flatMap(({ page, open: left }) =>
    left.map((match) => matchLine(page.id, match, say)),
  )
  const yes = whether || days || month ? `${yesOrNo(found.length > 0, say)}: ` : ''
  const when = month ? say(`en ${months[Number(month) - 1] ?? ''}`, 'then') : days && say(days.said, 'then')
  const what = `${game ? ` ${say('de', 'of')} ${game.nombre}` : ''}${when ? ` ${when}` : ''}`
  const [last] = all.filter((torneo) => !open.includes(torneo))
  return lines(
    found.length
      ? `${yes}${counted(found.length, say('1 torneo', '1 tournament'), `${found.length} ${say('torneos', 'tournaments')}`)}${what}:`
      : `${yes}${say('ningún torneo', 'no tournament')}${what}.`,
    list(found),
    bulletsUpTo(matches, 4, paths.torneos, say),
    besides(rest),
    !open.length && last && lines(say('El último fue:', 'The last one was:'), list([last])),
    whole(say),
  )
}

/** Every torneo, the one that is named first, then those that were, with their champions. */
export async function history({ all, of, site, say }: Telling): Promise<string> {
  const isPast = ({ inicio }: Torneo) => inicio <= site.now.toISOString()
  const isNamed = ({ id }: Torneo) => of.length === 1 && id === of[0]?.id
  const told = all.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || Number(isPast(b)) - Number(isPast(a)))
  const names = all.every(({ campeon }) => campeon === null) && (await organisersOf(site))
  const where = link(say('Anuncios', 'News'), paths.anuncios)
  return lines(
    say('Los torneos del sitio, sin una frecuencia publicada:', 'The tournaments, of no published frequency:'),
    bulletsUpTo(
      told.map((torneo) => line(torneo, site.now, say)),
      6,
      paths.torneos,
      say,
    ),
    names && say(`Quién ganó, míralo en ${where} o pregúntale a ${names}.`, `Who won: see ${where}, or ask ${names}.`),
    whole(say),
  )
}

/** In which torneos a clan was or is, with what it won and lost. */
async function playedIn({ all, side, site, say }: Telling): Promise<string> {
  if (!side) return stranger(say)
  const read = await Promise.all(all.map(({ id }) => readTorneo(site, id)))
  const told = read.flatMap((facts) => {
    const balance = facts?.balances.find(({ clan }) => side.ids.includes(clan.id_clan))
    return facts && balance ? [`${line(facts.page, site.now, say)}; ${balance.won}–${balance.lost}`] : []
  })
  return lines(
    `${bold(side.nombre)}: ${told.length ? `${counted(told.length, say('1 torneo', '1 tournament'), `${told.length} ${say('torneos', 'tournaments')}`)} ${say('(victorias–derrotas)', '(wins–losses)')}` : say('ningún torneo', 'no tournament')}.`,
    bulletsUpTo(told, 8, paths.torneos, say),
  )
}

/** What is asked of torneos as a whole. */
export const aboutAll: readonly Aspect[] = [
  { id: 'torneos', when: 'coming', anyway: true, say: calendar },
  { id: 'torneos-historia', ofAll: true, anyway: true, say: history },
  { id: 'torneos-jugados', ofAll: true, anyway: true, say: playedIn },
]
