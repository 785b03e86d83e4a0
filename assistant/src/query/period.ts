import { fromChileLocal, shiftDay, toChileLocal } from '@trinchera/rules/chile-time'
import { numberIn } from '../names/numbers'
import type { Word } from '../words/plain'

/** A stretch of time on Chile's clock, in minutes ('2026-03-14T00:00'): `desde` belongs to it, `hasta` does not; '' is open. */
export interface Period {
  desde: string
  hasta: string
}

export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)
/** As they are said, Sunday first. */
const weekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ')
/** A month as it is written for short: 'nov', 'sept'; 'mar' is a word too, and only meant after 'de'. */
const shortMonths = months.map((month) => month.slice(0, 3))
const monthWord = `(${[...months, 'setiembre', ...shortMonths, 'sept'].join('|')})`
const dayWord = `(${weekdays.join('|')})`
const count = '(\\d{1,3}|[a-z]+)'

const amountOf = (word: string) => (word === 'un' ? 1 : numberIn(word))

const midnight = (day: string) => `${day}T00:00`
const days = (first: string, after: string): Period => ({ desde: midnight(first), hasta: midnight(after) })
const back = (day: string, days: number) => shiftDay(day, { days: -days })
const weekday = (day: string) => new Date(`${day}T12:00Z`).getUTCDay()
const monday = (day: string) => back(day, (weekday(day) + 6) % 7)
const firstOfMonth = (day: string, later = 0) => shiftDay(`${day.slice(0, 7)}-01`, { months: later })
const monthOf = (word: string) => (word.startsWith('set') ? 8 : shortMonths.indexOf(word.slice(0, 3)))
const one = (day: string) => days(day, shiftDay(day, { days: 1 }))
const week = (day: string) => days(monday(day), shiftDay(monday(day), { days: 7 }))
const month = (day: string, later = 0) => days(firstOfMonth(day, later), firstOfMonth(day, later + 1))
const year = (which: number) => days(`${which}-01-01`, `${which + 1}-01-01`)
const open = ({ desde }: Period): Period => ({ desde, hasta: '' })

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

const lately = (today: string, amount: number, unit: string): Period =>
  days(
    unit.startsWith('sem')
      ? back(today, amount * 7 - 1)
      : unit.startsWith('mes')
        ? shiftDay(today, { months: -amount })
        : back(today, amount - 1),
    shiftDay(today, { days: 1 }),
  )
const ago = (today: string, amount: number, unit: string): Period =>
  unit.startsWith('sem')
    ? week(back(today, amount * 7))
    : unit.startsWith('mes')
      ? month(today, -amount)
      : unit.startsWith('an')
        ? year(Number(today.slice(0, 4)) - amount)
        : one(back(today, amount))

const unit = '(dias?|semanas?|mes(?:es)?|anos?)'
type Said = readonly (string | undefined)[]

/** So many days are the beginning of a month. */
const firstDays = 5

/** What is said, and the stretch of time it means on a day; the first that is said counts. */
const sayings: readonly (readonly [string, (said: Said, today: string) => Period | null])[] = [
  [
    `(?:entre|del|desde) (?:el )?(?:dia )?(\\d{1,2})(?: de ${monthWord})? (?:y|al|hasta) (?:el )?(?:dia )?(\\d{1,2}) de ${monthWord}(?: del? (20\\d\\d))?`,
    ([, from = '', fromMonth, to = '', name = '', said], today) => {
      const [first, last] = [namedDay(today, from, fromMonth ?? name, said), namedDay(today, to, name, said)]
      return first && last ? { desde: first.desde, hasta: last.hasta } : null
    },
  ],
  [
    '(?:anoche|ayer (?:en|por|a) la noche)',
    (_, today) => ({ desde: `${back(today, 1)}T20:00`, hasta: `${today}T06:00` }),
  ],
  ['(?:antenoche|anteanoche)', (_, today) => ({ desde: `${back(today, 2)}T20:00`, hasta: `${back(today, 1)}T06:00` })],
  ['(?:anteayer|antiayer|antier|antes de ayer)', (_, today) => one(back(today, 2))],
  ['ayer', (_, today) => one(back(today, 1))],
  ['hoy(?: dia)?', (_, today) => one(today)],
  ['(?:el |este |del )?(?:finde|fin de semana) (?:pasado|anterior)', (_, today) => weekend(today, true)],
  ['(?:el |este |del |ultimo )*(?:finde|fin de semana)', (_, today) => weekend(today, false)],
  ['(?:la )?semana (?:pasada|anterior)', (_, today) => week(back(today, 7))],
  [
    `(?:en |de )?(?:l[oa]s )?ultim[oa]s ${count} ${unit}`,
    ([, n = '', of = ''], today) => {
      const amount = amountOf(n)
      return amount ? lately(today, amount, of) : null
    },
  ],
  [
    `hace ${count} ${unit}`,
    ([, n = '', of = ''], today) => {
      const amount = amountOf(n)
      return amount ? ago(today, amount, of) : null
    },
  ],
  ['(?:la )?ultima semana', (_, today) => lately(today, 1, 'semana')],
  ['(?:el )?ultimo mes', (_, today) => lately(today, 1, 'mes')],
  ['(?:en )?(?:lo que va de )?(?:esta|la) semana(?: actual)?', (_, today) => week(today)],
  ['(?:el )?mes (?:pasado|anterior)', (_, today) => month(today, -1)],
  ['(?:en )?(?:lo que va (?:de|del) )?(?:(?:este|el) )?mes(?: actual)?', (_, today) => month(today)],
  ['(?:el )?ano (?:pasado|anterior)', (_, today) => year(Number(today.slice(0, 4)) - 1)],
  ['(?:en )?(?:lo que va (?:de|del) )?(?:(?:este|el) )?ano(?: actual)?', (_, today) => year(Number(today.slice(0, 4)))],
  [
    `(?:el )?(?:dia )?(\\d{1,2}) de ${monthWord}(?: del? (20\\d\\d))?`,
    ([, day = '', name, said], today) => namedDay(today, day, name, said),
  ],
  [
    `(?:a |en )?(?:comienzos?|principios?|inicios?|(?:los )?primeros dias) del? (?:mes de )?${monthWord}(?: del? (20\\d\\d))?`,
    ([, name = '', said], today) => {
      const { desde } = namedMonth(today, name, said)
      const first = desde.slice(0, 10)
      return days(first, shiftDay(first, { days: firstDays }))
    },
  ],
  [
    `(?:(?:en|de|durante|entre) )?${monthWord} y (?:(?:en|de) )?${monthWord}(?: del? (20\\d\\d))?`,
    ([, from = '', to = '', said], today) => {
      const [first, last] = [namedMonth(today, from, said), namedMonth(today, to, said)]
      return first.desde < last.desde ? { desde: first.desde, hasta: last.hasta } : null
    },
  ],
  [
    `(?:(?:en|de|durante|el mes de) )?${monthWord}(?: del? (20\\d\\d))?`,
    ([, name = '', said], today) => namedMonth(today, name, said),
  ],
  [
    '(?:en|durante|del) (20\\d\\d)',
    ([, said], today) => (said && said <= today.slice(0, 4) ? year(Number(said)) : null),
  ],
  [
    `(?:el )?${dayWord}(?: pasado)?`,
    ([, name = ''], today) => one(back(today, (weekday(today) - weekdays.indexOf(name) + 7) % 7)),
  ],
  // 'el 15/11'
  [
    '(?:el|del) (?:dia )?(0?[1-9]|[12]\\d|3[01]) (0?[1-9]|1[0-2])(?: (20\\d\\d))?',
    ([, day = '', number = '', said], today) => namedDay(today, day, months[Number(number) - 1] ?? '', said),
  ],
  ['(?:el )?dia (\\d{1,2})', ([, day = ''], today) => namedDay(today, day)],
]
/** 'el 18' is a day where something is said to have happened, else a place. */
const bareDay: (typeof sayings)[number] = ['el (\\d{1,2})', ([, day = ''], today) => namedDay(today, day)]
const happened = /^(?:hubo|jug(?:o|aron)|gan(?:o|aron)|perd(?:io|ieron)|fue|fueron|paso|report(?:o|aron))$/
const place = /^(?:puesto|lugar|posicion|va|van|esta|queda)$/

/** A time that a question says, and the words that say it. */
export interface SaidPeriod {
  period: Period
  /** Every such day of the week, 0 is Sunday, and no single one. */
  semana: number | null
  used: ReadonlySet<number>
}

/** 'en qué mes', 'el mes en que', 'su mejor mes', 'por mes': a month is asked for, and none is said. */
const asksMonth = (words: readonly Word[], at: number): boolean =>
  words[at]?.plain === 'mes' &&
  (/^(?:que|q|cual|por|mejor|peor|cada)$/.test(words[at - 1]?.plain ?? '') ||
    /^(?:que|q|con)$/.test(words[at + 1]?.plain ?? '') ||
    (words[at + 1]?.plain === 'en' && /^(?:que|q|cual)$/.test(words[at + 2]?.plain ?? '')))

/** The time a question speaks of, on Chile's clock; `taken`: words that belong to a name. */
export function periodIn(words: readonly Word[], now: Date, taken: (at: number) => boolean): SaidPeriod | null {
  const today = toChileLocal(now).slice(0, 10)
  const starts: number[] = []
  let text = ''
  for (const [at, { plain }] of words.entries()) {
    starts.push(text.length)
    text += `${taken(at) || asksMonth(words, at) ? '·' : plain === 'q' ? 'que' : plain} `
  }
  // 'los viernes', 'todos los domingos'
  const every = new RegExp(`(?<![^ ])(?:(?:todos|cada) )?(?:l[oa]s|cada) ${dayWord}s?(?= )`).exec(text)
  if (every) {
    const end = every.index + every[0].length
    return {
      period: { desde: '', hasta: '' },
      semana: weekdays.indexOf(every[1] ?? ''),
      used: new Set(starts.flatMap((start, at) => (start >= every.index && start < end ? [at] : []))),
    }
  }
  const past = words.some(({ plain }) => happened.test(plain)) && !words.some(({ plain }) => place.test(plain))
  for (const [saying, meaning] of past ? [...sayings, bareDay] : sayings) {
    const match = new RegExp(`(?<![^ ])(desde (?:el |la )?)?(?:${saying})(?= )`).exec(text)
    if (!match) continue
    const [all, since, ...said] = match
    const period = meaning([all, ...said], today)
    // a day that no calendar has is no other time
    if (!period) return null
    const end = match.index + all.length
    const used = new Set(starts.flatMap((start, at) => (start >= match.index && start < end ? [at] : [])))
    return { period: since ? open(period) : period, semana: null, used }
  }
  return null
}

/** Today and the six days before. */
export function sevenDays(now: Date): Period {
  const today = toChileLocal(now).slice(0, 10)
  return days(back(today, 6), shiftDay(today, { days: 1 }))
}

/** A period as instants, ISO 8601; null: open. */
export const instants = ({ desde, hasta }: Period): { desde: string | null; hasta: string | null } => ({
  desde: desde ? (fromChileLocal(desde) ?? null) : null,
  hasta: hasta ? (fromChileLocal(hasta) ?? null) : null,
})

const slashed = (day: string) => day.split('-').toReversed().join('/')

/** 'los viernes'. */
export const everyText = (semana: number): string =>
  `los ${['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'][semana] ?? ''}`

/** Whether an instant is on such a day in Chile. */
export const isOn = (instant: string, semana: number): boolean =>
  weekday(toChileLocal(new Date(instant)).slice(0, 10)) === semana

/** A period as a sentence says it on a day: 'ayer', 'esta semana', 'en octubre de 2025', 'del 03/11/2026 al 09/11/2026'. */
export function periodText({ desde, hasta }: Period, now: Date): string {
  const today = toChileLocal(now).slice(0, 10)
  const [first, end] = [desde.slice(0, 10), hasta.slice(0, 10)]
  if (!hasta) return `desde el ${slashed(first)}`
  const same = (period: Period) => period.desde === desde && period.hasta === hasta
  if (same({ desde: `${back(today, 1)}T20:00`, hasta: `${today}T06:00` })) return 'anoche'
  if (same({ desde: `${back(today, 2)}T20:00`, hasta: `${back(today, 1)}T06:00` })) return 'antenoche'
  if (same(one(today))) return 'hoy'
  if (same(one(back(today, 1)))) return 'ayer'
  if (same(one(back(today, 2)))) return 'anteayer'
  if (same(one(first))) return `el ${slashed(first)}`
  if (same(week(today))) return 'esta semana'
  if (same(week(back(today, 7)))) return 'la semana pasada'
  if (same(month(today))) return 'este mes'
  const named = `en ${months[Number(first.slice(5, 7)) - 1] ?? ''}`
  if (same(month(first))) return first.slice(0, 4) === today.slice(0, 4) ? named : `${named} de ${first.slice(0, 4)}`
  if (same(year(Number(first.slice(0, 4)))))
    return first.slice(0, 4) === today.slice(0, 4) ? 'este año' : `en ${first.slice(0, 4)}`
  return `del ${slashed(first)} al ${slashed(back(end, 1))}`
}
