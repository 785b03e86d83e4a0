import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { chileDay } from '@trinchera/rules/chile-time'
import { englishMonths } from '../english/say'
import { months } from '../query/period'
import { bold, bulletsUpTo, counted, lines, link, quoted, type Say } from '../wording'
import { organisersOf } from './about-entry'
import type { Aspect, Telling } from './aspect'
import { isToCome, readPlayed, readTorneo } from './facts'
import { stranger } from './of-clan'
import { clanLink, daysTo, matchLine, onTime, torneoLink, yesOrNo } from './say'

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

/** The torneos to come and those that are played: of a game, on days, or now; first whether there are any. */
async function calendar({ slots: { game, days, text, asks }, all, site, say }: Telling): Promise<string> {
  const isNow = /\b(?:jug\w+|ahora|juego|curso|momento|now|going|running|ongoing|played)\b/.test(text)
  const month = monthIn(text, site.now)
  const within = ({ inicio }: Torneo) =>
    month ? chileDay(new Date(inicio)).slice(5, 7) === month : !days || (inicio >= days.from && inicio < days.before)
  const now = site.now.toISOString()
  const open = all
    .filter((torneo) => isToCome(torneo) && (torneo.estado === 'en-juego' || torneo.inicio > now))
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const found = open.filter(
    (torneo) => within(torneo) && (game ? torneo.etapa?.juego.id === game.id : !isNow || torneo.estado === 'en-juego'),
  )
  const rest = open.filter((torneo) => !found.includes(torneo) && (!game || torneo.etapa === null))
  const matches = (await readPlayed(site, found)).flatMap(({ page, open: left }) =>
    left.map((match) => matchLine(page.id, match, say)),
  )
  const isAsked = asks.has('whether') || days !== null || month !== null
  const yes = isAsked ? `${yesOrNo(found.length > 0, say)}: ` : ''
  const when = month ? say(`en ${months[Number(month) - 1] ?? ''}`, 'then') : days && say(days.said, 'then')
  const what = `${game ? ` ${say('de', 'of')} ${game.nombre}` : ''}${when ? ` ${when}` : ''}`
  const none = `${say('ningún torneo', 'no tournament')}${what}.`
  const [last] = all.filter((torneo) => !open.includes(torneo))
  const list = (torneos: readonly Torneo[]) =>
    bulletsUpTo(
      torneos.map((torneo) => line(torneo, site.now, say)),
      5,
      paths.torneos,
      say,
    )
  return lines(
    found.length
      ? `${yes}${counted(found.length, say('1 torneo', '1 tournament'), `${found.length} ${say('torneos', 'tournaments')}`)}${what}:`
      : `${yes}${none}`,
    list(found),
    bulletsUpTo(matches, 4, paths.torneos, say),
    rest.length > 0 && lines(say('Además:', 'Besides:'), list(rest)),
    !open.length && last && lines(say('El último fue:', 'The last one was:'), list([last])),
    whole(say),
  )
}

/** Every torneo, the one that is named first, then those that were, with their champions. */
async function history({ all, of, site, say }: Telling): Promise<string> {
  const past = all.filter((torneo) => torneo.inicio <= site.now.toISOString())
  const named = of.length === 1 ? past.filter(({ id }) => id === of[0]?.id) : []
  const told = [...new Set([...named, ...past, ...all].map(({ id }) => id))]
  const names = past.every(({ formato }) => formato === null) && (await organisersOf(site))
  const where = link(say('Anuncios', 'News'), paths.anuncios)
  return lines(
    say('Los torneos del sitio, sin una frecuencia publicada:', 'The tournaments, of no published frequency:'),
    bulletsUpTo(
      all.toSorted((a, b) => told.indexOf(a.id) - told.indexOf(b.id)).map((torneo) => line(torneo, site.now, say)),
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
  { id: 'hay', asks: ['whether', 'what', 'when', 'many'], needs: 'all', say: calendar },
  { id: 'historia', asks: ['many', 'what', 'who'], needs: 'all', say: history },
  { id: 'jugados', asks: ['what', 'many', 'whether'], needs: 'clan of all', say: playedIn },
]
