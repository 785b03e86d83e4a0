import type { Answer } from './answered'
import { isOf, related } from './intents/family'
import type { Matcher } from './intents/matcher'
import { halves } from './two-in-one'
import type { Site } from './intent'
import { readThread } from './thread'
import { lines } from './wording'
import { hasOf } from './words/lists'
import { wordsOf } from './words/plain'

/** Answers a part of a sentence. */
type Ask = (text: string, conversacion: string | null | undefined) => Promise<Answer>

/** Whether an answer tells of somebody, or of the site's data: of these two in one are told together. */
const tells = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' && (intent === 'consulta' || intents.some(({ id, needs }) => id === intent && needs))

/** It answers something, and not only politely. */
const isKnown = ({ kind, intent }: Answer) => kind === 'answer' && intent !== '' && !isOf(intent, 'cortesia')

/** Fewer words do not say by themselves what they ask about: 'y quién la ganó'. */
const leastAlone = 4

/** The answer to the second question of a sentence: of whom the first was about, else by itself; null where it is none. */
async function secondOf(
  [, text, goingOn]: NonNullable<ReturnType<typeof halves>>,
  { conversacion, intent }: Answer,
  matcher: Matcher,
  ask: Ask,
): Promise<Answer | null> {
  const going = await ask(goingOn, conversacion)
  if (tells(going, matcher) || (isKnown(going) && related(going.intent, intent))) return going
  const alone = wordsOf(text).length < leastAlone ? null : await ask(text, null)
  return alone && isKnown(alone) ? alone : null
}

/** Whether both count matches of the same, the second in a time that it says: 'cuántas ganó y cuántas perdió el mes pasado' means that time in both. */
function isSameTimed(first: Answer, second: Answer, { community }: Site): boolean {
  const [one, two] = [first, second].map(({ conversacion }) => readThread(conversacion, community).consulta)
  const counts = (asked: typeof one) =>
    asked?.de === 'partidas' && (asked.medida === 'balance' || asked.medida === 'cuenta')
  return counts(one) && counts(two) && !one?.desde && Boolean(two?.desde) && one?.quien[0] === two?.quien[0]
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
  const second = await secondOf(two, first, matcher, ask)
  if (!second || first.response.includes(second.response)) return null
  // 'cuántas lleva' is of all times
  const isOfOneTime = hasOf('algo-paso', wordsOf(two[0])) && isSameTimed(first, second, site)
  return isOfOneTime ? second : { ...second, response: lines(first.response, second.response) }
}
