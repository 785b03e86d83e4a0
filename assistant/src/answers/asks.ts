import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'

/** A point that is asked for by all of the patterns and none of those left out, in plain words, each name as `·`. */
export interface Asks<P extends string> {
  point: P
  /** What it is about: the text says it or, where that is short, the talk before it: 'y si estoy solo', of founding a clan. */
  of?: RegExp
  says: readonly RegExp[]
  not?: RegExp
}

/** What a short question without names goes on with. */
export interface Talk {
  /** The words of what was asked before it, and of the intent that answered; empty where it says enough by itself. */
  before: string
  /** The words of the question that are no everyday talk. */
  own: readonly string[]
}

export const noTalk: Talk = { before: '', own: [] }

/** As many words has a question that may leave out what it is about. */
const mostWords = 10

/** What a question goes on with in its thread. */
export const talkOf = ({ words, read, mentions, etapaMention }: Question, { asked, intent }: Thread): Talk =>
  words.length > mostWords || mentions.length || etapaMention.used.size
    ? noTalk
    : {
        before: [...wordsOf(asked ?? '').map(({ plain }) => plain), ...(intent ?? '').split('-')].join(' ').trim(),
        own: read.flatMap(({ kind, from, to }) =>
          kind === 'common' ? [] : words.slice(from, to).map(({ plain }) => plain),
        ),
      }

/** Whether every one of these words is among what the patterns ask with. */
export const asksWith = (said: readonly RegExp[], text: string, words: readonly string[]) =>
  words.every((word) =>
    said.some((each) => [...text.matchAll(new RegExp(each, 'g'))].some(([found]) => found.split(' ').includes(word))),
  )

/** All that a point is asked with. */
export const patternsOf = ({ of, says }: Asks<string>): readonly RegExp[] => (of ? [of, ...says] : says)

/** Whether a text asks for a point by itself. */
const asksAlone = (point: Asks<string>, text: string) =>
  patternsOf(point).every((each) => each.test(text)) && !point.not?.test(text)

/** Whether it does so with the talk before it: of what that names, or where neither asks for it alone and all that the text says is of that point. */
function asksWithTalk(point: Asks<string>, text: string, { before, own }: Talk): boolean {
  if (!before || asksAlone(point, text) || asksAlone(point, before)) return false
  const { of, says, not } = point
  const both = `${before} ${text}`
  return (
    (of?.test(before) && says.every((each) => each.test(text)) && !not?.test(text)) ||
    (asksAlone(point, both) && asksWith(patternsOf(point), both, own))
  )
}

/**
 * Of these points, that which a text asks for, with the talk before it rather than alone; of several, that which asks with the most of what is said.
 * `may`: what else must hold of it, told the text with what is before it.
 */
export function pointOf<P extends string>(
  points: readonly Asks<P>[],
  text: string,
  talk: Talk,
  may: (point: Asks<P>, both: string) => boolean,
): Asks<P> | undefined {
  const both = `${talk.before} ${text}`
  const asking = (asks: (point: Asks<P>) => boolean) => points.filter((point) => asks(point) && may(point, both))
  const spoken = asking((point) => asksWithTalk(point, text, talk))
  const asked = spoken.length ? spoken : asking((point) => asksAlone(point, text))
  return closest(both, asked, patternsOf)
}

/** How many characters of a text its patterns ask with. */
function covered(text: string, says: readonly RegExp[]): number {
  const asked = new Set<number>()
  for (const each of says) {
    const found = each.exec(text)
    for (let at = found?.index ?? 0, end = at + (found?.[0].length ?? 0); at < end; at++) asked.add(at)
  }
  return asked.size
}

/**
 * Of what fits a text, that whose patterns match the most of its characters, so that the order of a list means nothing; of two that match as many, the one
 * whose patterns are longer, then first in the alphabet.
 */
export function closest<T>(text: string, asked: readonly T[], saysOf: (one: T) => readonly RegExp[]): T | undefined {
  if (asked.length < 2) return asked[0]
  const ranked = asked.map((one) => {
    const says = saysOf(one)
    return { one, covers: covered(text, says), patterns: says.join(' ') }
  })
  ranked.sort(
    (a, b) =>
      b.covers - a.covers ||
      b.patterns.length - a.patterns.length ||
      (a.patterns < b.patterns ? -1 : Number(a.patterns > b.patterns)),
  )
  return ranked[0]?.one
}

/** The reply of a list whose pattern asks with the most of a text. */
export const fitting = <T extends readonly [asks: RegExp, text: string, ...rest: unknown[]]>(
  known: readonly T[],
  text: string,
) =>
  closest(
    text,
    known.filter(([asks]) => asks.test(text)),
    ([asks]) => [asks],
  )
