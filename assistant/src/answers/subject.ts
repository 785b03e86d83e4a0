import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'

/** As many words has a question that may leave out what it is about. */
const mostWords = 10

/** What a short question without names goes on with: the words of what the thread asked before, and of the intent that answered it; empty where it says enough. */
export const subjectOf = ({ words, mentions, stages }: Question, { asked, intent }: Thread): string =>
  words.length > mostWords || mentions.length || stages.used.size
    ? ''
    : [...wordsOf(asked ?? '').map(({ plain }) => plain), ...(intent ?? '').split('-')].join(' ')
