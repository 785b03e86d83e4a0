import { nobody } from './answers/which'
import { button, filled } from './buttons'
import type { Guess } from './decide'
import { fill } from './fill'
import { uses, type Intent, type Reply, type ReplyKind, type Site } from './intent'
import type { Who } from './names/community'
import type { Mention } from './names/recognise'
import { writeThread } from './thread'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { listed, named } from './wording'

export interface Answer {
  response: string
  sugerencias: string[]
  conversacion: string
  kind: ReplyKind
  intent: string
}

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

/** What a question may have meant, as buttons; `article`: the question that the likeliest article answers. */
export function unsure(found: readonly Guess[], question: Question, thread: Thread, article?: string): Reply {
  const names = question.mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? [])
  const offered = found
    .slice(0, 8)
    .flatMap(({ intent }) => asButton(intent, names.length ? names : thread.quien) ?? [])
    .slice(0, 2)
  return {
    kind: 'unsure',
    text: 'No estoy seguro de haberte entendido. ¿Es alguna de estas?',
    sugerencias: [...offered, ...(article ? [article] : [])],
    quien: names.length ? names : thread.quien,
    etapas: thread.etapas,
    ...(thread.texto ? { texto: thread.texto } : {}),
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

/** What an intent answers to a question; that there is nobody of that name where it needs one. */
export async function answered(intent: Intent, question: Question, thread: Thread, site: Site): Promise<Reply> {
  const alike = uses(intent, 'quien') ? question.mentions.find(({ others }) => others) : undefined
  if (alike) return whichOf(intent, alike)
  const asked = fill(question, intent, thread, site)
  if (intent.needs && asked.quien.length < intent.needs)
    return {
      ...nobody(asked, (who) => asButton(intent, [who]) ?? button(who.kind === 'clan' ? 'puesto' : 'clanDe', who)),
      quien: asked.quien,
    }
  return intent.answer(asked)
}

/** An answer of the typed query, which changes whom the thread is about; what is turned away changes nothing of it. */
export const answerOf = (intent: string, reply: Reply, thread: Thread, conversacion?: string | null): Answer => ({
  response: reply.text,
  sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
  conversacion: (reply.kind === 'away' && conversacion) || writeThread(intent, reply, thread),
  kind: reply.kind ?? 'answer',
  intent,
})
