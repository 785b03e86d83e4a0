import type { Answer } from './answered'
import { notMore } from './answers/talk'
import { small } from './answers/text-search'
import { isEnglish } from './english/language'
import { writtenIn } from './guides/guide'
import type { Reply } from './intent'
import { isOf } from './intents/family'
import type { Matcher } from './intents/matcher'
import { rootsOf } from './names/texts'
import type { Thread } from './thread-state'
import type { Question } from './understand'

// What goes on with a question and would be told the very text that was just told was seldom understood.

const introduces = /^[¿\s]*(?:y|e|pero|entonces|oye|ok)\s+/i
/** They ask for what an answer tells without its words. */
const asking =
  /^(?:donde|cuando|como|quien(?:es)?|cual(?:es)?|cuant[oa]s?|que|son|fue|fueron|quedo|salio|where|when|how|who|which|what|were|was|did|they)$/
/** A datum that an answer tells by its name alone. */
const datum =
  /^(?:mapas?|maps?|hora|dia|fecha|resultado|marcador|clan(?:es)?|equipos?|jugador(?:es)?|nombres?|link|direccion|puerto|gente|juegos?|etapas?|ladder|puestos?|lugar|rival|lider|servidor(?:es)?|server|played|score|players?)$/

/** Whether what is asked for stands in no word of an answer. */
function lacks({ words }: Question, { response }: Answer): boolean {
  const told = [...rootsOf(response)]
  const wanted = words
    .map(({ plain }) => plain)
    .filter((word) => word.length > 3 && !small.has(word) && !asking.test(word) && !datum.test(word))
  const roots = [...rootsOf(wanted.join(' '))]
  const isTold = (root: string) =>
    told.some((each) => each.startsWith(root.slice(0, Math.min(5, Math.max(3, root.length - 2)))))
  return roots.length > 0 && !roots.some(isTold)
}

/** Instead of what was just told: the guide that the question by itself asks for; of what nothing tells, that no more is known; null where it is told again. */
export async function insteadOfRepeated(
  typed: string,
  answer: Answer,
  question: Question,
  thread: Thread,
  { intents }: Matcher,
  alone: (text: string) => Promise<Answer>,
): Promise<{ answer: Answer } | { reply: Reply } | null> {
  if (!question.goesOn || isEnglish(question) || !lacks(question, answer)) return null
  const other = await alone(typed.replace(introduces, ''))
  if (other.response === answer.response) return null
  const found = intents.find(({ id }) => id === other.intent)
  const isGuide =
    other.kind === 'answer' &&
    !thread.quien.length &&
    found &&
    writtenIn(found.answer) !== null &&
    !isOf(found.id, 'cortesia')
  return isGuide ? { answer: other } : { reply: notMore() }
}
