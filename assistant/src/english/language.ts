import { corpus } from '../corpus/corpus'
import type { Matcher } from '../intents/matcher'
import { inNames } from '../names/in-names'
import type { Question } from '../understand'
import type { Word } from '../words/plain'

const { english, englishOnly, common } = corpus.words
const only = new Set(englishOnly)
/** So much of a short question must be English. */
const mostly = 0.7
const spanish = new Set(common.filter((word) => !only.has(word) && !english.has(word)))
const longest = Math.max(...[...english.keys()].map((said) => said.split(' ').length))

/** Whether a word belongs to a name. One that is not spelt as it is and is an English word is that word. */
export const isNamed = ({ mentions, etapaMention, map }: Pick<Question, 'mentions' | 'etapaMention' | 'map'>) =>
  inNames({ mentions, etapaMention, map })

/** A question without the names that are no exact ones and only repeat an English word: 'rank' is no nick. */
export const spelt = (question: Question): Question => ({
  ...question,
  mentions: question.mentions.filter(
    ({ sure, from, to }) => sure || !question.words.slice(from, to).every(({ plain }) => english.has(plain)),
  ),
})

const ofSpanish = /\b(?:el|la|las|los|del?|en|con|que|se|por|para|una?|es|hay|y|su)\b/gi
const ofEnglish = /\b(?:the|of|in|with|that|by|for|an?|is|are|was|there|and|has|have|on|to|no|you)\b/gi
/** Whether an answer is in Spanish, whatever the names and quotes in it are. */
export function saysSpanish(text: string): boolean {
  const own = text.replace(/\[[^\]]*\]\([^)]*\)|\*\*[^*]*\*\*|«[^»]*»/g, ' ')
  return (own.match(ofSpanish) ?? []).length > (own.match(ofEnglish) ?? []).length
}

/** Said alone, they are English. */
const greetings = /^(?:hello|hi|hi there|hello there|good morning|good evening|thank you|thanks|goodbye)$/

const isFigure = (word: string) => /^\d+(?:st|nd|rd|th)?$/.test(word)
const mayBeEnglish = (word: string) => only.has(word) || english.has(word) || isFigure(word)

/** Whether words are in English: several are only English ones, and none holds Spanish together. */
function areEnglish(free: readonly string[]): boolean {
  if (free.length > 0 && greetings.test(free.join(' '))) return true
  const own = free.filter((word) => only.has(word)).length
  if (own > 1) return !free.some((word) => spanish.has(word))
  // 'top 5 players', 'is anyone live': every word is an English one
  return (
    own > 0 &&
    free.length > 1 &&
    free.filter(mayBeEnglish).length >= mostly * free.length &&
    !free.some((word) => common.includes(word) && !english.has(word) && !only.has(word))
  )
}

type Named = Pick<Question, 'words' | 'mentions' | 'etapaMention' | 'map'>

/** The words of a question that belong to no name. */
function wordsBesideNames(question: Named): string[] {
  const named = isNamed(question)
  return question.words.filter((_, at) => !named(at)).map(({ plain }) => plain)
}

/** Whether a question is in English. After one in English (`before`), words that may be English are enough. */
export function isEnglish(question: Named, before: Named | null): boolean {
  const free = wordsBesideNames(question)
  return areEnglish(free) || (before !== null && free.every(mayBeEnglish) && areEnglish(wordsBesideNames(before)))
}

/** Words that stand before whom somebody beat: 'who beat Puelche' is of the loser. */
const beats = /^(?:beat|beats|beating|beaten|defeated)$/
/** What may be beaten besides a name: 'beats the first', 'beats 5th'. */
const beaten = /^(?:\d.*|the|number|first|last)$/

/** A question's English words as the Spanish ones that mean the same to the query; each keeps its place. `spoken`: the name of whom the thread speaks of: 'he'. */
export function asSpanish(question: Question, spoken = ''): Question {
  const named = isNamed(question)
  const supposes = question.words.some(({ plain }) => beats.test(plain))
  const words: Word[] = []
  while (words.length < question.words.length) {
    const from = words.length
    const first = question.words[from]
    if (!first) break
    let to = named(from) ? from : Math.min(from + longest, question.words.length)
    const said = () =>
      question.words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' ')
    while (to > from && !english.has(said())) to--
    const meant = english.get(said())
    // what follows is beaten: 'who beat Puelche', but not 'whom did Puelche beat'
    const isBeaten = beats.test(first.plain) && (named(to) || beaten.test(question.words[to]?.plain ?? ''))
    const isPlace = (supposes ? /^\d{1,2}(?:st|nd|rd|th)?$/ : /^\d+(?:st|nd|rd|th)$/).test(first.plain)
    const isHe = first.plain === 'he' && !question.mentions.length
    const inSpanish = isHe ? spoken : (meant ?? first.plain)
    const plain = isBeaten ? `${meant} a` : isPlace ? `el ${parseInt(first.plain, 10)}` : inSpanish
    words.push({ ...first, plain }, ...question.words.slice(from + 1, to).map((word) => ({ ...word, plain: '' })))
  }
  return { ...question, words }
}

/** The words of a question in English with the Spanish ones that they mean, each as it was typed: what a thread is read by. */
export const inSpanishWords = (question: Question): Word[] =>
  asSpanish(question).words.reduce<Word[]>((words, word) => {
    const before = words.at(-1)
    // 'many' of 'how many', and what says nothing, belong to the word before
    if (!word.plain && before) return [...words.slice(0, -1), { ...before, typed: `${before.typed} ${word.typed}` }]
    return [...words, { ...word, plain: word.plain.replace(/^el (?=\d)/, '') || word.typed }]
  }, [])

/** Whether an intent has a use for every word of a question besides its names: of what was translated, half of it may be another question. */
export function meansAll(question: Question, id: string, { intents, terms }: Matcher): boolean {
  const own = terms[intents.findIndex((intent) => intent.id === id)]
  const named = isNamed(question)
  return !own || question.read.every(({ kind, term, from }) => kind !== 'known' || named(from) || own.has(term))
}
