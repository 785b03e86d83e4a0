import { uses, type Intent, type Reply, type ReplyKind, type Site } from './intent'
import { away } from './answers/talk'
import { nobody } from './answers/which'
import { supposed, supposes } from './answers/who-wins'
import { partsOf } from './clauses'
import { guesses, type Guess } from './decide'
import { isBrief, related, staysWith } from './follow-up'
import type { Matcher } from './matching/matcher'
import type { Who } from './names/community'
import type { Mention } from './names/recognise'
import { readThread, subjects, writeThread, type Subject, type Thread } from './thread'
import { listed, named } from './wording'
import type { Word } from './words/plain'
import { fill, namesBoth, partOf, readQuestion, type Question } from './understand'

export interface Answer { response: string; sugerencias: string[]; conversacion: string; kind: ReplyKind; intent: string }

/** From which confidence an answer is given, and from which one is offered. */
const sure = 0.25
const sureOfLittle = 0.5
const perhaps = 0.13
/** How likely an intent must be by the words alone to be another than what the thread is about. */
const plainly = 0.4
/** A part of a text must be understood as far, and the text hold no more unknown words. */
const mostlyUnderstood = 0.6
const mostUnknown = 12
/** Less understood than this, a question is about something else. */
const leastUnderstood = 0.4

const intentOf = ({ intents }: Matcher, id: string) => intents.find((intent) => intent.id === id)

/** Of a clan the matches of everybody are no answer: its own are. */
const ofTheirs: Record<string, string> = { 'ultimas-partidas': 'partidas-de' }

/** What is asked of matches: of two that were compared, it is asked of theirs. */
const isOfMatches = /^(?:top-|mas-victorias|ultimas-partidas|partidas-de|record)/

/** Whether a question says by itself that it is about everyone: 'quién ganó', 'en el ladder'. */
const ofEverybody = /^(?:todos|todas|quien|quienes|ladder|clanes|hoy|pagina|comunidad|alguien|etapa)$/

/** 'soy de', 'mi clan es': an answer to whose clan it is. */
const ownClan = (words: readonly Word[]) => words.some(({ plain }, at) => /^(?:soy|somos|juego|jugamos|nosotros)$/.test(plain) || (/^(?:mi|nuestro)$/.test(plain) && /^(?:clan|equipo|team)$/.test(words[at + 1]?.plain ?? '')))

/** Whether a question supposes the result of a match between clans that it names, or that were spoken of. */
function isSupposed(question: Question, thread: Thread, best: Guess | undefined): boolean {
  const { mentions, words, number } = question
  const names = mentions.map((mention) => ({ ...mention, who: mention.clan ?? mention.jugador }))
  if (!supposes(words, number ? [...names, { from: number.at, to: number.at + 1, who: number }] : names)) return false
  const whos = new Set(names.map(({ who }) => who))
  if (whos.size === 1 && best && /^(?:perder-puesto|como-ranking|puesto)$/.test(best.intent.id)) return true
  if (whos.size > 1 || best?.intent.id === 'duelo') return whos.size > 0
  return names.length > 0 ? thread.quien.length > 0 && (question.goesOn || thread.quien.length > 1) : thread.quien.length > 1 && isBrief(question)
}

/** The intent of a question that leaves out what it is about: what was asked before, of whom it names now. */
function goingOn(question: Question, thread: Thread, matcher: Matcher, found: readonly Guess[]): Intent | undefined {
  const [best] = found
  const { mentions, numero, stages, map, words } = question
  const last = thread.intent ? intentOf(matcher, thread.intent) : undefined
  const unsure = !best || best.confidence < sure
  if (isSupposed(question, thread, best)) return intentOf(matcher, 'si-gana')
  if (thread.pending && thread.role && mentions.length && (question.onlyNames || unsure || ownClan(words))) return intentOf(matcher, 'si-gana')
  if (thread.role && thread.quien.length > 1 && !mentions.length && words.some(({ plain }) => /^(?:reves|viceversa|contrario)$/.test(plain))) return intentOf(matcher, 'si-gana')
  if (namesBoth(question) && !mentions.length && thread.quien.length + thread.earlier.length > 1 && best && (unsure || best.intent.needs || /^(?:top|mas)-/.test(best.intent.id))) return best.intent.needs ? best.intent : intentOf(matcher, 'duelo')
  // two clans, and nothing supposed of them
  if (best?.intent.id === 'si-gana' && mentions.length > 1 && !thread.pending && !supposed(words, mentions.map((mention) => ({ ...mention, who: mention.clan ?? mention.jugador })))) return intentOf(matcher, 'duelo')
  if (last?.needs === 2 && thread.quien.length > 1 && !mentions.length && best && isBrief(question) && isOfMatches.test(best.intent.id) && !words.some(({ plain }) => ofEverybody.test(plain) && !/^quien/.test(plain))) return last.id === 'duelo' ? last : intentOf(matcher, 'duelo')
  if (best?.intent.id === 'ultimas-partidas' && last?.needs && thread.quien.length && words.some(({ plain }) => plain === 'ahi') && words.some(({ plain }) => /^quien/.test(plain))) return intentOf(matcher, 'integrantes')
  const theirs = best && ofTheirs[best.intent.id]
  if (theirs && last?.needs && thread.quien.length && !mentions.length && !stages.used.size && isBrief(question) && !words.some(({ plain }) => ofEverybody.test(plain))) return intentOf(matcher, theirs)
  if (last?.needs && thread.quien.length + thread.earlier.length > 1 && !mentions.length && words.length <= 4 && words.some(({ plain }) => /^(?:mejor|peor)$/.test(plain)) && words.some(({ plain }) => /^(?:quien|cual)$/.test(plain))) return intentOf(matcher, 'duelo')
  // 'quién es el tercero' of a list that is no table
  if (best?.intent.id === 'en-puesto' && numero !== null && thread.listed.length > 1 && isBrief(question) && !stages.used.size && /^(?:top-|mas-victorias|staff|integrantes)/.test(thread.intent ?? '')) return intentOf(matcher, 'quien-es')
  // a name that nobody has is owned up to, whatever was asked of it
  if (unsure && question.called && !mentions.length) return found.find(({ intent, coverage }) => intent.needs === 1 && coverage >= mostlyUnderstood)?.intent
  const stays = staysWith(question, thread)
  if (stays) return (stays === 'related' && inFamily(question, thread, matcher)) || last
  if (!question.onlyNames) return undefined
  if (numero !== null && !mentions.length && thread.intent) return thread.listed.length > 1 && !['en-puesto', 'tabla'].includes(thread.intent) ? intentOf(matcher, 'quien-es') : intentOf(matcher, 'en-puesto')
  if (!mentions.every(({ sure: spelt }) => spelt) && question.words.length > 3) return undefined
  if (mentions.length > 1) return intentOf(matcher, 'duelo')
  if (mentions.length) return last && uses(last, 'quien') ? last : intentOf(matcher, 'quien-es')
  if (stages.used.size && last && uses(last, 'etapa')) return last
  if (stages.etapas.length) return intentOf(matcher, 'tabla')
  if (stages.juego) return intentOf(matcher, 'tabla')
  return map ? intentOf(matcher, 'un-mapa') : undefined
}

/** Of the intents about what the thread is about, the one that a question means plainly; none where it does not. */
function inFamily(question: Question, thread: Thread, matcher: Matcher): Intent | undefined {
  const likely = matcher.classifier.probabilities(question.features)
  const [first] = matcher.intents
    .map((intent, index) => ({ intent, share: likely[index] ?? 0 }))
    .filter(({ intent }) => thread.intent !== null && related(intent.id, thread.intent))
    .sort((a, b) => b.share - a.share)
  return first && first.share > plainly ? first.intent : undefined
}

/** Nobody is called by a button. */
export const breakMentions = (text: string) => text.replace(/@/g, '@\u200B')

/** A question as a button says it. */
function asButton(intent: Intent, names: readonly Who[]): string | null {
  const [one, two] = names
  if (intent.about === 'equipo' && one?.kind === 'jugador') return null
  if (!intent.ask || (intent.ask.includes('{quien}') && !one) || (intent.ask.includes('{otro}') && !two)) return null
  return intent.ask.replace('{quien}', one?.nombre ?? '').replace('{otro}', two?.nombre ?? '')
}

function unsure(found: readonly Guess[], question: Question, thread: Thread): Reply {
  const names = question.mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? [])
  const offered = found.slice(0, 8).flatMap(({ intent }) => asButton(intent, names.length ? names : thread.quien) ?? []).slice(0, 2)
  return { kind: 'unsure', text: 'No estoy seguro de haberte entendido. ¿Es alguna de estas?', sugerencias: offered, quien: names.length ? names : thread.quien, etapas: thread.etapas }
}

/** Several go by the name that was typed: which of them is meant is asked, never guessed. */
function whichOf(intent: Intent, { clan, jugador, others = [] }: Mention): Reply {
  const all = [clan ?? jugador, ...others].flatMap((who) => who ?? []).slice(0, 3)
  return {
    kind: 'ask', text: `¿A cuál te refieres, ${listed(all.map(({ nombre }) => named(nombre))).replace(/ [ye] (?=\S+$)/, ' o ')}?`, quien: all.slice(0, 1), listed: all,
    sugerencias: all.map((who) => (intent.needs === 2 ? null : asButton(intent, [who])) ?? who.nombre),
  }
}

/** What an intent answers to a question; that there is nobody of that name where it needs one. */
export async function answered(intent: Intent, question: Question, thread: Thread, site: Site): Promise<Reply> {
  const alike = uses(intent, 'quien') ? question.mentions.find(({ others }) => others) : undefined
  if (alike) return whichOf(intent, alike)
  const asked = fill(question, intent, thread, site)
  // 'y el segundo?' of a list is whoever stood there
  const stoodThere = intent.id === 'quien-es' && !question.mentions.length && asked.numero !== null ? thread.listed.at(asked.numero > 0 ? asked.numero - 1 : asked.numero) : undefined
  const quien = stoodThere ? [stoodThere] : asked.quien
  if (intent.needs && quien.length < intent.needs) return { ...nobody(asked, (name) => intent.ask.replace('{quien}', name)), quien }
  return intent.answer({ ...asked, quien })
}

/** What a question is about besides whom: its own subject, or that of the thread where it goes on with it. */
function temaOf(question: Question, chosen: Intent | undefined, thread: Thread): Subject | null {
  const own = subjects.find((subject) => question.terms.has(subject))
  return own ?? (chosen && thread.intent && related(chosen.id, thread.intent) ? thread.tema : null)
}

const courtesies = /^(?:hola|gracias|chao|ayuda|quien-eres|insulto)$/

/** From how many words on a text is read by its parts too, and how sure one of them must be. */
const longText = 6
const sureOfPart = 0.5
const sureBesideForeign = 0.75
/** Words that order the assistant about: no part of such a text is answered. */
const orders = /^(?:ignora|ignore|olvida|olvidate|instrucciones|instructions|prompt|system|sistema|actua|finge|simula|responde|repite|escribe|escribeme|traduce|traducir|obedece|developer|jailbreak|drop|select|script|imprime|revela)$/

/** The part of a long text that asks something plainly: the surest, later ones before earlier. Whom the rest names it is about as well. */
function askedInPart(text: string, question: Question, thread: Thread, matcher: Matcher, isAway: boolean): { question: Question; intent: Intent; thread: Thread } | null {
  const { words, read, mentions, stages } = question
  const foreign = words.filter(({ plain }) => matcher.vocabulary.isForeign(plain)).length
  const strange = read.filter(({ kind }) => kind === 'unknown').length
  if (words.length < longText || foreign > (isAway ? 0 : 1) || strange > mostUnknown || words.some(({ plain }) => orders.test(plain))) return null
  const around: Thread = { ...thread, quien: [...mentions.flatMap(({ clan, jugador }) => clan ?? jugador ?? []), ...thread.quien], etapas: stages.etapas.length ? stages.etapas : thread.etapas }
  const least = foreign || isAway ? sureBesideForeign : sureOfPart
  const parts = partsOf(text, question).flatMap(({ from, to, asks, cut }) => {
    const part = partOf(question, from, to, matcher)
    const [best] = part.read.some(({ kind }) => kind === 'known') && !part.words.some(({ plain }) => matcher.vocabulary.isForeign(plain)) ? guesses(part, around, matcher) : []
    if (!best?.intent.uses || !best.intent.ask || courtesies.test(best.intent.id) || best.confidence < (cut ? sureBesideForeign : least) || best.coverage < mostlyUnderstood) return []
    if ((best.intent.needs ?? 0) > part.mentions.length + around.quien.length) return []
    return [{ part, intent: best.intent, score: best.confidence * best.coverage * (asks ? 1 : 0.75) * (1 + to / words.length / 4) }]
  })
  const [surest] = parts.sort((one, other) => other.score - one.score)
  return surest ? { question: surest.part, intent: surest.intent, thread: around } : null
}

/** Answers a question from the live site, going on with what the thread was about. */
export async function ask(text: string, conversacion: string | null | undefined, site: Site, matcher: Matcher): Promise<Answer> {
  const thread = readThread(conversacion, site.community)
  const question = readQuestion(text, site, matcher, thread)
  const found = guesses(question, thread, matcher)
  const [best] = found
  const next = goingOn(question, thread, matcher, found)
  const chosen = next ?? best?.intent
  // a question all of whose words only hold others together says little
  const empty = !question.mentions.length && question.read.every(({ kind }) => kind === 'common')
  const isSure = next !== undefined || (best !== undefined && best.confidence >= (empty ? sureOfLittle : sure))
  const isAway = chosen?.id === 'fuera'
  const part = isSure && !isAway ? null : askedInPart(text, question, thread, matcher, isSure)
  let reply: Reply
  if (!question.read.length) reply = away()
  else if (chosen && isSure && !part) reply = await answered(chosen, question, thread, site)
  else if (part) reply = await answered(part.intent, part.question, part.thread, site)
  else if (best && !empty && best.confidence >= perhaps && best.coverage >= leastUnderstood && best.intent.ask) reply = unsure(found, question, thread)
  else reply = away()
  const given = part?.intent ?? (isSure ? chosen : undefined)
  return {
    response: reply.text,
    sugerencias: [...new Set((reply.sugerencias ?? []).map(breakMentions))].slice(0, 3),
    // what is said in between changes no subject
    conversacion: conversacion && (reply.kind === 'away' || (given && courtesies.test(given.id))) ? conversacion : writeThread(given?.id ?? thread.intent ?? '', reply, thread, temaOf(part?.question ?? question, given, thread)),
    kind: reply.kind ?? 'answer',
    intent: given?.id ?? '',
  }
}
