import type { Reto } from '@trinchera/contract/retos'
import type { PicksAsked } from '../answers/reto-picks'
import type { Who } from '../names/community'

/** Days in Chile, from the first and before the second, ISO 8601; `said` as an answer says them. */
export interface Days {
  from: string
  before: string
  said: string
}

/** What is asked of the retos: whose, in which etapas, when, which state; `mine`: of whoever asks. */
export interface AgendaAsked {
  clans: readonly Who[]
  etapas: readonly number[]
  days: Days | null
  states: readonly Reto['estado'][]
  counts: boolean
  mine: boolean
  /** It names retos or the agenda, and not only a match to come. */
  plainly: boolean
  /** The next one alone. */
  next: boolean
  /** When these two play is asked, and nothing else. */
  asksWhen?: boolean
  /** How long it is until then. */
  left?: boolean
  /** It asks plainly what is still to be played on days that it says. */
  toCome?: boolean
  /** Maps, sides or servers are asked for. */
  picks?: boolean
  /** What of its picks is to be said first. */
  ofPicks?: PicksAsked | null
  /** Whether two of them are at the same time. */
  clash?: boolean
  /** Whether whoever asks has something to do in it. */
  turn?: boolean
  /** Which way it went: who challenged the clans asked of, or whom they did. */
  way?: 'received' | 'sent' | null
  /** Whether what was sent was accepted. */
  accepted?: boolean
  /** Whether there is any. */
  whether?: boolean
  /** Whether it is still to be played: `off` where it is asked whether it falls through. */
  stands?: 'on' | 'off' | null
}

/** The agreed retos of everybody: what a question narrows. */
export const agreedRetos: AgendaAsked = {
  clans: [],
  etapas: [],
  days: null,
  states: ['acordado'],
  counts: false,
  mine: false,
  plainly: true,
  next: false,
}

/** How a reto ended, by the words for it in either language. */
export const endedStates: readonly (readonly [RegExp, Reto['estado']])[] = [
  [/\bcancel(?:ad[oa]s?|o|aron)\b|\bcancell?ed\b/, 'cancelado'],
  [/\brechaz(?:ad[oa]s?|o|aron)\b|\brefused\b|\brejected\b|\bdeclined\b/, 'rechazado'],
  [/\bvenci(?:do|dos|o|eron)\b|\blapsed\b|\bexpired\b/, 'vencido'],
  [/\bjugad[oa]s\b|\bse (?:han )?jug(?:aron|ado)\b|\bplayed\b/, 'jugado'],
  [/\bno se (?:ha |han )?present(?:o|aron|ado)\b|\bno show\b|\bdidn t show\b/, 'no-presentado'],
]
/** What was agreed or asked for and is not played. */
export const notPlayed: readonly Reto['estado'][] = ['cancelado', 'rechazado', 'vencido', 'no-presentado']
