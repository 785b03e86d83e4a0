import { corpus } from '../corpus/corpus'
import { isOne } from '../words/said'
import type { Asks, Slots } from './slots'
import { roundWord } from './slots'

/** Something that a question may ask for: what such a question begins with; its words are in `corpus/words/aspectos.txt`. */
interface Asked {
  id: string
  asks?: readonly Asks[]
  bracket?: true
}

const fitting = 0.4
const unfitting = -0.3
/** A clan is named, and it tells of single clans. */
const ofNamed = 0.3
/** They say little by themselves: what a question begins with, or a round. */
const slotWord =
  /^(?:cuando|hora|dia|fecha|when|time|day|date|donde|where|es|is|are|am|i|yo|me|por|for|va|van|esta|estan|ve|hay|there|any|clan|clanes|equipo|equipos|clans|teams|played|juega|juegan|jugar|play|plays)$/
const slotWorth = 0.4

const vocabulary = corpus.words.aspects.torneos
const has = (id: string, word: string) => isOne(vocabulary.get(id) ?? [], word)

/** The candidate that a question asks for: a word counts the more the fewer candidates share it, whatever their order. Null where no word of any is said; `score` as a sum of shares. */
export function bestAsked<T extends Asked>(
  candidates: readonly T[],
  { words, asks, clans }: Slots,
): { found: T; score: number } | null {
  const worth = words.map((word) => {
    const sharing = candidates.filter((each) => has(each.id, word)).length
    return { word, worth: sharing && (slotWord.test(word) || roundWord.test(word) ? slotWorth : 1) / sharing }
  })
  const scored = candidates.flatMap((found) => {
    const said = worth.filter(({ word }) => has(found.id, word)).reduce((sum, each) => sum + each.worth, 0)
    const fits = !found.asks ? 0 : found.asks.some((each) => asks.has(each)) ? fitting : unfitting
    return said > 0 ? [{ found, score: said + fits + (found.bracket && clans.length ? ofNamed : 0) }] : []
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.found.id.localeCompare(b.found.id))
  return best && best.score > 0 ? best : null
}
