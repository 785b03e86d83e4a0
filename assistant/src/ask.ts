import { answered, answerOf, unsure, type Answer } from './answered'
import { quotedFor } from './answers/site-search'
import { topicNamed } from './answers/forum'
import { away, notOfThat, wordless } from './answers/talk'
import { corpus } from './corpus/corpus'
import { normalised } from './corpus/normal'
import { guesses, onlyNamed, sure, type Guess } from './decide'
import { askedInEnglish, toldInEnglish } from './english/turn'
import { saysBarely } from './follow-up'
import { meansAll } from './english/language'
import { articleIfAny, articleOfButton, articleTold, isArticle } from './articles'
import type { Intent, Reply, Site } from './intent'
import { isOf } from './intents/family'
import type { Matcher } from './intents/matcher'
import type { Who } from './names/community'
import { answerConsulta } from './query/answer'
import { timedInstead } from './query/timed'
import { intentOf, type Told } from './query/told'
import { turn } from './query/turn'
import { readThread } from './thread'
import type { Thread } from './thread-state'
import { readQuestion, type Question } from './understand'
import { capital } from './wording'

/** From which confidence an answer is given where little is said, and from which one is offered. */
const sureOfLittle = 0.5
const perhaps = 0.13
/** Less understood than this, a question is about something else. */
const leastUnderstood = 0.4
/** From which confidence an article or another label is told in the place of the intent that was chosen, and from which share of that one's. */
const leastOfLabel = 0.35
const nearlyAsSure = 0.8

/** How a question is asked: as the Spanish that one in English is read as, as one about whoever asks. */
interface Manner {
  translated?: boolean
  own?: Who | null
  /** What it asks for, by its id, where that is known. */
  label?: string
}

/** A question as it is read in its thread. */
interface Asking extends Manner {
  text: string
  conversacion: string | null | undefined
  question: Question
  thread: Thread
  site: Site
  matcher: Matcher
  /** The intent whose button asks just this. */
  pressed: Intent | undefined
}

/** Answers a question if it is of its kind; else null. */
type Reader = (asking: Asking) => Promise<Answer | null>

const tell = ({ thread, conversacion }: Asking, { intent, reply }: Told) =>
  answerOf(intent, reply, thread, conversacion)

const byButton: Reader = async (asking) => {
  const article = articleOfButton(asking.text)
  return article ? tell(asking, { intent: article.id, reply: await articleTold(article, asking.site) }) : null
}

const inEnglish: Reader = async (asking) => {
  const { question, conversacion, thread, site, matcher, translated, own, label } = asking
  const english = translated ? null : await askedInEnglish(question, thread, site)
  if (!english) return null
  if ('reply' in english) return tell(asking, english)
  const manner = { translated: true, own: own ?? null, ...(label ? { label } : {}) }
  const answer = await askOnce(english.spanish, conversacion, english.site, matcher, manner)
  return toldInEnglish(answer, english.site, thread, conversacion)
}

const ofData: Reader = async (asking) => {
  const told = await turn(asking.question, asking.thread, asking.site)
  return told && tell(asking, told)
}

/** What is asked in turn before the intents are. */
const readers: readonly Reader[] = [byButton, inEnglish, ofData]

/** The intent that a question is taken to ask, and whether it surely does. */
interface Choice {
  found: readonly Guess[]
  chosen: Intent | undefined
  isSure: boolean
  /** All its words only hold others together: it says little. */
  isEmpty: boolean
}

function choose({ question, matcher, pressed, translated, label }: Asking): Choice {
  const found = guesses(question, matcher)
  const [best] = found
  const isEmpty = !question.mentions.length && question.read.every(({ kind }) => kind === 'common')
  const labelled = matcher.intents.find(({ id }) => id === label)
  const next = pressed ?? labelled ?? (question.onlyNames ? onlyNamed(question, matcher) : undefined)
  if (next || !best) return { found, chosen: next, isSure: next !== undefined, isEmpty }
  const { intent, confidence } = best
  // of what was translated, half of it may be another question
  const isWhole = !translated || intent.uses === null || meansAll(question, intent.id, matcher)
  return { found, chosen: intent, isSure: isWhole && confidence >= (isEmpty ? sureOfLittle : sure), isEmpty }
}

/** What the chosen intent answers, else which ones may be meant. */
async function replyTo({ text, question, thread, site }: Asking, { found, chosen, isSure, isEmpty }: Choice) {
  const [best] = found
  if (!/[\p{L}\p{N}]/u.test(text)) return wordless(text)
  if (chosen && isSure) return answered(chosen, question, thread, site)
  const isLikely = best && !isEmpty && best.confidence >= perhaps && best.coverage >= leastUnderstood
  if (!isLikely || !best.intent.ask) return away(site)
  const article = site.articulo(question, thread, perhaps)
  const sample = article && isArticle(article.id) ? article.samples[0] : undefined
  return unsure(found, question, thread, sample && `¿${capital(sample.replace(/[¿?]/g, ''))}?`)
}

/** What nobody taught and may stand in something that was published; null where nothing does, or something else was refused. */
async function published({ question, site, translated }: Asking, { chosen, isSure }: Choice, { kind }: Reply) {
  const isOpen = kind === 'unsure' || (kind === 'away' && (!isSure || chosen?.id === 'fuera'))
  if (translated || !isOpen) return null
  // how things are done here is told to nobody who asks of something else, or goes on with what was asked before
  const isOther = question.goesOn || chosen?.uses === null
  const texts = (await site.textos()).filter((text) => text.kind !== 'guia' || !isOther)
  const quoted = quotedFor(question, texts, { oneWord: kind === 'unsure', isOther: kind === 'away' && isSure })
  return quoted ?? topicNamed(question.words, site, 2)
}

/** What an intent would tell of now, told of the time that the question says. */
async function inItsTime({ question, thread, site, pressed }: Asking, { chosen, isSure }: Choice) {
  const consulta = pressed ? null : timedInstead(question, isSure ? chosen : undefined, thread, site)
  if (!consulta) return null
  const reply = await answerConsulta(consulta, question, thread, site)
  return { intent: intentOf(consulta), reply: { ...reply, consulta } }
}

/** The likeliest article, where no intent is sure. */
async function likeliestArticle({ question, thread, site }: Asking): Promise<Told | null> {
  const article = site.articulo(question, thread, leastOfLabel)
  return article && isArticle(article.id) ? { intent: article.id, reply: await articleTold(article, site) } : null
}

/** What is told in the place of the chosen intent: the same of another time, or a label about as sure that may be an article or a form; null where that intent stands. */
async function toldInstead(asking: Asking, choice: Choice): Promise<Answer | null> {
  const timed = await inItsTime(asking, choice)
  if (timed) return tell(asking, timed)
  const { text, question, conversacion, site, matcher } = asking
  const { found, chosen, isSure } = choice
  const [best] = found
  const isKnown = asking.label || asking.pressed || asking.own || asking.translated
  // what is about something else is told by more than its words
  if (!best || isKnown || chosen?.id === 'fuera') return null
  const least = isSure ? Math.max(leastOfLabel, best.confidence * nearlyAsSure) : leastOfLabel
  const label = site.asunto(question, undefined, least)
  const guess = found.find(({ intent }) => intent.id === label)
  const ignoresNames = isSure && guess && guess.coverage < best.coverage
  return !label || label === chosen?.id || ignoresNames ? null : askOnce(text, conversacion, site, matcher, { label })
}

/** The answer of the likeliest intent, or of a text; that it was not understood, or is of something else, where there is neither. */
async function byIntent(asking: Asking): Promise<Answer> {
  const { question, conversacion, thread } = asking
  const choice = choose(asking)
  const given = choice.isSure ? choice.chosen : undefined
  const instead = await toldInstead(asking, choice)
  if (instead) return instead
  const reply = await replyTo(asking, choice)
  const isAway = reply.kind === 'away'
  // what means nothing by itself is of what was told before, and no sentence of another text answers it
  const leans = thread.intent !== null && saysBarely(question)
  const likely = reply.kind === 'unsure' || (isAway && !given) ? await likeliestArticle(asking) : null
  if (likely) return tell(asking, likely)
  const found = leans ? null : await published(asking, choice, reply)
  if (found) return tell(asking, { intent: 'textos', reply: found })
  const told = leans && isAway && given?.uses !== null ? notOfThat() : reply
  // what is said in between changes no subject
  const isBetween = told.kind === 'away' || (given && isOf(given.id, 'cortesia'))
  const answer = answerOf(given?.id ?? thread.intent ?? '', told, thread)
  return { ...answer, intent: given?.id ?? '', ...(isBetween && conversacion ? { conversacion } : {}) }
}

/** A site of which everything that is asked asks for one thing. */
const sureOf = (id: string, site: Site): Site => ({
  ...site,
  articulo: () => articleIfAny(id) ?? null,
  asunto: (_, among) => (among?.(id) === false ? null : id),
  forma: () => corpus.forms.find((form) => form.id === id) ?? null,
})

/** Answers one question. A button's question means what the button does. */
export async function askOnce(
  text: string,
  conversacion: string | null | undefined,
  given: Site,
  matcher: Matcher,
  manner: Manner = {},
): Promise<Answer> {
  const site = manner.label ? sureOf(manner.label, given) : given
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(text, site, matcher, thread, manner.own ?? null)
  const pressed = manner.own ? undefined : matcher.byAsk.get(normalised(text))
  const asking = { ...manner, text, conversacion, question, thread, site, matcher, pressed }
  for (const read of pressed ? [] : readers) {
    const answer = await read(asking)
    if (answer) return answer
  }
  return byIntent(asking)
}
