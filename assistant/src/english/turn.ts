import { articleIfAny, articleTold } from '../articles'
import { ownTold } from '../answers/own'
import { answerOf, type Answer } from '../answered'
import type { Site } from '../intent'
import type { Told } from '../query/told'
import type { Thread } from '../thread-state'
import { torneoTold } from '../torneos/turn'
import type { Question } from '../understand'
import { sayIn } from '../wording'
import { inSpanish, isEnglish, isNamed, saysSpanish, spelt } from './language'
import { offTopic, onlyThis, refusedInEnglish } from './refused'

/** The Spanish that a question in English is read as: each name as it was typed. */
function asSpanish(question: Question): string {
  const named = isNamed(question)
  return inSpanish(question)
    .words.map(({ plain }, at) => (named(at) ? question.words[at]?.typed : plain))
    .filter(Boolean)
    .join(' ')
}

/** A question in English as it is asked in Spanish of a site that answers in English, or a reply where it is refused; null where it is in another language. */
export async function inEnglish(
  asked: Question,
  thread: Thread,
  site: Site,
): Promise<{ spanish: string; site: Site } | Told | null> {
  const question = spelt(asked)
  if (!isEnglish(question)) return null
  const named = isNamed(question)
  const text = question.words.map(({ plain }, at) => (named(at) ? '·' : plain)).join(' ')
  const refused = refusedInEnglish(text, question.mentions.length > 0)
  if (refused) return { intent: 'ingles', reply: refused }
  const english: Site = { ...site, say: sayIn(true) }
  // torneos are read in both languages; articles and forms have samples in English
  const torneo = await torneoTold(question, thread, english)
  if (torneo) return { intent: 'torneos', reply: torneo }
  const ownAsked = site.asker && site.asunto(question)
  const own = { site: english, words: question.words, quien: [], etapas: [], juego: null, say: english.say }
  const told = ownAsked && (await ownTold(ownAsked, own))
  if (told) return { intent: ownAsked, reply: told }
  const article = site.articulo(question, thread)
  if (article?.en) return { intent: article.id, reply: await articleTold(article, english) }
  const read = inSpanish(question)
  return {
    spanish: asSpanish(question),
    site: {
      ...english,
      articulo: () => article,
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
  if (intent === 'fuera') return answerOf('fuera', offTopic, thread, conversacion)
  // buttons ask in Spanish
  if (!saysSpanish(response)) return { ...answer, sugerencias: [] }
  const own = articleIfAny(intent)
  if (own?.en) return { ...answer, kind: 'answer', response: (await articleTold(own, site)).text, sugerencias: [] }
  return kind === 'answer' && intent && intent !== 'textos'
    ? { ...answer, response: `I only have this one in Spanish:\n${response}`, sugerencias: [] }
    : answerOf('', onlyThis, thread, conversacion)
}
