import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import type { Named, Site } from '../intent'
import { ownClans } from '../names/asker'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import type { Question } from '../understand'
import { plainText, type Word } from '../words/plain'

/** Days in Chile, from the first and before the second, ISO 8601; `said` as an answer says them. */
export interface Days {
  from: string
  before: string
  said: string
}

const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
/** Days to come, as they are said: the first, counted from today, how many, and how an answer says them. `left`: days until Sunday. */
const spans: readonly (readonly [RegExp, (left: number) => readonly [first: number, days: number], said: string])[] = [
  [/\bpasado manana\b|\bday after tomorrow\b/, () => [2, 1], 'pasado mañana'],
  [/\bhoy\b|\besta noche\b|\ben la noche\b|\btoday\b|\btonight\b/, () => [0, 1], 'hoy'],
  [
    /\bfin de semana\b|\bfinde\b|\bweekend\b/,
    (left) => [Math.max(0, left - 1), Math.min(2, left + 1)],
    'este fin de semana',
  ],
  [
    /\bproxima semana\b|\bsemana que viene\b|\bsemana proxima\b|\bnext week\b/,
    (left) => [left + 1, 7],
    'la próxima semana',
  ],
  [/\bsemana\b|\bthis week\b/, (left) => [0, left + 1], 'esta semana'],
  ...week.map(
    (name, day) =>
      [
        new RegExp(`\\b(?:el|del|este|pal|proximo) ${name.normalize('NFD').replace(/\p{M}/gu, '')}\\b`),
        (left: number) => [(day + left) % 7, 1] as const,
        `el ${name}`,
      ] as const,
  ),
  [/\bmanana\b|\btomorrow\b/, () => [1, 1], 'mañana'],
]

/** Days of which a question asks, in either language. */
export function daysOf(text: string, now: Date): Days | null {
  const today = chileDay(now)
  const left = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7
  const found = spans.find(([says]) => says.test(text))
  if (!found) return null
  const [, span, said] = found
  const [first, days] = span(left)
  return { from: dayStart(today, first), before: dayStart(today, first + days), said }
}

/** What is asked of the retos: whose, in which etapas, when, which state; `mine`: of whoever asks; `next`: the next one alone. */
export interface AgendaAsked {
  clans: readonly Who[]
  etapas: readonly number[]
  days: Days | null
  states: readonly Reto['estado'][]
  mine: boolean
  next: boolean
}

/** Those to come of everybody: what a question narrows. */
export const agreedRetos: AgendaAsked = {
  clans: [],
  etapas: [],
  days: null,
  states: ['acordado', 'propuesto'],
  mine: false,
  next: false,
}

/** What was agreed or asked for and is not played. */
const notPlayed: readonly Reto['estado'][] = ['cancelado', 'rechazado', 'vencido', 'no-presentado']
/** How a reto ended, by the beginnings of the words for it. */
const ended: readonly (readonly [RegExp, readonly Reto['estado'][]])[] = [
  [/\b(?:cancel(?:ad|aron|o\b)|suspendi)/, ['cancelado']],
  [/\brechaz/, ['rechazado']],
  [/\bvencid/, ['vencido']],
  [/\bpresent(?:ad|aron|o\b)/, ['no-presentado']],
  [/\b(?:se cay|fracas|en nada)/, notPlayed],
]
const ours = /\b(?:nos|nosotros|me|mis?|nuestr[oa]s?|tengo|juego|we|our|us|my|(?!proximos|ultimos|mismos)\w+[aei]mos)\b/

/** What a question asks of the retos, of whom and where it names. */
export function agendaOf(
  words: readonly Word[],
  { quien, etapas, juego }: Pick<Named, 'quien' | 'etapas' | 'juego'>,
  site: Site,
): AgendaAsked {
  const text = plainText(words)
  const clans = quien.filter(({ kind }) => kind === 'clan')
  const ofGame = site.community.etapas.filter(({ juego: { id } }) => id === juego?.id)
  return {
    clans,
    etapas: (etapas.length ? etapas : ofGame).map(({ id }) => id),
    days: daysOf(text, site.now),
    states: ended.find(([says]) => says.test(text))?.[1] ?? agreedRetos.states,
    mine: clans.length < 2 && ours.test(text),
    next: /\b(?:proxim[oa]\b(?! semana)|next\b(?! week))/.test(text),
  }
}

/** The text of a question with each name as one sign. */
export function withoutNames({
  words,
  mentions,
  etapaMention,
}: Pick<Question, 'words' | 'mentions'> & Partial<Pick<Question, 'etapaMention'>>): string {
  const named = inNames({ mentions, etapaMention })
  const signs = words.map(({ plain }, at) => (named(at) ? '·' : plain))
  return signs.join(' ').replace(/·(?: ·)+/g, '·')
}

/** The retos that are asked for, as far as whoever asks may see them; of the agreed ones those to come, the next first. */
export async function agendaRetos(asked: AgendaAsked, site: Site): Promise<Reto[]> {
  const { clans, days, states, mine, etapas } = asked
  const { db, asker, now } = site
  const sets = clans.map((who) => (who.kind === 'clan' ? who.clanes.map(({ id }) => id) : []))
  if (mine) sets.push((await ownClans(site)).map(({ id }) => id))
  const seen = await listRetos(db, asker && { id: asker.id, moderates: false }, {})
  const found = seen.filter(({ estado, fecha, retador, retado, id_etapa }) => {
    if (!states.includes(estado) || (etapas.length && !etapas.includes(id_etapa))) return false
    if (!sets.every((set) => set.includes(retador.id) || set.includes(retado.id))) return false
    if (estado === 'propuesto') return sets.length > 0 && !days
    if (estado !== 'acordado') return true
    return fecha !== null && fecha >= now.toISOString() && (!days || (fecha >= days.from && fecha < days.before))
  })
  return asked.next ? found.slice(0, 1) : found
}
