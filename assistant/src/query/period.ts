import { fromChileLocal, shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import { numberIn } from '../names/numbers'
import { day as dayOf, englishMonths, inSpanish, type Say } from '../wording'
import { hasOf } from '../words/lists'
import { plain, plainText, wordsOf, type Word } from '../words/plain'
import { phrasesIn } from './phrases'

/** A stretch of time on Chile's clock, in minutes ('2026-03-14T00:00'): `desde` belongs to it, `hasta` does not; '' is open. */
export interface Period {
  desde: string
  hasta: string
}

export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)
/** The days of the week, Sunday first, as they are written and as they are typed. */
export const dayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
export const englishDays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const weekdays = dayNames.map(plain)
/** A month as it is written for short: 'nov', 'sept'; 'mar' is a word too, and only meant after 'de'. */
const shortMonths = months.map((month) => month.slice(0, 3))
const monthWord = `(${[...months, 'setiembre', ...shortMonths, 'sept'].join('|')})`
const dayWord = `(${weekdays.join('|')})`
const count = '(\\d{1,3}|[a-z]+)'

const amountOf = (word: string) => (word === 'un' ? 1 : numberIn(word))

const days = (first: string, after: string): Period => ({ desde: `${first}T00:00`, hasta: `${after}T00:00` })
const back = (day: string, days: number) => shiftDay(day, { days: -days })
const weekday = (day: string) => new Date(`${day}T12:00Z`).getUTCDay()
export const monday = (day: string) => back(day, (weekday(day) + 6) % 7)
const firstOfMonth = (day: string, later = 0) => shiftDay(`${day.slice(0, 7)}-01`, { months: later })
const monthOf = (word: string) => (word.startsWith('set') ? 8 : shortMonths.indexOf(word.slice(0, 3)))
const one = (day: string) => days(day, shiftDay(day, { days: 1 }))
const week = (day: string) => days(monday(day), shiftDay(monday(day), { days: 7 }))
const month = (day: string, later = 0) => days(firstOfMonth(day, later), firstOfMonth(day, later + 1))
const year = (which: number) => days(`${which}-01-01`, `${which + 1}-01-01`)
const night = (today: string, ago: number): Period => ({
  desde: `${back(today, ago)}T20:00`,
  hasta: `${back(today, ago - 1)}T06:00`,
})

/** The latest month of that name that has begun, or that of the year that is said. */
function namedMonth(today: string, name: string, said?: string): Period {
  const number = String(monthOf(name) + 1).padStart(2, '0')
  const latest = `${today.slice(0, 4)}-${number}-01` <= today ? 0 : 1
  return month(`${said ?? Number(today.slice(0, 4)) - latest}-${number}-01`)
}

/** The latest day of that number that has come, of the month that is said or of any; null where there is none. */
function namedDay(today: string, day: string, name?: string, said?: string): Period | null {
  const number = Number(day)
  if (number < 1 || number > 31) return null
  const first = name ? namedMonth(today, name, said).desde.slice(0, 10) : firstOfMonth(today)
  for (const months of name ? [0] : [0, -1, -2]) {
    const found = `${shiftDay(first, { months }).slice(0, 8)}${String(number).padStart(2, '0')}`
    if (shiftDay(found, {}) === found && (name !== undefined || found <= today)) return one(found)
  }
  return null
}

/** The latest weekend that has begun; `before`: that one's forerunner where it is not over. */
function weekend(today: string, before: boolean): Period {
  const now = [0, 6].includes(weekday(today))
  const saturday = back(today, (weekday(today) + 1) % 7)
  const first = before && now ? back(saturday, 7) : saturday
  return days(first, shiftDay(first, { days: 2 }))
}

type Said = readonly (string | undefined)[]
const yearOf = (day: string) => Number(day.slice(0, 4))

/** The stretch of each unit that is so many of them back, by its first letter. */
const units: Record<string, (today: string, ago: number) => Period> = {
  d: (today, ago) => one(back(today, ago)),
  s: (today, ago) => week(back(today, ago * 7)),
  m: (today, ago) => month(today, -ago),
  a: (today, ago) => year(yearOf(today) - ago),
}
const unitAgo = (today: string, unit: string, ago: number | null) =>
  ago === null ? null : (units[unit.charAt(0)]?.(today, ago) ?? null)
const unit = '(dias?|semanas?|mes(?:es)?|anos?)'

/** So many units until today. */
function lately(today: string, unit: string, amount: number | null): Period | null {
  if (!amount) return null
  const first = /^[ma]/.test(unit)
    ? shiftDay(today, { months: -amount * (unit.startsWith('a') ? 12 : 1) })
    : back(today, amount * (unit.startsWith('s') ? 7 : 1) - 1)
  return days(first, shiftDay(today, { days: 1 }))
}

/** What is said, and the stretch of time it means on a day; the first that is said counts. */
const sayings: readonly (readonly [string, (said: Said, today: string) => Period | null])[] = [
  [
    `(?:entre|del|desde) (?:el )?(?:dia )?(\\d{1,2})(?: de ${monthWord})? (?:y|al|hasta) (?:el )?(?:dia )?(\\d{1,2}) de ${monthWord}(?: del? (20\\d\\d))?`,
    ([, from = '', fromMonth, to = '', name = '', said], today) => {
      const [first, last] = [namedDay(today, from, fromMonth ?? name, said), namedDay(today, to, name, said)]
      return first && last ? { desde: first.desde, hasta: last.hasta } : null
    },
  ],
  ['(?:(ante(?:a)?noche)|anoche|ayer (?:en|por|a) la noche)', ([, before], today) => night(today, before ? 2 : 1)],
  [
    '(?:(anteayer|antiayer|antier|antes de ayer)|(ayer)|hoy(?: dia)?)',
    ([, before, yesterday], today) => one(back(today, before ? 2 : yesterday ? 1 : 0)),
  ],
  [
    '(?:el |este |del |ultimo )*(?:finde|fin de semana)( pasado| anterior)?',
    ([, before], today) => weekend(today, Boolean(before)),
  ],
  [
    `(?:en |de )?(?:l[oa]s )?ultim[oa]s ${count} ${unit}`,
    ([, n = '', of = ''], today) => lately(today, of, amountOf(n)),
  ],
  ['(?:el |la )?ultim[oa] (semana|mes|ano)', ([, of = ''], today) => lately(today, of, 1)],
  [`hace ${count} ${unit}`, ([, n = '', of = ''], today) => unitAgo(today, of, amountOf(n))],
  ['(?:el |la )?(semana|mes|ano) (?:pasad[oa]|anterior)', ([, of = ''], today) => unitAgo(today, of, 1)],
  [
    '(?:en )?(?:lo que va del? )?(?:(?:esta|la) (semana)|(?:(?:este|el) )?(mes|ano))(?: actual)?',
    ([, week, other = ''], today) => unitAgo(today, week ?? other, 0),
  ],
  [
    `(?:el )?(?:dia )?(\\d{1,2}) de ${monthWord}(?: del? (20\\d\\d))?`,
    ([, day = '', name, said], today) => namedDay(today, day, name, said),
  ],
  [
    `(?:(?:en|de|durante|entre|el mes de) )?${monthWord}(?: y (?:(?:en|de) )?${monthWord})?(?: del? (20\\d\\d))?`,
    ([, from = '', to, said], today) => {
      const { desde } = namedMonth(today, from, said)
      return { desde, hasta: namedMonth(today, to ?? from, said).hasta }
    },
  ],
  ['(?:en|durante|del) (20\\d\\d)', ([, said], today) => (Number(said) <= yearOf(today) ? year(Number(said)) : null)],
  [
    `(?:el )?${dayWord}( pasado)?`,
    ([, name = '', before], today) =>
      one(back(today, (weekday(today) - weekdays.indexOf(name) + 7) % 7 || (before ? 7 : 0))),
  ],
  [
    '(?:el|del) (?:dia )?(0?[1-9]|[12]\\d|3[01]) (0?[1-9]|1[0-2])(?: (20\\d\\d))?',
    ([, day = '', number = '', said], today) => namedDay(today, day, months[Number(number) - 1] ?? '', said),
  ],
  ['(?:el )?dia (\\d{1,2})', ([, day = ''], today) => namedDay(today, day)],
]
/** The same of days to come. */
const ahead: typeof sayings = [
  ['pasado manana|day after tomorrow', (_, today) => one(back(today, -2))],
  ['hoy|esta noche|en la noche|today|tonight', (_, today) => one(today)],
  ['finde|fin de semana|weekend', (_, today) => days(back(monday(today), -5), back(monday(today), -7))],
  ['(?:proxima|otra) semana|semana que viene|semana proxima|next week', (_, today) => week(back(today, -7))],
  ['semana|this week', (_, today) => week(today)],
  [dayWord, ([, name = ''], today) => one(back(today, -((weekdays.indexOf(name) - weekday(today) + 7) % 7)))],
  ['manana|tomorrow', (_, today) => one(back(today, -1))],
  ['este mes|this month', (_, today) => month(today)],
  [
    `(${months.join('|')})`,
    ([, name = ''], today) => month(today, (monthOf(name) + 13 - Number(today.slice(5, 7))) % 12),
  ],
]
/** 'el 18' is a day where something is said to have happened, else a place. */
const bareDay: (typeof sayings)[number] = ['el (\\d{1,2})', ([, day = ''], today) => namedDay(today, day)]

/** A time that a question says, and the words that say it. */
interface SaidPeriod {
  period: Period
  /** Every such day of the week, 0 is Sunday, and no single one. */
  semana: number | null
  used: ReadonlySet<number>
}

/** 'en qué mes', 'el mes en que', 'por mes', 'qué día de la semana': a time is asked for, and none is said. */
const asksTime =
  /\b(?:que|q|cual|por|mejor|peor|cada|al|a la) (?:mes|semana)\b|\bmes (?:en )?(?:que|q|cual|con|mas|menos)\b|\bdias? de la semana\b/

/** The time a question speaks of, on Chile's clock; `taken`: words that belong to a name. */
export function periodIn(words: readonly Word[], now: Date, taken: (at: number) => boolean): SaidPeriod | null {
  const today = toChileLocal(now).slice(0, 10)
  const asksOf = asksTime.exec(plainText(words))?.[0] ?? ''
  const find = phrasesIn(
    words,
    (at) => taken(at) || (/^(?:mes|semana)$/.test(words[at]?.plain ?? '') && asksOf.includes(words[at]?.plain ?? '')),
  )
  // 'los viernes', 'todos los domingos'
  const every = find(`(?:(?:todos|cada) )?(?:l[oa]s|cada) ${dayWord}s?`)
  if (every)
    return { period: { desde: '', hasta: '' }, semana: weekdays.indexOf(every.said[1] ?? ''), used: every.used }
  const past = hasOf('algo-paso', words) && !hasOf('es-un-puesto', words)
  for (const [saying, meaning] of past ? [...sayings, bareDay] : sayings) {
    const found = find(`(desde (?:el |la )?)?(?:${saying})`)
    if (!found) continue
    const [all, since, ...said] = found.said
    const period = meaning([all, ...said], today)
    // a day that no calendar has is no other time
    return period && { period: since ? { ...period, hasta: '' } : period, semana: null, used: found.used }
  }
  return null
}

/** The days to come that a text of plain words says; null where it says none. */
export function periodAhead(text: string, now: Date): Period | null {
  const [today, find] = [toChileLocal(now).slice(0, 10), phrasesIn(wordsOf(text), () => false)]
  for (const [saying, meaning] of ahead) {
    const said = find(saying)?.said
    if (said) return meaning(said, today)
  }
  return null
}

/** A period as instants, ISO 8601; null: open. */
export const instants = ({ desde, hasta }: Period): { desde: string | null; hasta: string | null } => ({
  desde: desde ? (fromChileLocal(desde) ?? null) : null,
  hasta: hasta ? (fromChileLocal(hasta) ?? null) : null,
})

/** 'los viernes'. */
export const everyText = (semana: number, say: Say): string =>
  say(`los ${dayNames[semana]?.replace(/o$/, 'os') ?? ''}`, `on ${englishDays[semana] ?? ''}s`)

/** Whether an instant is on such a day in Chile. */
export const isOn = (instant: string, semana: number): boolean =>
  weekday(toChileLocal(new Date(instant)).slice(0, 10)) === semana

/** A period as a sentence says it on a day: 'ayer', 'esta semana', 'en octubre de 2025', 'del 03/11/2026 al 09/11/2026'; in English 'in October 2025'. */
export function periodText({ desde, hasta }: Period, now: Date, say: Say = inSpanish): string {
  const today = toChileLocal(now).slice(0, 10)
  const [first, end] = [desde.slice(0, 10), hasta.slice(0, 10)]
  const date = (moment: string) => dayOf(`${moment}T12:00:00Z`, say)
  if (!hasta) return `${say('desde el', 'since')} ${date(first)}`
  const isThisYear = yearOf(first) === yearOf(today)
  const at = Number(first.slice(5, 7)) - 1
  const named = say(`en ${months[at] ?? ''}`, `in ${englishMonths[at] ?? ''}`)
  const said: readonly (readonly [Period, string])[] = [
    [night(today, 1), say('anoche', 'last night')],
    [night(today, 2), say('antenoche', 'the night before last')],
    [one(today), say('hoy', 'today')],
    [one(back(today, 1)), say('ayer', 'yesterday')],
    [one(back(today, 2)), say('anteayer', 'the day before yesterday')],
    [one(back(today, -1)), say('mañana', 'tomorrow')],
    [one(first), `${say('el', 'on')} ${date(first)}`],
    [days(back(monday(today), -5), back(monday(today), -7)), say('este fin de semana', 'this weekend')],
    [week(today), say('esta semana', 'this week')],
    [week(back(today, 7)), say('la semana pasada', 'last week')],
    [month(today), say('este mes', 'this month')],
    [month(first), isThisYear ? named : `${named} ${say('de ', '')}${yearOf(first)}`],
    [year(yearOf(first)), isThisYear ? say('este año', 'this year') : `${say('en', 'in')} ${yearOf(first)}`],
  ]
  return (
    said.find(([period]) => period.desde === desde && period.hasta === hasta)?.[1] ??
    say(`del ${date(first)} al ${date(back(end, 1))}`, `from ${date(first)} to ${date(back(end, 1))}`)
  )
}
