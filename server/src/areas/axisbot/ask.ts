import { uses, type Intent, type Reply, type ReplyKind, type Site } from './intent'
import { away } from './answers/talk'
import { nobody } from './answers/which'
import { button, filled } from './buttons'
import { guesses, type Guess } from './decide'
import type { Matcher } from './matching/matcher'
import type { Who } from './names/community'
import { readThread, writeThread, type Thread } from './thread'
import { fill, readQuestion, type Question } from './understand'

export interface Answer { response: string; sugerencias: string[]; conversacion: string; kind: ReplyKind; intent: string }

/** From which confidence an answer is given, and from which one is offered. */
const sure = 0.25
const sureOfLittle = 0.5
const perhaps = 0.13
/** Less understood than this, a question is about something else. */
const leastUnderstood = 0.4

const intentOf = ({ intents }: Matcher, id: string) => intents.find((intent) => intent.id === id)

/** The intent of a question that only names somebody or something: what was asked before, of them now. */
function goingOn(question: Question, thread: Thread, matcher: Matcher): Intent | undefined {
  const { mentions, numero, stages, map } = question
  const last = thread.intent ? intentOf(matcher, thread.intent) : undefined
  if (thread.role && mentions.length) return intentOf(matcher, 'si-gana')
  if (!question.onlyNames) return undefined
  if (numero !== null && !mentions.length && thread.intent) return thread.listed.length && !['en-puesto', 'tabla'].includes(thread.intent) ? intentOf(matcher, 'quien-es') : intentOf(matcher, 'en-puesto')
  if (!mentions.every(({ sure: spelt }) => spelt) && question.words.length > 3) return undefined
  if (mentions.length > 1) return intentOf(matcher, 'duelo')
  if (mentions.length) return last && uses(last, 'quien') ? last : intentOf(matcher, 'quien-es')
  if (stages.used.size && last && uses(last, 'etapa')) return last
  if (stages.etapas.length) return intentOf(matcher, 'tabla')
  if (stages.juego) return intentOf(matcher, 'tabla')
  return map ? intentOf(matcher, 'un-mapa') : undefined
}

/** Nobody is called by a button. */
export const breakMentions = (text: string) => text.replace(/@/g, '@\u200B')

/** A question as a button says it; null where it is not one to be asked of these. */
function asButton({ ask: question, about, id }: Intent, names: readonly Who[]): string | null {
  const [one, two] = names
  if (!question || (question.includes('{quien}') && !one) || (question.includes('{otro}') && !two)) return null
  if (one && question.includes('{quien}') && about && id !== 'duelo' && (about === 'jugador') !== (one.kind === 'jugador')) return null
  if (two && question.includes('{otro}') && one?.kind !== two.kind) return null
  return filled(question, one, two)
}

function unsure(found: readonly Guess[], question: Question, thread: Thread): Reply {
  const names = question.mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? [])
  const offered = found.slice(0, 8).flatMap(({ intent }) => asButton(intent, names.length ? names : thread.quien) ?? []).slice(0, 2)
  return { kind: 'unsure', text: 'No estoy seguro de haberte entendido. ¿Es alguna de estas?', sugerencias: offered, quien: names.length ? names : thread.quien, etapas: thread.etapas }
}

/** What an intent answers to a question; that there is nobody of that name where it needs one. */
export async function answered(intent: Intent, question: Question, thread: Thread, site: Site): Promise<Reply> {
  const asked = fill(question, intent, thread, site)
  // 'y el segundo?' of a list is whoever stood there
  const listed = intent.id === 'quien-es' && !question.mentions.length && asked.numero !== null ? thread.listed.at(asked.numero > 0 ? asked.numero - 1 : asked.numero) : undefined
  const quien = listed ? [listed] : asked.quien
  if (intent.needs && quien.length < intent.needs) return { ...nobody(asked, (who) => asButton(intent, [who]) ?? button(who.kind === 'clan' ? 'puesto' : 'clanDe', who)), quien }
  return intent.answer({ ...asked, quien })
}

/** Answers a question from the live site, going on with what the thread was about. */
export async function ask(text: string, conversacion: string | null | undefined, site: Site, matcher: Matcher): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(text, site, matcher, thread)
  const found = guesses(question, thread, matcher)
  const [best] = found
  const next = goingOn(question, thread, matcher)
  const chosen = next ?? best?.intent
  // a question all of whose words only hold others together says little
  const empty = !question.mentions.length && question.read.every(({ kind }) => kind === 'common')
  const isSure = next !== undefined || (best !== undefined && best.confidence >= (empty ? sureOfLittle : sure))
  let reply: Reply
  if (!question.read.length) reply = away()
  else if (chosen && isSure) reply = await answered(chosen, question, thread, site)
  else if (best && !empty && best.confidence >= perhaps && best.coverage >= leastUnderstood && best.intent.ask) reply = unsure(found, question, thread)
  else reply = away()
  return {
    response: reply.text,
    sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
    conversacion: reply.kind === 'away' && conversacion ? conversacion : writeThread(isSure && chosen ? chosen.id : (thread.intent ?? ''), reply, thread),
    kind: reply.kind ?? 'answer',
    intent: isSure && chosen ? chosen.id : '',
  }
}
