import { uses, type Asked, type Intent, type Reply, type ReplyKind, type Site } from './intent'
import { quotedFor } from './answers/details'
import { foretells, unknowable } from './answers/foretell'
import { away, wordless } from './answers/talk'
import { nobody } from './answers/which'
import { button, filled } from './buttons'
import { guesses, sure, type Guess } from './decide'
import { fill } from './fill'
import { normalised } from './corpus/normal'
import { isOf, related } from './intents/family'
import { goingOn, ownClan as saysOwnClan } from './going-on'
import { ownClan, speaksOfSelf } from './names/asker'
import type { Matcher } from './intents/matcher'
import type { Who } from './names/community'
import type { Mention } from './names/recognise'
import { onlyThis } from './english/about'
import { inEnglish, inEnglishAfterAll } from './english/turn'
import { answerConsulta } from './query/answer'
import { periodIn } from './query/period'
import { timedInstead } from './query/timed'
import { intentOf, turn } from './query/turn'
import { ofSaidClan } from './of-own-clan'
import { readThread, writeThread } from './thread'
import { newThread, subjects, type Subject, type Thread } from './thread-state'
import { clauses, halves } from './two-in-one'
import { lines, listed, named } from './wording'
import { readQuestion, type Question } from './understand'
import { wordsOf } from './words/plain'

export interface Answer {
  response: string
  sugerencias: string[]
  conversacion: string
  kind: ReplyKind
  intent: string
}

/** From which confidence an answer is given where little is said, and from which one is offered. */
const sureOfLittle = 0.5
const perhaps = 0.13
/** Less understood than this, a question is about something else. */
const leastUnderstood = 0.4

/** Nobody is called by a button. */
export const breakMentions = (text: string) => text.replace(/@/g, '@\u200B')

/** A question as a button says it; null where it is not one to be asked of these. */
function asButton({ ask: question, about, id }: Intent, names: readonly Who[]): string | null {
  const [one, two] = names
  if (!question || (question.includes('{quien}') && !one) || (question.includes('{otro}') && !two)) return null
  if (
    one &&
    question.includes('{quien}') &&
    about &&
    id !== 'duelo' &&
    (about === 'jugador') !== (one.kind === 'jugador')
  )
    return null
  if (two && question.includes('{otro}') && one?.kind !== two.kind) return null
  return filled(question, one, two)
}

function unsure(found: readonly Guess[], question: Question, thread: Thread): Reply {
  const names = question.mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? [])
  const offered = found
    .slice(0, 8)
    .flatMap(({ intent }) => asButton(intent, names.length ? names : thread.quien) ?? [])
    .slice(0, 2)
  return {
    kind: 'unsure',
    text: 'No estoy seguro de haberte entendido. ¿Es alguna de estas?',
    sugerencias: offered,
    quien: names.length ? names : thread.quien,
    etapas: thread.etapas,
  }
}

/** Several go by the name that was typed: which of them is meant is asked, never guessed. */
function whichOf(intent: Intent, { clan, jugador, others = [] }: Mention): Reply {
  const all = [clan ?? jugador, ...others].flatMap((who) => who ?? []).slice(0, 3)
  return {
    kind: 'ask',
    text: `¿A cuál te refieres, ${listed(all.map(({ nombre }) => named(nombre))).replace(/ [ye] (?=\S+$)/, ' o ')}?`,
    quien: all.slice(0, 1),
    listed: all,
    sugerencias: all.map((who) => (intent.needs === 2 ? null : asButton(intent, [who])) ?? who.nombre),
  }
}

/** Whom a question is about that speaks of whoever asks, with those that it names; null where it does not, or nobody knows who asks. */
async function withAsker(intent: Intent, question: Question, { mentions }: Asked, site: Site): Promise<Who[] | null> {
  const needed = Math.max(1, intent.needs ?? 1)
  if (!site.asker || intent.id === 'si-gana' || mentions.length >= needed) return null
  if (!uses(intent, 'quien') || !speaksOfSelf(question.words)) return null
  const own = intent.about === 'jugador' ? site.asker : await ownClan(site)
  return own && [own, ...mentions.map(({ who }) => who)]
}

/** What an intent answers to a question; that there is nobody of that name where it needs one. */
export async function answered(intent: Intent, question: Question, thread: Thread, site: Site): Promise<Reply> {
  const alike = uses(intent, 'quien') ? question.mentions.find(({ others }) => others) : undefined
  if (alike) return whichOf(intent, alike)
  const asked = fill(question, intent, thread, site)
  // 'y el segundo?' of a list is whoever stood there
  const stoodThere =
    intent.id === 'quien-es' && !question.mentions.length && asked.numero !== null
      ? thread.listed.at(asked.numero > 0 ? asked.numero - 1 : asked.numero)
      : undefined
  const quien = stoodThere ? [stoodThere] : ((await withAsker(intent, question, asked, site)) ?? asked.quien)
  if (intent.needs && quien.length < intent.needs)
    return {
      ...nobody(asked, (who) => asButton(intent, [who]) ?? button(who.kind === 'clan' ? 'puesto' : 'clanDe', who)),
      quien,
    }
  return intent.answer({ ...asked, quien })
}

/** What a question is about besides whom: its own subject, or that of the thread where it goes on with it. */
function temaOf(question: Question, chosen: Intent | undefined, thread: Thread): Subject | null {
  const own = subjects.find((subject) => question.terms.has(subject))
  return own ?? (chosen && thread.intent && related(chosen.id, thread.intent) ? thread.tema : null)
}

/** An answer of the typed query, which changes whom the thread is about; what is turned away changes nothing of it. */
export const answerOf = (intent: string, reply: Reply, thread: Thread, conversacion?: string | null): Answer => ({
  response: reply.text,
  sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
  conversacion: (reply.kind === 'away' && conversacion) || writeThread(intent, reply, thread),
  kind: reply.kind ?? 'answer',
  intent,
})

/** Whether an answer tells of somebody, or of the site's data: of these two in one are told together. */
const tells = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' &&
  (intent === 'consulta' || intent === 'en-puesto' || intents.some(({ id, needs }) => id === intent && needs))

/** It answers something, and not only politely. */
const isKnown = ({ kind, intent }: Answer) => kind === 'answer' && intent !== '' && !isOf(intent, 'cortesia')

/** The answer to the second question of a sentence: by itself where it says whom or what it is about, else of whom the first was about; null where it is none. */
async function secondOf(
  text: string,
  { conversacion, intent }: Answer,
  site: Site,
  matcher: Matcher,
): Promise<Answer | null> {
  const { mentions, stages, terms, read } = readQuestion(text, site, matcher, readThread(null, site.community))
  const own = mentions.length > 0 || stages.used.size > 0 || subjects.some((subject) => terms.has(subject))
  const going = own ? null : await ask(`y ${text}`, conversacion, site, matcher, true)
  if (going && (tells(going, matcher) || (going.kind === 'answer' && going.intent && related(going.intent, intent))))
    return going
  // it says by itself what it is about: 'cómo entro a un clan'
  const whole =
    read.filter(({ kind, term }) => kind === 'known' && !/^(?:cuanto|cuando|como|quien|que|donde)$/.test(term)).length >
    1
  const alone = await ask(text, own && !mentions.length && !stages.used.size ? conversacion : null, site, matcher, true)
  return alone.kind === 'answer' &&
    alone.intent &&
    !isOf(alone.intent, 'cortesia') &&
    (own || whole || tells(alone, matcher))
    ? alone
    : null
}

/** Two questions of one sentence, each answered, the second of whom the first was about; null where it is one question. */
async function askBoth(
  text: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
): Promise<Answer | null> {
  const two = halves(text)
  const first = two && (await ask(two[0], conversacion, site, matcher, true))
  // of two sentences, or of what is supposed, the second may only go on with the first
  const joined = !/\?\s*\S/.test(text) && !/(?:^|\s)si\s/i.test(text)
  if (!two || !first || !(tells(first, matcher) || (joined && isKnown(first)))) return null
  const second = await secondOf(two[1], first, site, matcher)
  if (!second || second.response === first.response) return null
  return { ...second, response: lines(first.response, second.response) }
}

/** Whether an intent has a use for every word of a question: of what was translated, half of it may be another question. */
function meansAll(
  text: string,
  id: string,
  thread: Thread,
  site: Site,
  { intents, terms, ...matcher }: Matcher,
): boolean {
  const at = intents.findIndex((intent) => intent.id === id)
  const own = terms[at]
  if (!own) return true
  const { read } = readQuestion(text, site, { intents, terms, ...matcher }, thread)
  return read.every(({ kind, term }) => kind !== 'known' || own.has(term))
}

/** The answer to a question in English that nothing answers in English: that of the Spanish it is read as. */
async function askInSpanish(
  spanish: string,
  conversacion: string | null | undefined,
  thread: Thread,
  site: Site,
  matcher: Matcher,
): Promise<Answer> {
  const answer = await ask(spanish, conversacion, site, matcher, true, true)
  const response = meansAll(spanish, answer.intent, thread, site, matcher)
    ? inEnglishAfterAll(answer.intent, answer)
    : null
  return response === null
    ? answerOf('ingles', onlyThis, thread, conversacion)
    : { ...answer, response, kind: 'answer', sugerencias: [] }
}

/** What is refused by name, or is of something else for sure. */
const isRefused = (chosen: Intent | undefined, isSure: boolean) =>
  isSure && chosen !== undefined && chosen.uses === null

/** The answer to the one clause of a sentence that asks something, of the site's data where several do; null where none does. */
async function askClause(
  text: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
): Promise<Answer | null> {
  let first: Answer | null = null
  for (const clause of clauses(text)) {
    const answer = await ask(clause, conversacion, site, matcher, true)
    if (!isKnown(answer)) continue
    if (tells(answer, matcher)) return answer
    first ??= answer
  }
  return first
}

/** The second half of a sentence says a time: it is of that half alone. */
function secondIsTimed(text: string, { now }: Site): boolean {
  const second = halves(text)?.[1]
  return (
    second !== undefined &&
    /^(?:cuant[oa]s|quien|como le|con(?:tra)? quien)\b/i.test(second) &&
    periodIn(wordsOf(second), now, () => false) !== null
  )
}

/** That nobody knows who will win, and how things stand; null where a question asks for no such thing. */
async function foretold(
  question: Question,
  site: Site,
  { intents }: Matcher,
): Promise<{ intent: string; reply: Reply } | null> {
  if (!foretells(question.words)) return null
  const id = question.mentions.length > 1 ? 'duelo' : question.mentions.length ? 'puesto' : 'en-puesto'
  const intent = intents.find((each) => each.id === id)
  if (!intent) return null
  const reply = await answered(intent, { ...question, numero: null, number: null }, newThread, site)
  return { intent: id, reply: { ...reply, text: lines(unknowable, reply.text) } }
}

/** 'cuál es el clan último en Breakthrough' asks who goes last there. */
const turnedRound =
  /^¿?(?:(?:cu[aá]l|ql|que|qu[eé]|q|qui[eé]n) es )?(?:el )?clan (?=(?:[uú]ltimo|primero|puntero|colista)\b)/i

/** Answers a question from the live site, going on with what the thread was about. */
export async function ask(
  typed: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
  part = false,
  translated = false,
): Promise<Answer> {
  const text = typed.replace(turnedRound, 'quien va ')
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(text, site, matcher, thread)
  const ofClan = part ? null : ofSaidClan(text, question)
  const own = ofClan ? await ask(ofClan, conversacion, site, matcher, true) : null
  if (own?.kind === 'answer') return own
  // a button's question means what the button does
  const pressed = matcher.byAsk.get(normalised(text))
  const later = pressed || part ? null : await foretold(question, site, matcher)
  if (later) return answerOf(later.intent, later.reply, thread, conversacion)
  const apart = pressed || part || !secondIsTimed(text, site) ? null : await askBoth(text, conversacion, site, matcher)
  if (apart) return apart
  const english = pressed || translated ? null : await inEnglish(question, thread, site)
  if (english && 'spanish' in english) return askInSpanish(english.spanish, conversacion, thread, site, matcher)
  const told = english ?? (pressed ? null : await turn(question, thread, site))
  if (told) return answerOf(told.intent, told.reply, thread, conversacion)
  const two = pressed || part ? null : await askBoth(text, conversacion, site, matcher)
  if (two) return two
  const found = guesses(question, thread, matcher)
  const [best] = found
  const next = pressed ?? goingOn(question, thread, matcher, found)
  const chosen = next ?? best?.intent
  // a question all of whose words only hold others together says little
  const empty = !question.mentions.length && question.read.every(({ kind }) => kind === 'common')
  const isSure = next !== undefined || (best !== undefined && best.confidence >= (empty ? sureOfLittle : sure))
  const timed = pressed ? null : timedInstead(question, isSure ? chosen : undefined, thread, site)
  if (timed) {
    const reply = await answerConsulta(timed, question, thread, site)
    return answerOf(intentOf(timed), { ...reply, consulta: timed }, thread, conversacion)
  }
  let reply: Reply
  if (!/[\p{L}\p{N}]/u.test(text)) reply = wordless()
  else if (!question.read.length) reply = away()
  else if (chosen && isSure) reply = await answered(chosen, question, thread, site)
  else if (best && !empty && best.confidence >= perhaps && best.coverage >= leastUnderstood && best.intent.ask)
    reply = unsure(found, question, thread)
  else reply = away()
  // what nobody taught may stand in something that was published
  if (reply.kind === 'unsure' || (reply.kind === 'away' && (!isSure || chosen?.id === 'fuera'))) {
    const found = question.mentions.length ? null : quotedFor(question.words, await site.textos())
    if (found) return answerOf('textos', found, thread, conversacion)
  }
  // of a long sentence, the part that asks: the rest is told around it
  if (!part && !pressed && (reply.kind === 'unsure' || reply.kind === 'away') && !isRefused(chosen, isSure)) {
    const clause = await askClause(text, conversacion, site, matcher)
    if (clause) return clause
  }
  // whose clan it is was said: 'y si le ganamos a Puelche' is of that one
  if (question.mentions.length === 1 && reply.quien?.[0]?.kind === 'clan' && saysOwnClan(question.words))
    reply = { ...reply, mine: true }
  const given = isSure ? chosen : undefined
  return {
    response: reply.text,
    sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
    // what is said in between changes no subject
    conversacion:
      conversacion && (reply.kind === 'away' || (given && isOf(given.id, 'cortesia')))
        ? conversacion
        : writeThread(given?.id ?? thread.intent ?? '', reply, thread, temaOf(question, given, thread)),
    kind: reply.kind ?? 'answer',
    intent: given?.id ?? '',
  }
}
