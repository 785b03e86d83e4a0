import type { Answer } from './answered'
import { noClan, stranger } from './answers/own'
import { tellsText } from './articles'
import type { Site } from './intent'
import { clansAsking } from './names/asker'
import type { ClanName, Who } from './names/community'
import { introduced, saysMyClan, speaksAlone, speaksOfSelf } from './names/own-words'
import { readThread } from './thread'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { plain, plainText } from './words/plain'

/** Where the clan is named that whoever asks says to be theirs. */
const ownMention = ({ words, mentions }: Question) =>
  mentions.find(({ from, others }) => !others && introduced.test(plainText(words.slice(0, from))))

/** The clan that whoever asks says to be theirs; null where none is said so. */
export const saidOwn = (question: Question): ClanName | null => ownMention(question)?.clan ?? null

/** Whether an answer begins with what it tells of somebody. */
const begins = ({ response }: Answer, { nombre }: Who) => plain(response.split('\n')[0] ?? '').includes(plain(nombre))

/** What is first told of one of these, asked of them in turn; null where nothing is. */
async function firstTold(whos: readonly Who[], ask: (own: Who) => Promise<Answer>): Promise<Answer | null> {
  for (const who of whos) {
    const told = await ask(who)
    // a player has no members
    const isWrong = who.kind === 'jugador' && told.intent === 'integrantes'
    if (!isWrong && told.kind === 'answer' && !tellsText(told.intent) && begins(told, who)) return told
  }
  return null
}

/** The clans first that are where the question is: in the etapa that it names, or those of the rival. */
function inOrder(clans: readonly ClanName[], { mentions, etapaMention }: Question): ClanName[] {
  const ofRivals = mentions.flatMap(({ clan }) => clan?.clanes ?? []).map(({ id_etapa }) => id_etapa)
  const there = new Set(etapaMention.used.size ? etapaMention.etapas.map(({ id }) => id) : ofRivals)
  const isNear = ({ clanes }: ClanName) => Number(clanes.some(({ id_etapa }) => there.has(id_etapa)))
  return clans.toSorted((a, b) => isNear(b) - isNear(a))
}

/** Some clan of an open etapa that a question does not name. */
function anyClan(question: Question, { community }: Site): ClanName[] {
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const others = [...community.clanById.values()].filter(
    (clan) =>
      clan.clanes.some(({ id_etapa }) => open.has(id_etapa)) && question.mentions.every((said) => said.clan !== clan),
  )
  return inOrder(others, question).slice(0, 1)
}

/** Answers a question by itself as one about somebody. */
type Ask = (text: string, own: Who) => Promise<Answer>

/** What is told of the clan that was said to be theirs, in this question or before it. */
async function ofSaidClan(typed: string, question: Question, thread: Thread, ask: Ask): Promise<Answer | null> {
  const { words, mentions } = question
  const said = ownMention(question)
  const theirs = said ? said.clan : mentions.length ? null : thread.own
  const rest = words.slice(said?.to ?? 0)
  if (!theirs || mentions.length > 1 || !speaksOfSelf(rest)) return null
  return firstTold([theirs], (own) => ask(typed.slice(rest[0]?.at ?? typed.length), own))
}

/** What whoever asks wants to know of their clan, or of themselves; null where it was told already, or is told to everybody alike. */
export async function ofAsker(
  typed: string,
  answer: Answer,
  question: Question,
  thread: Thread,
  site: Site,
  ask: Ask,
): Promise<Answer | null> {
  const { words } = question
  const found = await ofSaidClan(typed, question, thread, ask)
  if (found) return found
  const isAnswer = answer.kind === 'answer'
  // retos are told as of whoever asks
  const isTheirs = answer.intent === 'retos-proximos' && readThread(answer.conversacion, site.community).mine
  if (!speaksOfSelf(words) || isTheirs || (isAnswer && tellsText(answer.intent))) return null
  const askAll = (own: Who) => ask(typed, own)
  // it would be answered if it were of some clan: then only who asks is missing
  if (!site.asker)
    return !isAnswer && (await firstTold(anyClan(question, site), askAll))
      ? { ...answer, response: stranger(site.say).text, kind: 'ask', intent: 'consulta', sugerencias: [] }
      : null
  const clans = inOrder(await clansAsking(site), question)
  if (!clans.length && saysMyClan(words))
    return { ...answer, response: noClan(site.say), kind: 'answer', sugerencias: [] }
  // as others name them
  const me = site.community.playerById.get(site.asker.id) ?? site.asker
  const whos: readonly Who[] = speaksAlone(words) ? [me, ...clans] : [...clans, me]
  return firstTold(whos, askAll)
}
