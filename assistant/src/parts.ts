import type { Answer } from './answered'
import type { Site } from './intent'
import { isOf, related } from './intents/family'
import type { Matcher } from './intents/matcher'
import { newThread } from './thread-state'
import { halves } from './two-in-one'
import { readQuestion } from './understand'
import { lines } from './wording'

/** Answers a part of a sentence. */
type Ask = (text: string, conversacion: string | null | undefined) => Promise<Answer>

/** Whether an answer tells of somebody, or of the site's data: of these two in one are told together. */
const tells = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' &&
  (intent === 'consulta' || intent === 'en-puesto' || intents.some(({ id, needs }) => id === intent && needs))

/** It answers something, and not only politely. */
const isKnown = ({ kind, intent }: Answer) => kind === 'answer' && intent !== '' && !isOf(intent, 'cortesia')

/** Most words of a question that does not say by itself what it is about. */
const mostLeaning = 3

/** The answer to the second question of a sentence: by itself where it says whom or what it is about, else of whom the first was about; null where it is none. */
async function secondOf(
  [, text, goingOn]: NonNullable<ReturnType<typeof halves>>,
  { conversacion, intent }: Answer,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<Answer | null> {
  const { mentions, etapaMention, words } = readQuestion(text, site, matcher, newThread)
  const own = mentions.length > 0 || etapaMention.used.size > 0
  const going = own ? null : await ask(goingOn, conversacion)
  if (going && (tells(going, matcher) || (isKnown(going) && related(going.intent, intent)))) return going
  // it says by itself what it is about: 'cómo entro a un clan'
  const isWhole = own || words.length > mostLeaning
  const alone = await ask(text, null)
  return isKnown(alone) && isWhole ? alone : null
}

/** Two questions of one sentence, each answered, the second of whom the first was about; null where it is one question. */
export async function askBoth(
  text: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<Answer | null> {
  const two = halves(text)
  const first = two && (await ask(two[0], conversacion))
  // of two sentences the second may only go on with the first
  const isOne = !/\?\s*\S/.test(text)
  if (!two || !first || !(tells(first, matcher) || (isOne && isKnown(first)))) return null
  const second = await secondOf(two, first, site, matcher, ask)
  return second && !first.response.includes(second.response)
    ? { ...second, response: lines(first.response, second.response) }
    : null
}
