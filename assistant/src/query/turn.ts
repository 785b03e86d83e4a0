import { retoAgain, tellRetos } from '../answers/agenda'
import { asksOfAnnouncement, ofAnnouncement } from '../answers/site-search'
import { ownTold, stranger } from '../answers/own'
import { surelySupposed } from '../answers/what-if'
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

/** A question in its thread, with what is read of it once. */
interface Asking {
  question: Question
  thread: Thread
  site: Site
  /** The intent, article or form that it surely asks for. */
  surely: string | null
  article: Article | null
  /** An announcement is asked for by what it says, not by its number. */
  isOfNews: boolean
}
type Answering = (asking: Asking) => Promise<Told | null>

/** What an intent of that id tells. */
const as =
  (intent: string, reply: (asking: Asking) => Promise<Reply | null> | Reply | null): Answering =>
  async (asking) => {
    const found = await reply(asking)
    return found && { intent, reply: found }
  }

const rowTold: Answering = async ({ question, thread, site }) => {
  const row = rowAsked(question, thread)
  return (
    row && { intent: intentOf(row), reply: { ...(await answerConsulta(row, question, thread, site)), consulta: row } }
  )
}

const ofWhoeverAsks: Answering = async ({ question: { words, mentions, etapaMention }, site, surely }) => {
  const quien = mentions.flatMap(({ clan, others }) => (clan && !others ? [clan] : []))
  const own = surely && (await ownTold(surely, { site, words, quien, ...etapaMention, say: site.say }))
  return own ? { intent: surely, reply: own } : null
}

const announcementTold: Answering = as('textos', async ({ question, thread, site, isOfNews, surely }) => {
  const leans = thread.intent && thread.texto === null && saysBarely(question)
  const isOpen = !leans && !site.forma(question) && surely !== 'noticias'
  const found = isOfNews || isOpen ? await ofAnnouncement(question, site) : null
  return found?.kind === undefined || isOpen ? found : null
})

const textTold: Answering = async ({ site, article }) =>
  article && isArticle(article.id) ? { intent: article.id, reply: await articleTold(article, site) } : null

/**
 * What can answer a question, by where the answer comes from: what was just told, what the site knows, what would be, what is written. Of two that
 * could answer, the one whose source stands first does; of one source at most one can, and their order in the list is of no account.
 */
export const sources: Readonly<Record<'told' | 'known' | 'supposed' | 'written', readonly Answering[]>> = {
  told: [
    rowTold,
    as('retos-proximos', ({ question, thread, site }) => retoAgain(question, thread, site)),
    async ({ question, thread, site }) => matchBeside(question, thread, site),
    async ({ question, thread, site }) => (rowAsked(question, thread) ? null : matchAgain(question, thread, site)),
  ],
  known: [
    as('torneos', ({ question, thread, site, isOfNews }) => (isOfNews ? null : torneoTold(question, thread, site))),
    ofWhoeverAsks,
    as('retos-proximos', ({ question, site }) => retosTold(question, site)),
    async ({ question, thread, site }) => (site.forma(question) ? dataTold(question, thread, site) : null),
    as('consulta', ({ question, site }) => clanCalled(question, site)),
  ],
  supposed: [as('si-gana', ({ question, thread, site }) => surelySupposed(question, thread, site))],
  written: [announcementTold, textTold],
}

/** A question as the sources read it. */
export function askingOf(question: Question, thread: Thread, site: Site): Asking {
  const surely = site.asunto(question)
  const isOfNews = asksOfAnnouncement(question.words) && (surely !== 'noticias' || question.number === null)
  return { question, thread, site, surely, article: site.articulo(question, thread), isOfNews }
}

async function firstOf(answerings: readonly Answering[], asking: Asking): Promise<Told | null> {
  for (const answering of answerings) {
    const told = await answering(asking)
    if (told) return told
  }
  return null
}

/** What is asked of something that was just told: a row of a ranking, a reto, a match or the one beside it. */
export const toldAgain = (question: Question, thread: Thread, site: Site): Promise<Told | null> =>
  firstOf(sources.told, askingOf(question, thread, site))

/** Answers a question about what the site knows, or else by a text about the rules and the site; null if neither answers it. */
export const turn = (question: Question, thread: Thread, site: Site): Promise<Told | null> =>
  firstOf(Object.values(sources).flat(), askingOf(question, thread, site))

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
