import { retoAgain, tellRetos } from '../answers/agenda'
import { asksOfAnnouncement, ofAnnouncement } from '../answers/site-search'
import { ownTold, stranger } from '../answers/own'
import { surelySupposed } from '../answers/what-if'
import { isOfStaff } from '../answers/staff'
import { articleTold, isArticle } from '../articles'
import { saysBarely } from '../follow-up'
import { isPair } from '../thread-state'
import type { Article } from '../corpus/articles'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { namesSelf } from '../names/own-words'
import type { Thread } from '../thread-state'
import { torneoTold } from '../torneos/turn'
import type { Question } from '../understand'
import { agendaOf } from './agenda'
import { answerConsulta } from './answer'
import { refOf, type Consulta } from './consulta'
import { clanCalled } from './which-clans'
import { matchAgain, matchBeside } from './match-asked'
import { readConsulta } from './read'
import { intentOf, type Told } from './told'

/** Answers a question about what the site knows, or else by an article about the rules and the site; null if neither answers it. */
export async function turn(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const article = site.articulo(question, thread)
  const known = await ofData(question, thread, site, article)
  if (known) return known
  if (!article || !isArticle(article.id)) return null
  return { intent: article.id, reply: await articleTold(article, site) }
}

/** The retos that a question surely asks for; null where it asks for none, or for a player's. */
async function retosTold(question: Question, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, server } = question
  const quien = mentions.flatMap(({ clan, others }) => (clan && !others ? [clan] : []))
  if (server || quien.length !== mentions.length || site.asunto(question) !== 'retos-proximos') return null
  return tellRetos(agendaOf(words, { ...etapaMention, quien }, site), site)
}

/** No ranking has more places. */
const mostPlaces = 999

/** The ranking that was just told, as asked for the row at the place that a question says, and says nothing else: 'y el segundo?'; null where it is none. */
export function rowAsked(
  { onlyNames, number, mentions, etapaMention }: Question,
  { consulta }: Thread,
): Consulta | null {
  const isOther = !onlyNames || mentions.length || etapaMention.used.size
  if (!number || isOther || !consulta?.ordenar || consulta.rival || consulta.ordenar.campo === 'puesto') return null
  const isOfOne = consulta.quien.length && !consulta.agrupar && consulta.de !== 'jugadores'
  return isOfOne ? null : { ...consulta, lugar: number.value > 0 ? number.value : mostPlaces }
}

/** What is asked of something that was just told: a row of a ranking, a reto, a match or the one beside it. */
export async function toldAgain(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const row = rowAsked(question, thread)
  if (row)
    return { intent: intentOf(row), reply: { ...(await answerConsulta(row, question, thread, site)), consulta: row } }
  const ofReto = await retoAgain(question, thread, site)
  if (ofReto) return { intent: 'retos-proximos', reply: ofReto }
  return (await matchBeside(question, thread, site)) ?? matchAgain(question, thread, site)
}

/** Answers what is asked of something that was just told, of a torneo, of whoever asks, of staff or of an announcement. */
async function ofOthers(question: Question, thread: Thread, site: Site, article: Article | null): Promise<Told | null> {
  const { words, etapaMention } = question
  const again = await toldAgain(question, thread, site)
  if (again) return again
  // what an announcement of a torneo says is asked of the announcement
  const isOfNews = asksOfAnnouncement(words) && site.asunto(question) !== 'noticias'
  const torneo = isOfNews ? null : await torneoTold(question, thread, site)
  if (torneo) return { intent: 'torneos', reply: torneo }
  const surely = site.asunto(question)
  const quien = question.mentions.flatMap(({ clan, others }) => (clan && !others ? [clan] : []))
  const own = surely && (await ownTold(surely, { site, words, quien, ...etapaMention, say: site.say }))
  if (own) return { intent: surely, reply: own }
  if (article && isOfStaff(article.id)) return { intent: article.id, reply: await articleTold(article, site) }
  const published = isOfNews ? await ofAnnouncement(question, site) : null
  return published && published.kind === undefined ? { intent: 'textos', reply: published } : null
}

/** Answers a question about what the site knows; null: it is none. */
async function ofData(question: Question, thread: Thread, site: Site, article: Article | null): Promise<Told | null> {
  const ofOther = await ofOthers(question, thread, site, article)
  if (ofOther) return ofOther
  const retos = await retosTold(question, site)
  if (retos) return { intent: 'retos-proximos', reply: retos }
  const form = site.forma(question)
  const formed = form && (await dataTold(question, thread, site))
  if (formed) return formed
  const ofClan = clanCalled(question, site)
  if (ofClan) return { intent: 'consulta', reply: ofClan }
  const supposed = await surelySupposed(question, thread, site)
  if (supposed) return { intent: 'si-gana', reply: supposed }
  const leans = thread.intent && thread.texto === null && saysBarely(question)
  const found = leans || form || site.asunto(question) === 'noticias' ? null : await ofAnnouncement(question, site)
  return found && { intent: 'textos', reply: found }
}

/** From which confidence a typed query is answered where nothing else is sure. */
const leastOfForm = 0.3

/** Answers a question by the typed query that it likely asks, where nothing is sure; null if it asks none. */
export const likeliestData = (question: Question, thread: Thread, site: Site): Promise<Told | null> =>
  dataTold(question, thread, { ...site, forma: (said) => site.forma(said, leastOfForm) })

/** Answers a question by the typed query that it asks; null if it asks none. */
async function dataTold(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const [spoken, met] = thread.quien
  const read = readConsulta(question, site, { spoken, other: met ?? thread.earlier[0], pair: isPair(thread) })
  if (!read) return null
  let { consulta } = read
  if (read.yo) {
    const who = read.yo === 'jugador' ? site.asker : await ownClan(site)
    const ref = who && refOf(who)
    // 'qué tengo que instalar', 'voy bien?': of nobody in particular
    if (!ref) return site.asker || !namesSelf(question.words) ? null : { intent: 'consulta', reply: stranger(site.say) }
    consulta = { ...consulta, quien: [ref] }
  }
  const reply = await answerConsulta(consulta, question, thread, site)
  return { intent: intentOf(consulta), reply: { ...reply, consulta } }
}
