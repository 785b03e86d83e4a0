import { corpus } from '../corpus/corpus'
import type { Question } from '../understand'
import { inSpanish, isNamed } from './language'

const foreign = new Set(corpus.words.foreign)

/** As many words that no list has may be left out of a question: 'thing', 'atm'. */
const mostLeftOut = 2

/** A question in English as it is read in Spanish, without the few words that no list has. */
export function withoutUnknown(question: Question): Question {
  const named = isNamed(question)
  const { english } = corpus.words
  const isUnknown = (at: number, plain: string) =>
    !named(at) && !english.has(plain) && !/\d/.test(plain) && !foreign.has(plain)
  const unknown = question.words.filter(({ plain }, at) => isUnknown(at, plain))
  const spanish = inSpanish(question)
  return unknown.length > mostLeftOut
    ? spanish
    : {
        ...spanish,
        words: spanish.words.map((word, at) =>
          isUnknown(at, question.words[at]?.plain ?? '') && word.plain === question.words[at]?.plain
            ? { ...word, plain: '' }
            : word,
        ),
      }
}
