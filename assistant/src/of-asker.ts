import type { Answer } from './answered'
import { noClan, stranger } from './answers/own'
import { tellsText } from './articles'
import type { Site } from './intent'
import { isOf } from './intents/family'
import { clansAsking } from './names/asker'
import type { ClanName, Who } from './names/community'
import { inNames } from './names/in-names'
import { introduced, selfIn, speaksAlone } from './names/own-words'
import { readThread } from './thread'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { plain } from './words/plain'

/** The clan that whoever asks says to be theirs; null where none is said so. */
export function saidOwn({ words, mentions }: Pick<Question, 'words' | 'mentions'>): ClanName | null {
  const own = mentions.find(
    ({ from, others }) =>
      !others &&
      introduced.test(
        words
          .slice(0, from)
          .map(({ plain }) => plain)
          .join(' '),
      ),
  )
  return own?.clan ?? null
}

/** It is told to whoever asks: of their clan, or of themselves. */
const tellsOfOwn = /\b(?:tu clan|tus clanes|eres|estas en|tienes|vas|contigo|te espera\w*|your clan|you)\b/

/** What answers the same to everybody: how a thing is done, what the rules say, small talk. */
const ofNobody = (intent: string) =>
  /^(?:reglamento|privado|sin-favores|textos|foro|mantencion|ingles|crear-clan|unirse)$/.test(intent) ||
  isOf(intent, 'cortesia') ||
  tellsText(intent)

/** Whether an answer begins with what it tells of one of these. */
function begins({ response }: Answer, own: readonly Who[]): boolean {
  const first = plain(
    response
      .split('\n')
      .slice(0, response.startsWith('I only') ? 2 : 1)
      .join(' '),
  )
  return tellsOfOwn.test(first) || own.some(({ nombre }) => first.includes(plain(nombre)))
}

/** The clan first that is where the question is: in the etapa that it names, or that of the rival. */
function inOrder(clans: readonly ClanName[], { mentions, etapaMention }: Question): ClanName[] {
  const rivals = mentions.flatMap(({ clan }) => clan?.clanes ?? [])
  const near = ({ clanes }: ClanName) =>
    clanes.some(
      ({ id_etapa }) =>
        etapaMention.etapas.some(({ id }) => id === id_etapa) ||
        (!etapaMention.used.size && rivals.some((rival) => rival.id_etapa === id_etapa)),
    )
  return [...clans.filter(near), ...clans.filter((clan) => !near(clan))]
}

/** Of one that nothing more is known of, or is said, than who it is. */
const whoItIs = /^(?:quien-es|clan-de)$/
const asksWho = /\b(?:clan(?:es)?|equipos?|juego\w*|juega\w*|etapas?|ladders?|team|stages?)\b/

/** Whether an answer about one that is named tells what was asked, and not only who that is. */
const isData = ({ kind, intent }: Answer, typed: string) =>
  kind === 'answer' && !ofNobody(intent) && (!whoItIs.test(intent) || asksWho.test(plain(typed)))

/** Whether an answer is about somebody. */
const isTold = ({ conversacion }: Answer, { nombre }: Who, { community }: Site) =>
  readThread(conversacion, community).quien.some((who) => who.nombre === nombre)

/** Whether a question would be answered if it were of a clan: then only who asks is missing. */
async function isOfOne(question: Question, { community }: Site, ask: (own: Who) => Promise<Answer>): Promise<boolean> {
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const others = [...community.clanById.values()].filter(
    (clan) =>
      clan.clanes.some(({ id_etapa }) => open.has(id_etapa)) && question.mentions.every((said) => said.clan !== clan),
  )
  const [some] = inOrder(others, question)
  if (!some) return false
  const own = await ask(some)
  return own.kind === 'answer' && begins(own, [some]) && isData(own, '')
}

const isOfClan =
  /\b(?:(?:mi|nuestro|my|our) (?:clan|equipo|team)|nosotros|nuestr[oa]s?|hemos|tenemos|llevamos|we|our)\b/

/**
 * What whoever asks wants to know of their clan, or of themselves; null where it was told already, or is told to everybody alike.
 * `ask`: answers a question by itself as one about somebody.
 */
export async function ofAsker(
  typed: string,
  answer: Answer,
  question: Question,
  thread: Thread,
  site: Site,
  ask: (text: string, own: Who) => Promise<Answer>,
): Promise<Answer | null> {
  const { asker } = site
  const { words, mentions } = question
  // of the clan that was said to be theirs
  const said = saidOwn(question)
  const after = mentions.find(({ clan }) => clan === said)?.to ?? 0
  const rest = said ? typed.slice(words[after]?.at ?? typed.length) : typed
  const theirs = said ?? (mentions.length ? null : thread.own)
  if (theirs && mentions.length < 2 && selfIn(said ? words.slice(after) : words)) {
    const found = await ask(rest, theirs)
    if (isData(found, rest) && isTold(found, theirs, site)) return found
  }
  // retos are told as of whoever asks
  const isTheirs = answer.intent === 'retos-proximos' && readThread(answer.conversacion, site.community).mine
  if (!selfIn(words) || isTheirs || (answer.kind === 'answer' && ofNobody(answer.intent))) return null
  if (!asker) {
    const { etapaMention, read } = question
    const isName = inNames({ mentions, etapaMention })
    const isKnown = read.every(({ kind, from }) => isName(from) || kind === 'known' || kind === 'common')
    const isAsked = answer.kind !== 'answer' && isKnown && (await isOfOne(question, site, (own) => ask(typed, own)))
    return isAsked
      ? { ...answer, response: stranger(site.say).text, kind: 'ask', intent: 'consulta', sugerencias: [] }
      : null
  }
  const clans = inOrder(await clansAsking(site), question)
  const isAlone = speaksAlone(words)
  // of one's own clan that is named, or of that of one who asks of themselves, more may be told
  const unnamed = isAlone ? [] : clans.filter((clan) => mentions.every((mention) => mention.clan !== clan))
  if (answer.kind === 'answer' && begins(answer, [asker, ...unnamed])) return null
  if (!clans.length && isOfClan.test(plain(typed)))
    return { ...answer, response: noClan, kind: 'answer', sugerencias: [] }
  // as others name them
  const me = site.community.playerById.get(asker.id) ?? asker
  const whos: readonly Who[] = isAlone ? [me, ...clans] : [...clans, me]
  for (const who of whos.slice(0, 3)) {
    const own = await ask(typed, who)
    // a player has no members
    if (who.kind === 'jugador' && own.intent === 'integrantes') continue
    if (isTold(own, who, site) && begins(own, [who]) && isData(own, typed)) return own
  }
  return null
}
