import { createHash } from 'node:crypto'
import { answerOf, type Answer } from './answered'
import { HiddenStatistics, hiddenStatistics } from './answers/hidden'
import { askOnce } from './ask'
import { laidOver, withNamesOf, withPlace } from './continued'
import { isEnglish } from './english/language'
import { isBrief, saysBarely } from './follow-up'
import type { Site } from './intent'
import { isOf } from './intents/family'
import type { Who } from './names/community'
import type { Matcher } from './intents/matcher'
import { ofAsker, saidOwn } from './of-asker'
import { keepAsked, readThread } from './thread'
import { newThread, type Thread } from './thread-state'
import { readQuestion, type Question } from './understand'
import { inEnglish, inSpanish, lines } from './wording'

/** Answers a question in its thread; `isAlone`: without it. */
type Ask = (text: string, isAlone?: boolean) => Promise<Answer>

/** Answers a question from the live site, going on with what the thread was about. */
export async function ask(
  typed: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  try {
    return await askInThread(typed, conversacion, thread, site, matcher)
  } catch (error) {
    if (!(error instanceof HiddenStatistics)) throw error
    const reply = hiddenStatistics(error.who, isEnglish(readQuestion(typed, site, matcher, thread), thread, site))
    return answerOf('', reply, thread, conversacion)
  }
}

/** Whether an answer says that nothing was understood. */
const isLost = ({ kind, intent }: Answer) =>
  kind === 'unsure' || kind === 'missing' || (kind === 'away' && intent === '')
const isKnown = (answer: Answer) => answer.kind === 'answer' && !isSmallTalk(answer)
/** What stands before an answer that was given to another question right before. */
const nothingMore = (question: Question, thread: Thread, site: Site) =>
  (isEnglish(question, thread, site) ? inEnglish : inSpanish)(
    'Lo que sé de eso es lo que ya te conté:',
    'What I know of that is what I told you:',
  )
/** An answer as the thread keeps it, to know it again. */
const digest = (response: string) => createHash('sha1').update(response).digest('base64url').slice(0, 8)
const isSmallTalk = ({ intent }: Answer) => intent === '' || isOf(intent, 'cortesia')
/** Whether an answer tells what stands in the site's data. */
const isOfData = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' && (intent === 'consulta' || intents.some(({ id, uses }) => id === intent && uses !== null))

/** What a question with what the one before it said may be: asked in turn, the first that is answered counts. */
async function fuller(
  question: Question,
  last: Question,
  typed: string,
  answer: Answer,
  thread: Thread,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<readonly (string | null)[]> {
  const both = `${thread.asked?.replace(/[\s?¿!.]+$/, '')} ${typed}`
  const whole = withNamesOf(question, last, site.now)
  if (isLost(answer)) return [whole, both]
  if (!isBrief(question)) return []
  // of the match that was told: 'quién la reportó'
  if (!isOfData(answer, matcher)) return thread.partida === null ? [] : [both]
  const isOfAll = (await ask(typed, true)).response === answer.response
  return isOfAll ? [saysBarely(question) ? both : null, whole] : []
}

/** An answer, and the question that it answers as it stands by itself. */
interface Whole {
  answer: Answer
  asked: string
}

/** The answer to a question of a thread, with what it leaves out and the one before it said (`continued.ts`). */
async function askWhole(
  typed: string,
  question: Question,
  thread: Thread,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<Whole> {
  if (thread.asked === null) return { answer: await ask(typed), asked: typed }
  const isRepeated = ({ response }: Answer) => thread.said === digest(response)
  const last = readQuestion(thread.asked, site, matcher, newThread)
  const laid = laidOver(question, last, site.now)
  const again = laid === null ? null : await ask(laid)
  if (laid && again && isKnown(again)) {
    // 'y el segundo', of a list that was told whole
    const listed = question.numero !== null && isRepeated(again) ? thread.listed[question.numero - 1] : undefined
    const asked = listed ? `quién es ${listed.nombre}` : laid
    return { answer: listed ? await ask(asked) : again, asked }
  }
  const answer = await ask(typed)
  if (question.read.some(({ kind }) => kind === 'unknown' || kind === 'foreign')) return { answer, asked: typed }
  const placed = isBrief(question) ? withPlace(question, last, thread, site) : null
  // 'y en la otra etapa' says no more than the place
  const there = placed && (laidOver(readQuestion(placed, site, matcher, newThread), last, site.now) ?? placed)
  const texts = there === null ? await fuller(question, last, typed, answer, thread, site, matcher, ask) : [there]
  for (const text of texts) {
    const found = text === null ? null : await ask(text)
    const fits = found && isKnown(found) && (there !== null || isLost(answer) || isOfData(found, matcher))
    if (text && fits && found.response !== answer.response) return { answer: found, asked: text }
  }
  return { answer, asked: typed }
}

async function askInThread(
  typed: string,
  conversacion: string | null | undefined,
  thread: Thread,
  site: Site,
  matcher: Matcher,
): Promise<Answer> {
  const question = readQuestion(typed, site, matcher, thread)
  const ask = (text: string, isAlone = false) =>
    askOnce(text, isAlone ? null : conversacion, site, matcher, { part: isAlone || text !== typed })
  const { answer, asked } = await askWhole(typed, question, thread, site, matcher, ask)
  const alone = (text: string, own: Who) => askOnce(text, conversacion, site, matcher, { part: true, own })
  const found = (await ofAsker(typed, answer, question, thread, site, alone)) ?? answer
  const own = saidOwn(question) ?? thread.own
  const said = digest(found.response)
  const kept = keepAsked(found.conversacion, isSmallTalk(found) ? thread.asked : asked, own, said)
  const isAgain = said === thread.said && isBrief(question) && typed !== thread.asked && isKnown(found)
  return {
    ...found,
    response: isAgain ? lines(nothingMore(question, thread, site), found.response) : found.response,
    conversacion: kept,
  }
}
