import { articleIfAny, articleTold } from '../articles'
import { ownTold } from '../answers/own'
import { answerOf, type Answer } from '../answered'
import type { Reply, Site } from '../intent'
import type { Told } from '../query/told'
import { toldAgain } from '../query/turn'
import type { Thread } from '../thread-state'
import { torneoTold } from '../torneos/turn'
import type { Question } from '../understand'
import { inEnglish } from '../wording'
import { asSpanish, isEnglish, isNamed, saysSpanish, spelt } from './language'

/** What is not told in English, said so, with what is. */
const onlyThis: Reply = {
  kind: 'away',
  text: "I can't answer that one in English. I can tell you a clan's place, its wins and losses, its last match, who leads a stage, and how to register, join a clan, report a loss or get the game.",
  sugerencias: ['Who leads the ladder?', 'How do I report a loss?'],
}

/** A question in English as it is asked in Spanish of a site that answers in English, or a reply where it is refused; null where it is in another language. */
export async function askedInEnglish(
  asked: Question,
  thread: Thread,
  site: Site,
): Promise<{ spanish: string; site: Site } | Told | null> {
  const question = spelt(asked)
  if (!isEnglish(question, thread.asked === null ? null : site.leido(thread.asked))) return null
  const english: Site = { ...site, say: inEnglish }
  const read = asSpanish(question, thread.quien[0]?.nombre)
  // torneos are read in both languages; articles and forms have samples in English
  const torneo = (await torneoTold(question, thread, english)) ?? (await torneoTold(read, thread, english))
  if (torneo) return { intent: 'torneos', reply: torneo }
  const ownAsked = site.asker && site.asunto(question)
  const own = { site: english, words: question.words, quien: [], etapas: [], juego: null, say: english.say }
  const told = ownAsked && (await ownTold(ownAsked, own))
  if (told) return { intent: ownAsked, reply: told }
  const named = isNamed(question)
  const words = read.words.map(({ typed, plain }, at) => (named(at) ? typed : plain))
  const spanish = words.filter(Boolean).join(' ')
  const again = await toldAgain(site.leido(spanish), thread, english)
  if (again) return again
  const article = site.articulo(question, thread)
  if (article?.en) return { intent: article.id, reply: await articleTold(article, english) }
  return {
    spanish,
    site: {
      ...english,
      articulo: (_, before, least) => site.articulo(question, before, least),
      forma: (said) => site.forma(read) ?? site.forma(said),
      asunto: (_, among, least) => site.asunto(read, among, least),
    },
  }
}

/** The answer to a question in English: in English, or else in Spanish and said to be so. */
export async function toldInEnglish(
  answer: Answer,
  site: Site,
  thread: Thread,
  conversacion: string | null | undefined,
): Promise<Answer> {
  const { kind, intent, response } = answer
  const isLost = intent === '' && kind !== 'answer'
  // buttons ask in Spanish
  if (!isLost && !saysSpanish(response)) return { ...answer, sugerencias: [] }
  const own = isLost ? undefined : articleIfAny(intent)
  if (own?.en)
    return { ...answer, kind: 'answer', intent: own.id, response: (await articleTold(own, site)).text, sugerencias: [] }
  return kind === 'answer' && intent && intent !== 'textos'
    ? { ...answer, response: `I only have this one in Spanish:\n${response}`, sugerencias: [] }
    : answerOf('', onlyThis, thread, conversacion)
}
