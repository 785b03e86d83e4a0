import type { Answer } from './answered'
import { noClan, stranger } from './answers/own'
import { tellsText } from './articles'
import type { Site } from './intent'
import { isOf } from './intents/family'
import { clansAsking } from './names/asker'
import type { ClanName, Who } from './names/community'
import { introduced, speaksAlone, speaksOfSelf } from './names/own-words'
import { readThread } from './thread'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { isIn } from './words/lists'
import { plain, plainText } from './words/plain'

/** The clan that whoever asks says to be theirs; null where none is said so. */
export function saidOwn({ words, mentions }: Pick<Question, 'words' | 'mentions'>): ClanName | null {
  const own = mentions.find(({ from, others }) => !others && introduced.test(plainText(words.slice(0, from))))
  return own?.clan ?? null
}

/** What answers the same to everybody: how a thing is done, what the rules say, small talk. */
const ofNobody = (intent: string) => sameForAll.has(intent) || isOf(intent, 'cortesia') || tellsText(intent)
const sameForAll = new Set('reglamento privado sin-favores textos foro mantencion ingles crear-clan unirse'.split(' '))

/** Whether an answer begins with what it tells of somebody. */
const begins = ({ response }: Answer, { nombre }: Who) => plain(response.split('\n')[0] ?? '').includes(plain(nombre))

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
  return own.kind === 'answer' && !ofNobody(own.intent) && begins(own, some)
}

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
  if (theirs && mentions.length < 2 && speaksOfSelf(said ? words.slice(after) : words)) {
    const found = await ask(rest, theirs)
    if (found.kind === 'answer' && !ofNobody(found.intent)) return found
  }
  // retos are told as of whoever asks
  const isTheirs = answer.intent === 'retos-proximos' && readThread(answer.conversacion, site.community).mine
  if (!speaksOfSelf(words) || isTheirs || (answer.kind === 'answer' && ofNobody(answer.intent))) return null
  if (!asker) {
    const isAsked = answer.kind !== 'answer' && (await isOfOne(question, site, (own) => ask(typed, own)))
    return isAsked
      ? { ...answer, response: stranger(site.say).text, kind: 'ask', intent: 'consulta', sugerencias: [] }
      : null
  }
  const clans = inOrder(await clansAsking(site), question)
  if (!clans.length && words.some(({ plain }, at) => isIn('yo', plain) && isIn('equipo', words[at + 1]?.plain)))
    return { ...answer, response: noClan, kind: 'answer', sugerencias: [] }
  // as others name them
  const me = site.community.playerById.get(asker.id) ?? asker
  const whos: readonly Who[] = speaksAlone(words) ? [me, ...clans] : [...clans, me]
  if (answer.kind === 'answer' && whos[0] && begins(answer, whos[0])) return null
  for (const who of whos) {
    const own = await ask(typed, who)
    // a player has no members
    const isWrong = who.kind === 'jugador' && own.intent === 'integrantes'
    if (!isWrong && own.kind === 'answer' && !ofNobody(own.intent) && begins(own, who)) return own
  }
  return null
}
