import { partsOf } from './clauses'
import { guesses, mostlyUnderstood } from './decide'
import type { Intent } from './intent'
import { isOf } from './intents/family'
import type { Matcher } from './intents/matcher'
import type { Community } from './names/community'
import type { Thread } from './thread-state'
import { partOf, type Question } from './understand'

/** From how many words on a text is read by its parts too, and how sure one of them must be. */
const longText = 6
const sureOfPart = 0.5
const sureBesideForeign = 0.75
/** A text with more words that nobody taught is about something else. */
const mostUnknown = 12
/** Words that order the assistant about: no part of such a text is answered. */
const orders =
  /^(?:ignora|ignore|olvida|olvidate|instrucciones|instructions|prompt|system|sistema|actua|finge|simula|responde|repite|escribe|escribeme|traduce|traducir|obedece|developer|jailbreak|drop|select|script|imprime|revela)$/

/** The part of a long text that asks something plainly: the surest, later ones before earlier. Whom the rest names it is about as well. */
export function askedInPart(
  text: string,
  question: Question,
  thread: Thread,
  matcher: Matcher,
  community: Community,
  isAway: boolean,
): { question: Question; intent: Intent; thread: Thread } | null {
  const { words, read, mentions, stages } = question
  // 'te cuento que…' tells no tale
  const foreign = words.filter(
    ({ plain }, at) =>
      matcher.vocabulary.isOutside(plain) && !(plain === 'cuento' && /^(?:te|les)$/.test(words[at - 1]?.plain ?? '')),
  ).length
  const strange = read.filter(({ kind }) => kind === 'unknown').length
  if (
    words.length < longText ||
    foreign > (isAway ? 0 : 1) ||
    strange > mostUnknown ||
    words.some(({ plain }) => orders.test(plain))
  )
    return null
  const around: Thread = {
    ...thread,
    quien: [...mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? []), ...thread.quien],
    etapas: stages.etapas.length ? stages.etapas : thread.etapas,
  }
  const least = foreign || isAway ? sureBesideForeign : sureOfPart
  const parts = partsOf(text, question).flatMap(({ from, to, asks, cut }) => {
    const part = partOf(question, from, to, matcher, community)
    const [best] =
      part.read.some(({ kind }) => kind === 'known') &&
      !part.words.some(({ plain }) => matcher.vocabulary.isOutside(plain))
        ? guesses(part, around, matcher)
        : []
    if (
      !best?.intent.uses ||
      !best.intent.ask ||
      isOf(best.intent.id, 'cortesia') ||
      best.confidence < (cut ? sureBesideForeign : least) ||
      best.coverage < mostlyUnderstood
    )
      return []
    if ((best.intent.needs ?? 0) > part.mentions.length + around.quien.length) return []
    return [
      {
        part,
        intent: best.intent,
        score: best.confidence * best.coverage * (asks ? 1 : 0.75) * (1 + to / words.length / 4),
      },
    ]
  })
  const [surest] = parts.sort((one, other) => other.score - one.score)
  return surest ? { question: surest.part, intent: surest.intent, thread: around } : null
}
