import { articleIfAny, articleOf, articleTold } from '../articles'
import { withAsker } from '../answered'
import { ownTold } from '../answers/own'
import { corpus } from '../corpus/corpus'
import { guesses, sure, type Guess } from '../decide'
import { fill } from '../fill'
import type { Reply, Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import { ownClan } from '../names/asker'
import { answerConsulta } from '../query/answer'
import { refOf, type Consulta } from '../query/consulta'
import { readConsulta } from '../query/read'
import { intentOf, type Told } from '../query/told'
import type { Thread } from '../thread-state'
import { torneoTold } from '../torneos/turn'
import { readQuestion, type Question } from '../understand'
import { sayIn } from '../wording'
import { answersOf, queriesOf } from './answers-of'
import { goesOnInEnglish, inSpanish, isEnglish, isNamed, meansAll } from './language'
import { offTopic, refusedInEnglish } from './refused'
import { stranger } from './say'
import { surelySupposed } from '../answers/what-if'
import { tell } from './tell'

const foreign = new Set(corpus.words.foreign)
/** Words of the world that are also of a phone with this site on it. */
const ofPhones = /^(?:iphone|android|celular|celulares)$/

/** From which confidence what an intent asks is told before the typed query is tried. */
const surest = 0.55

/** A name that is no exact one and only repeats an English word is none: 'rank' is no nick. */
function spelt(question: Question): Question {
  const { english } = corpus.words
  return {
    ...question,
    mentions: question.mentions.filter(
      ({ sure: isSure, from, to }) =>
        isSure || !question.words.slice(from, to).every(({ plain }) => english.has(plain)),
    ),
  }
}

/** What supposes a result. */
const imagines = /\b(?:if|beats|beating)\b/

/** What is worded in Spanish alone, said so. */
const inSpanishOnly = (reply: Reply): Reply => ({ ...reply, text: `I only have this one in Spanish:\n${reply.text}` })

/** What the likeliest intent of a question asks, told in English where the table of intents has it; of what was translated, half of it may be another question. */
async function ofIntent(
  said: Question,
  { intent, confidence }: Guess,
  table: typeof answersOf,
  thread: Thread,
  site: Site,
  matcher: Matcher,
): Promise<Told | null> {
  const answer = confidence >= sure && meansAll(said, intent.id, matcher) ? table.get(intent.id) : undefined
  if (!answer) return null
  const asked = { ...fill(said, intent, thread, site), say: sayIn(true) }
  const reply = await answer({ ...asked, quien: (await withAsker(intent, said, asked, site)) ?? asked.quien })
  // buttons ask in Spanish
  return reply && { intent: intent.id, reply: { ...reply, sugerencias: [] } }
}

/** The question of the typed query that one in English is; null where it is none, or is of whoever asks and nobody knows who that is. */
async function consultaIn(question: Question, thread: Thread, site: Site): Promise<Consulta | Reply | null> {
  const spoken = thread.quien[0] ?? null
  const read = readConsulta(inSpanish(question), site, { spoken })
  if (!read?.yo) return read?.consulta ?? null
  const who = read.yo === 'jugador' ? site.asker : await ownClan(site)
  const ref = who && refOf(who)
  return ref ? { ...read.consulta, quien: [ref] } : stranger
}

/** What the typed query finds, else what the likeliest intent asks, else the query's Spanish. `byIntent`: what that intent asks, of those of a table. */
async function ofData(
  question: Question,
  thread: Thread,
  site: Site,
  byIntent: (table: typeof answersOf) => Promise<Told | null | undefined>,
) {
  const consulta = await consultaIn(question, thread, site)
  if (!consulta) return (await byIntent(queriesOf)) ?? (await byIntent(answersOf))
  if ('text' in consulta) return { intent: 'consulta', reply: consulta }
  const told = (reply: Reply): Told => ({ intent: intentOf(consulta), reply: { ...reply, consulta } })
  const english = await tell(consulta, site)
  if (english) return told(english)
  return (
    (await byIntent(answersOf)) ??
    told(inSpanishOnly(await answerConsulta(consulta, inSpanish(question), thread, site)))
  )
}

const ofThem = /^(?:he|him|his|she|her|they|them|their|its)$/

/** The Spanish that a question in English is read as, for the intents: each name as it was typed, and whoever was told of for 'they'. */
function asSpanish(question: Question, { quien: [spoken, another] }: Thread): string {
  const named = isNamed(question)
  const isOfSpoken = spoken && !another && !question.mentions.length
  return inSpanish(question)
    .words.map(({ plain }, at) => {
      const word = question.words[at]
      return isOfSpoken && ofThem.test(word?.plain ?? '') ? spoken.nombre : named(at) ? word?.typed : plain
    })
    .filter(Boolean)
    .join(' ')
}

/** The Spanish answer to a question in English, with what is known of it in English. */
export async function inEnglishAfterAll(
  intent: string,
  reply: { kind: string; response: string },
  site: Site,
): Promise<string | null> {
  // what was found in the forum is no guide to it
  const isFound = intent === 'foro' && reply.response !== articleOf('foro').es
  const own = isFound ? undefined : articleIfAny(intent)
  if (own?.en) return (await articleTold(own, site, true)).text
  return reply.kind === 'answer' && intent && intent !== 'textos' ? inSpanishOnly({ text: reply.response }).text : null
}

/** Answers a question in English, in English; the Spanish that it is to be asked in where nothing is told of it in English; null where it is in another language. */
export async function inEnglish(
  asked: Question,
  thread: Thread,
  site: Site,
  matcher: Matcher,
): Promise<Told | { spanish: string } | null> {
  const question = spelt(asked)
  if (!isEnglish(question) && !goesOnInEnglish(question, thread.asked)) return null
  const ofTorneo = await torneoTold(question, thread, site, true)
  if (ofTorneo) return { intent: 'torneos', reply: ofTorneo }
  const named = isNamed(question)
  const text = question.words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' ')
  const isOfSomebody = question.mentions.length > 0
  const plainly = refusedInEnglish(text, isOfSomebody)
  if (plainly) return { intent: 'ingles', reply: plainly }
  const supposed = imagines.test(text) ? await surelySupposed(inSpanish(question), thread, site, true) : null
  if (supposed) return { intent: 'si-gana', reply: supposed }
  const ownAsked = site.asunto(question)
  const own = { site, words: question.words, quien: [], etapas: [], juego: null, say: sayIn(true) }
  const told = ownAsked && site.asker ? await ownTold(ownAsked, own) : null
  if (told) return { intent: 'ingles', reply: told }
  const article = site.articulo(question, thread)
  if (article && !answersOf.has(article.id))
    return { intent: article.id, reply: await articleTold(article, site, true) }
  const spanish = asSpanish(question, thread)
  const said = { ...readQuestion(spanish, site, matcher, thread), goesOn: inSpanish(question).goesOn }
  const [best] = guesses(said, matcher)
  const byIntent = async (table: typeof answersOf) => best && ofIntent(said, best, table, thread, site, matcher)
  const surely = best && best.confidence >= surest ? await byIntent(answersOf) : null
  const found = surely ?? (await ofData(question, thread, site, byIntent))
  if (found) return found
  const isStrange = said.read.some(({ kind }) => kind === 'unknown' || kind === 'foreign')
  if (best?.intent.id === 'fuera' && best.confidence >= surest && isStrange) return { intent: 'fuera', reply: offTopic }
  // it is about the world besides
  if (question.words.some(({ plain }, at) => !named(at) && foreign.has(plain) && !ofPhones.test(plain)))
    return { intent: 'ingles', reply: offTopic }
  return { spanish }
}
