import { createHash } from 'node:crypto'
import { answerOf, type Answer } from './answered'
import { HiddenStatistics, hiddenStatistics } from './answers/hidden'
import { tellsText } from './articles'
import { askOnce } from './ask'
import { laidOver, withNamesOf, withPlace } from './continued'
import { inSpanishWords, isEnglish } from './english/language'
import { isBrief, saysBarely } from './follow-up'
import type { Site } from './intent'
import { normalised } from './corpus/normal'
import { isOf } from './intents/family'
import type { Who } from './names/community'
import type { Matcher } from './intents/matcher'
import { ofAsker, saidOwn } from './of-asker'
import { askBoth } from './parts'
import { stepOf } from './query/match-asked'
import { rowAsked } from './query/turn'
import { keepAsked, readThread } from './thread'
import { newThread, type Thread } from './thread-state'
import { readAsked, readQuestion, type Question } from './understand'
import { inEnglish, inSpanish, lines } from './wording'

/** Answers a question in its thread; `isAlone`: without it; `label`: as one that asks for that. */
type Ask = (text: string, how?: { isAlone?: boolean; label?: string | undefined }) => Promise<Answer>

/** Answers a question from the live site, going on with what the thread was about. */
export async function ask(
  typed: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  try {
    const ask = (text: string, before: typeof conversacion) => askInThread(text, before, site, matcher)
    // the question of a button is one
    const both = matcher.byAsk.has(normalised(typed)) ? null : await askBoth(typed, conversacion, site, matcher, ask)
    return both ?? repeated(typed, await ask(typed, conversacion), thread, site, matcher)
  } catch (error) {
    if (!(error instanceof HiddenStatistics)) throw error
    const last = lastOf(thread, site, matcher)
    const reply = hiddenStatistics(error.who, isEnglish(readQuestion(typed, site, matcher, thread), last))
    return answerOf('', reply, thread, conversacion)
  }
}

/** The question before, as it stood by itself; null at the beginning of a thread. */
const lastOf = ({ asked }: Thread, site: Site, matcher: Matcher): Question | null =>
  asked === null ? null : readQuestion(asked, site, matcher, newThread)

/** Whether an answer says that nothing was understood. */
const isLost = ({ kind, intent }: Answer) =>
  kind === 'unsure' || kind === 'missing' || (kind === 'away' && intent === '')
const isKnown = (answer: Answer) => answer.kind === 'answer' && !isSmallTalk(answer)
/** What stands before an answer that was given to another question right before. */
const nothingMore = (question: Question, last: Question | null) =>
  (isEnglish(question, last) ? inEnglish : inSpanish)(
    'Lo que sé de eso es lo que ya te conté:',
    'What I know of that is what I told you:',
  )
/** An answer as the thread keeps it, to know it again. */
const digest = (response: string) => createHash('sha1').update(response).digest('base64url').slice(0, 8)
const isSmallTalk = ({ intent }: Answer) => intent === '' || isOf(intent, 'cortesia')
/** An answer, said to be the one before where a few words asked for more and it is. */
function repeated(typed: string, answer: Answer, thread: Thread, site: Site, matcher: Matcher): Answer {
  const question = readQuestion(typed, site, matcher, thread)
  const isSame = thread.said === digest(answer.response) && typed !== thread.asked
  if (!isSame || !isBrief(question) || !isKnown(answer)) return answer
  return { ...answer, response: lines(nothingMore(question, lastOf(thread, site, matcher)), answer.response) }
}
/** Whether an answer tells what stands in the site's data. */
const isOfData = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' && (intent === 'consulta' || intents.some(({ id, uses }) => id === intent && uses !== null))

/** A question of a thread, and the one before it. `read`, `before`: both by their Spanish words, where they are in English; `both`: the two in one sentence. */
interface Turn {
  read: Question
  before: Question
  typed: string
  both: string
  question: Question
  last: Question
  thread: Thread
  site: Site
  matcher: Matcher
  ask: Ask
}

/** An answer, and the question that it answers as it stands by itself. */
interface Whole {
  answer: Answer
  asked: string
}

/** What a question may be with what the one before it said, and which answers to that count: asked in turn. */
type Reading = readonly [text: string | null, counts: (found: Answer) => boolean, label?: string]

const asked = async (text: string, ask: Ask, label?: string): Promise<Whole> => ({
  answer: await ask(text, { label }),
  asked: text,
})
const isAgain = ({ thread }: Turn, { response }: Answer) => thread.said === digest(response)

/** The question before with what this one names in its place, where it says nothing else; null where it says more, or that is not answered. */
async function ofNames(turn: Turn): Promise<Whole | null> {
  const { read, before, thread, site, ask, typed } = turn
  if (stepOf(read, thread) || rowAsked(read, thread)) return { answer: await ask(typed), asked: thread.asked ?? typed }
  const laid = laidOver(read, before, site.now)
  const found = laid === null ? null : await asked(laid, ask)
  if (!found || !isKnown(found.answer)) return null
  return found
}

/** From which share, 0 to 1, a few words and the question before ask one thing together. */
const leastTogether = 0.5
/** From which confidence, 0 to 1, a few words ask something of their own. */
const sureOfOwn = 0.8
/** From which confidence, 0 to 1, an answer is no worse than the same again. */
const likely = 0.6

/** What a few words ask together with the question before, where they ask nothing for sure by themselves. */
function ofBoth(turn: Turn, answer: Answer): Reading[] {
  const { typed, both, question, last, thread, site, matcher } = turn
  const isNamed = question.mentions.length || question.etapaMention.used.size
  // a torneo and an announcement answer by what they say themselves
  if (isNamed || thread.torneo || ['textos', 'torneos'].includes(thread.intent ?? '')) return []
  if ([thread.intent, answer.intent].some((intent) => isOf(intent, 'cortesia'))) return []
  const [first, second] = site.juntos(question, last)
  const own = site.asunto(question, undefined, sureOfOwn)
  if (first.share < leastTogether || (own !== null && own !== first.id)) return []
  const isOther = site.asunto(question, undefined, likely) === answer.intent
  const isMore = (found: Answer) => (isOfData(found, matcher) || tellsText(found.intent)) && !isAgain(turn, found)
  // a text that was told has another beside it more often than it answers twice
  const isText = second.share >= likely && [first, second].every(({ id }) => tellsText(id))
  // whether a rule says yes or no is told by the words that ask for it
  const textOf = (id: string) =>
    matcher.intents.some((intent) => intent.id === id && intent.rules.length) ? typed : both
  return [
    [textOf(first.id), isMore, first.id],
    [isText ? both : null, isMore, second.id],
    [textOf(first.id), (found) => isMore(found) || (isAgain(turn, found) && !isOther), first.id],
  ]
}

/** What a question with what the one before it said may be, where it says too little by itself. */
async function readingsOf(turn: Turn, answer: Answer): Promise<Reading[]> {
  const { typed, both, question, read, before, last, thread, site, matcher, ask } = turn
  const always = () => true
  const ofData = (found: Answer) => isOfData(found, matcher)
  const isUnknown = read === question && question.read.some(({ kind }) => kind === 'unknown')
  const isOfNobody = ![...last.mentions, ...thread.quien, ...thread.listed].length && thread.texto === null
  const together = isBrief(question) && (!isUnknown || isOfNobody) ? ofBoth(turn, answer) : []
  if (isUnknown) return together
  const placed = isBrief(question) ? withPlace(read, before, thread, site) : null
  // 'y en la otra etapa' says no more than the place
  const there = placed && (laidOver(readQuestion(placed, site, matcher, newThread), before, site.now) ?? placed)
  if (there) return [[there, always]]
  if (!isBrief(question) || !isOfData(answer, matcher)) return [...together, [isLost(answer) ? both : null, always]]
  const isOfAll = (await ask(typed, { isAlone: true })).response === answer.response
  const whole: Reading = [isOfAll || thread.consulta?.desde ? withNamesOf(read, before, site.now) : null, ofData]
  return [...(isOfAll || isOfNobody || (saysBarely(question) && thread.partida === null) ? together : []), whole]
}

/** The answer to a question of a thread, with what it leaves out and the one before it said (`continued.ts`). */
async function askWhole(turn: Turn): Promise<Whole> {
  const { typed, question, ask } = turn
  const named = await ofNames(turn)
  if (named) return named
  const alone = await asked(typed, ask)
  if (question.read.some(({ kind }) => kind === 'foreign')) return alone
  for (const [text, counts, label] of await readingsOf(turn, alone.answer)) {
    const found = text === null ? null : await asked(text, ask, label)
    if (found && isKnown(found.answer) && counts(found.answer))
      return found.answer.response === alone.answer.response ? alone : { ...found, ...(label && { asked: turn.both }) }
  }
  return alone
}

async function askInThread(
  typed: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(typed, site, matcher, thread)
  const ask: Ask = (text, { isAlone, label } = {}) =>
    askOnce(text, isAlone ? null : conversacion, site, matcher, label ? { label } : {})
  const last = lastOf(thread, site, matcher)
  const read = (said: Question, before: Question) =>
    isEnglish(said, before) ? readAsked(inSpanishWords(said), site.community, matcher.vocabulary, thread) : said
  const { answer, asked } = last
    ? await askWhole({
        typed,
        both: `${thread.asked?.replace(/[\s?¿!.]+$/, '')} ${typed}`,
        question,
        last,
        read: read(question, last),
        before: read(last, last),
        thread,
        site,
        matcher,
        ask,
      })
    : { answer: await ask(typed), asked: typed }
  const alone = (text: string, own: Who) => askOnce(text, conversacion, site, matcher, { own })
  // 'y contra Puelche?' is of whoever asked the question before
  const whole = readQuestion(asked, site, matcher, thread)
  const found = (await ofAsker(asked, answer, whole, thread, site, alone)) ?? answer
  const own = saidOwn(question) ?? thread.own
  const kept = keepAsked(found.conversacion, isSmallTalk(found) ? thread.asked : asked, own, digest(found.response))
  return { ...found, conversacion: kept }
}
