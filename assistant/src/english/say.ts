import { paths } from '@trinchera/contract/site-paths'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { etapaLink } from '../answers/which'
import type { Reply } from '../intent'
import type { Who } from '../names/community'
import { months, periodText, type Period } from '../query/period'
import { bold, link, verb } from '../wording'

export const englishMonths =
  'January February March April May June July August September October November December'.split(' ')

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`
}

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
export const matches = (count: number) => counted(count, 'match', 'matches')

export const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const inEtapa = (etapa: Parameters<typeof etapaLink>[0]) => `in ${etapaLink(etapa)}`

export const wins = ({ triunfos, derrotas }: Readonly<{ triunfos: number; derrotas: number }>) =>
  `${counted(triunfos, 'win')} and ${counted(derrotas, 'loss', 'losses')}`
export const has = (who: string | Who) => verb('has', 'have', who)
/** A place of a table: 'in 3rd place of 14'. */
export const standing = (place: number, of: number | null = null) =>
  place ? `in ${bold(`${ordinal(place)} place`)}${of ? ` of ${of}` : ''}` : bold('unranked')
/** A streak: 'a streak of 3 wins'. */
export const run = (racha: number) =>
  racha ? `a streak of ${bold(racha < 0 ? counted(-racha, 'loss', 'losses') : counted(racha, 'win'))}` : 'no streak'

export const tooWide: Reply = {
  kind: 'ask',
  text: 'That takes in too many matches. Ask about one clan, one stage or less time.',
}
export const stranger: Reply = {
  kind: 'ask',
  text: `I don't know who you are: ${link('log in', paths.login())}, or tell me the name of your clan.`,
}
/** What is not told in English, said so, with what is. */
export const onlyThis: Reply = {
  kind: 'away',
  text: "I can't answer that one in English. I can tell you a clan's place, its wins and losses, its last match, who leads a stage, and how to register, join a clan, report a loss or get the game.",
  sugerencias: ['Who leads the ladder?', 'How do I report a loss?'],
}

/** '5 July 2025', of '05/07/2025'. */
function day(slashed: string): string {
  const [date = '', month = '', year = ''] = slashed.split('/')
  return `${Number(date)} ${englishMonths[Number(month) - 1] ?? ''} ${year}`
}

/** 'on 5 July 2025 at 20:15', in Chile. */
export const onDay = (moment: string) => `on ${bold(day(formatDate(moment)))} at ${formatTime(moment)}`

const same: Readonly<Record<string, string>> = {
  anoche: 'last night',
  antenoche: 'the night before last',
  hoy: 'today',
  ayer: 'yesterday',
  anteayer: 'the day before yesterday',
  'esta semana': 'this week',
  'la semana pasada': 'last week',
  'este mes': 'this month',
  'este año': 'this year',
}

/** ' last month', ' in October 2025'; nothing where no time is said. */
export function whenSaid(period: Period, now: Date): string {
  if (!period.desde && !period.hasta) return ''
  const said = periodText(period, now)
  const [, month, year] = /^en (?:([a-z]+)(?: de )?)?(\d{4})?$/.exec(said) ?? []
  if (month) return ` in ${englishMonths[months.indexOf(month)] ?? ''}${year ? ` ${year}` : ''}`
  if (year) return ` in ${year}`
  const [first = '', last] = said.match(/\d\d\/\d\d\/\d{4}/g) ?? []
  return same[said]
    ? ` ${same[said]}`
    : last
      ? ` from ${day(first)} to ${day(last)}`
      : ` ${said.startsWith('desde') ? 'since' : 'on'} ${day(first)}`
}
