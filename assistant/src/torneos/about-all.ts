import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { daysOf, type Days } from '../query/agenda'
import { bold, bulletsUpTo, lines, link, type Say } from '../wording'
import type { Aspect, Telling } from './aspect'
import { isToCome, readPlayed, readTorneo } from './facts'
import { stranger } from './of-clan'
import { all as listIn, clanLink, matchLine, onTime, torneoLink, yesOrNo } from './say'

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const inEnglish = 'january february march april may june july august september october november december'.split(' ')

/** The days, or the month to come, that a question says; null where it says none. */
function spanOf(text: string, now: Date): Days | null {
  const today = chileDay(now)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (ahead: number) => dayStart(new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10))
  const words = text.split(' ')
  const named = months.findIndex((name, at) => words.some((word) => word === name || word === inEnglish[at]))
  const isNext = /\b(?:proximo mes|mes (?:que viene|proximo)|next month)\b/.test(text)
  if (named < 0 && !isNext && !/\b(?:este mes|this month)\b/.test(text)) return daysOf(text, now)
  const ahead = named < 0 ? Number(isNext) : (named - (month - 1) + 12) % 12
  const said = named < 0 ? (isNext ? 'el próximo mes' : 'lo que queda del mes') : `en ${months[named] ?? ''}`
  return { from: ahead ? first(ahead) : dayStart(today), before: first(ahead + 1), said }
}

const whole = (say: Say) => `${say('Todo en', 'All of them are in')} ${link('Torneos', paths.torneos)}.`
/** A torneo with when it starts, or that it is being played. */
const stated = (torneo: Torneo, say: Say) =>
  `${torneoLink(torneo)}: ${torneo.estado === 'en-juego' ? say('se juega ahora', 'being played now') : onTime(torneo.inicio, say)}`

/** Whether a torneo begins, or is played, on the days that are asked for. */
export async function torneosOnDays(days: Days, all: readonly Torneo[], site: Site, say: Say): Promise<Reply> {
  const within = (moment: string | null) => moment !== null && moment >= days.from && moment < days.before
  const coming = all.filter(({ inicio, estado }) => estado !== 'cancelado' && inicio > site.now.toISOString())
  const begin = all.filter(({ inicio, estado }) => estado !== 'cancelado' && within(inicio))
  const played = (await readPlayed(site, all)).flatMap(({ page, matches }) =>
    matches.filter(({ partida }) => within(partida.fecha)).map((match) => matchLine(page.id, match, say)),
  )
  const next = coming.toSorted((a, b) => a.inicio.localeCompare(b.inicio)).find(({ inicio }) => inicio >= days.before)
  const shown = next ?? coming[0]
  const start = ({ inicio, ...torneo }: Torneo) => `${torneoLink(torneo)}, ${onTime(inicio, say)}`
  const when = say(days.said, 'then')
  return {
    text: lines(
      begin.length
        ? `${say(`Sí: ${when} parte`, 'Yes:')} ${listIn(begin.map(start), say)}.`
        : say(`No: ${when} no hay ningún torneo anunciado.`, 'No: none is announced for then.'),
      played.length > 0 && say('Se juega:', 'Played then:'),
      bulletsUpTo(played, 5, paths.torneos, say),
      shown && !begin.length && say(`El próximo es ${start(shown)}.`, `The next one is ${start(shown)}.`),
      whole(say),
    ),
  }
}

/** Whether there are torneos: of a game, on days, or now; null where none of these is said. */
async function whether({ slots, all, site, say }: Telling): Promise<string | null> {
  const { game, text, asks } = slots
  const days = spanOf(text, site.now)
  if (days && !game) return (await torneosOnDays(days, all, site, say)).text
  const isNow = /\b(?:jug\w+|ahora|juego|curso|momento|now|going|running|ongoing|played)\b/.test(text)
  if (!game && !isNow) return null
  const open = all.filter(isToCome)
  const found = open.filter(({ etapa, estado }) => (game ? etapa?.juego.id === game.id : estado === 'en-juego'))
  const rest = open.filter((torneo) => !found.includes(torneo) && (!game || torneo.etapa === null))
  const played = (await readPlayed(site, found)).flatMap(({ page, open: matches }) =>
    matches.map((match) => matchLine(page.id, match, say)),
  )
  const yes = asks.has('whether') ? `${yesOrNo(found.length > 0, say)}: ` : ''
  const what = game ? `${say('de', 'of')} ${game.nombre}` : say('ahora', 'now')
  const names = listIn(
    found.map((torneo) => stated(torneo, say)),
    say,
  )
  return lines(
    `${yes}${names || `${say('ningún torneo', 'no tournament')} ${what}`}.`,
    bulletsUpTo(played, 4, paths.torneos, say),
    rest.length > 0 &&
      `${say('Además', 'Besides')}: ${listIn(
        rest.map((torneo) => stated(torneo, say)),
        say,
      )}.`,
    whole(say),
  )
}

/** Every torneo that was, with its day and its champion. */
function history({ all, say }: Telling): string {
  const told = all.map((torneo) => {
    const champion = torneo.campeon ? `, ${say('campeón', 'champion')} ${bold(clanLink(torneo.campeon))}` : ''
    return `${torneoLink(torneo)} (${formatDate(torneo.inicio)})${champion}`
  })
  return lines(
    say('Los torneos del sitio, sin una frecuencia publicada:', 'The tournaments, of no published frequency:'),
    bulletsUpTo(told, 6, paths.torneos, say),
    whole(say),
  )
}

/** In which torneos a clan was or is, with what it won and lost. */
async function playedIn({ all, side, site, say }: Telling): Promise<string> {
  if (!side) return stranger(say)
  const read = await Promise.all(all.map(({ id }) => readTorneo(site, id)))
  const told = read.flatMap((facts) => {
    const balance = facts?.balances.find(({ clan }) => side.ids.includes(clan.id_clan))
    if (!facts || !balance) return []
    const now = facts.page.estado === 'en-juego' ? say(', todavía se juega', ', still being played') : ''
    const won = facts.page.campeon?.id_clan === balance.clan.id_clan ? say(', campeón', ', champion') : now
    return [`${torneoLink(facts.page)}, ${onTime(facts.page.inicio, say)}: ${balance.won}–${balance.lost}${won}`]
  })
  const count = `${told.length} ${say(told.length === 1 ? 'torneo' : 'torneos', told.length === 1 ? 'tournament' : 'tournaments')}`
  return lines(
    `${bold(side.nombre)}: ${told.length ? `${count} ${say('(victorias–derrotas)', '(wins–losses)')}` : say('ningún torneo', 'no tournament')}.`,
    bulletsUpTo(told, 8, paths.torneos, say),
  )
}

/** What is asked of torneos as a whole. */
export const aboutAll: readonly Aspect[] = [
  {
    id: 'hay',
    asks: ['whether', 'what', 'when', 'many'],
    needs: 'all',
    say: whether,
  },
  {
    id: 'historia',
    asks: ['many', 'what', 'who'],
    needs: 'all',
    say: history,
  },
  {
    id: 'jugados',
    asks: ['what', 'many', 'whether'],
    needs: 'clan of all',
    say: playedIn,
  },
]
