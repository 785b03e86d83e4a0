import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { etapaLink } from '../answers/which'
import { months, periodText, type Period } from '../query/period'
import { bold } from '../wording'

const english = 'January February March April May June July August September October November December'.split(' ')

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`
}

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const inEtapa = (etapa: Parameters<typeof etapaLink>[0]) => `in ${etapaLink(etapa)}`

/** '5 July 2025', of '05/07/2025'. */
function day(slashed: string): string {
  const [date = '', month = '', year = ''] = slashed.split('/')
  return `${Number(date)} ${english[Number(month) - 1] ?? ''} ${year}`
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
  if (month) return ` in ${english[months.indexOf(month)] ?? ''}${year ? ` ${year}` : ''}`
  if (year) return ` in ${year}`
  const [first = '', last] = said.match(/\d\d\/\d\d\/\d{4}/g) ?? []
  return same[said]
    ? ` ${same[said]}`
    : last
      ? ` from ${day(first)} to ${day(last)}`
      : ` ${said.startsWith('desde') ? 'since' : 'on'} ${day(first)}`
}
