import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import type { Named, Site } from '../intent'
import { ownClans } from '../names/asker'
import type { Who } from '../names/community'
import { inNames } from '../names/in-names'
import { speaksOfSelf } from '../names/own-words'
import type { Question } from '../understand'
import { hasOf } from '../words/lists'
import { plainText, type Word } from '../words/plain'
import { instants, periodAhead, periodText } from './period'

/** Days in Chile, from the first and before the second, ISO 8601; `said` as an answer says them. */
export interface Days {
  from: string
  before: string
  said: string
}

/** Days to come of which a question asks, in either language. */
export function daysOf(text: string, now: Date): Days | null {
  const period = periodAhead(text, now)
  const { desde, hasta } = instants(period ?? { desde: '', hasta: '' })
  return period && desde && hasta ? { from: desde, before: hasta, said: periodText(period, now) } : null
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

const notPlayed: readonly Reto['estado'][] = ['cancelado', 'rechazado', 'vencido', 'no-presentado']
/** How a reto ended, as a question says it; those to come where it says none. */
function statesIn(words: readonly Word[]): readonly Reto['estado'][] {
  const said = notPlayed.filter((state) => hasOf(`reto-${state}`, words))
  // 'por qué no se va a jugar', 'al final no jugaron'
  const isOff = words.some(({ plain }, at) => plain === 'no' && hasOf('se-juega', words.slice(at)))
  return isOff || hasOf('reto-caido', words) ? notPlayed : said.length ? said : agreedRetos.states
}

/** What a question asks of the retos, of whom and where it names. */
export function agendaOf(
  words: readonly Word[],
  { quien, etapas, juego }: Pick<Named, 'quien' | 'etapas' | 'juego'>,
  site: Site,
): AgendaAsked {
  const clans = quien.filter(({ kind }) => kind === 'clan')
  const days = daysOf(plainText(words), site.now)
  const ofGame = site.community.etapas.filter(({ juego: { id } }) => id === juego?.id)
  return {
    clans,
    etapas: (etapas.length ? etapas : ofGame).map(({ id }) => id),
    days,
    states: statesIn(words),
    mine: clans.length < 2 && speaksOfSelf(words),
    next: !days && words.some(({ plain }) => ['proximo', 'proxima', 'next'].includes(plain)),
  }
}

/** The text of a question with each name as one sign. */
export function withoutNames({
  words,
  mentions,
  etapaMention,
}: Pick<Question, 'words' | 'mentions'> & Partial<Pick<Question, 'etapaMention'>>): string {
  const named = inNames({ mentions, etapaMention })
  const signs = words.map((word, at) => (named(at) ? '·' : word.plain))
  return signs.filter((sign, at) => sign !== '·' || signs[at - 1] !== '·').join(' ')
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
