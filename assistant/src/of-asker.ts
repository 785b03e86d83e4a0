import type { Answer } from './answered'
import { writtenIn } from './guides/guide'
import type { Site } from './intent'
import { isOf } from './intents/family'
import type { Matcher } from './intents/matcher'
import { clansAsking } from './names/asker'
import type { ClanName, Who } from './names/community'
import { ofNamed, withName } from './names/own-words'
import { readThread } from './thread'
import type { Question } from './understand'
import { plain } from './words/plain'

/** It is told to whoever asks: of their clan, or of themselves. */
const tellsOfOwn = /\b(?:tu clan|tus clanes|eres|estas en|tienes|vas|contigo|te espera\w*|your clan|you)\b/

/** What answers the same to everybody: how a thing is done, what the rules say, small talk. */
const ofNobody = (intent: string, { intents }: Matcher) => {
  const found = intents.find(({ id }) => id === intent)
  return (
    /^(?:reglamento|privado|sin-favores|textos|foro|mantencion|ingles)$/.test(intent) ||
    isOf(intent, 'cortesia') ||
    (found !== undefined && writtenIn(found.answer) !== null)
  )
}

/** Whether an answer begins with what it tells of one of these. */
function begins({ response }: Answer, own: readonly Who[]): boolean {
  const first = plain(response.split('\n')[0] ?? '')
  return tellsOfOwn.test(first) || own.some(({ nombre }) => first.includes(plain(nombre)))
}

/** The clan first that is where the question is: in the stage that it names, or that of the rival. */
function inOrder(clans: readonly ClanName[], { mentions, stages }: Question): ClanName[] {
  const rivals = mentions.flatMap(({ clan }) => clan?.clanes ?? [])
  const near = ({ clanes }: ClanName) =>
    clanes.some(
      ({ id_etapa }) =>
        stages.etapas.some(({ id }) => id === id_etapa) ||
        (!stages.used.size && rivals.some((rival) => rival.id_etapa === id_etapa)),
    )
  return [...clans.filter(near), ...clans.filter((clan) => !near(clan))]
}

/**
 * What whoever asks wants to know of their clan, or of themselves, asked as of one that is named; null where it was told already, or is told to everybody alike.
 * `ask`: answers a question by itself.
 */
export async function ofAsker(
  typed: string,
  answer: Answer,
  question: Question,
  site: Site,
  matcher: Matcher,
  ask: (text: string) => Promise<Answer>,
): Promise<Answer | null> {
  const { asker } = site
  const told = asker ? ofNamed(typed) : []
  if (!asker || !told.length || (answer.kind === 'answer' && ofNobody(answer.intent, matcher))) return null
  const clans = inOrder(await clansAsking(site), question)
  if (answer.kind === 'answer' && begins(answer, [asker, ...clans])) return null
  const isAlone = /\b(?:yo|he|me|tengo|llevo|voy|ando|estoy|soy|gane|perdi|jugue|mis?|i|my)\b/.test(plain(typed))
  const whos: readonly Who[] = isAlone ? [asker, ...clans] : [...clans, asker]
  for (const who of whos.slice(0, 3))
    for (const text of told) {
      const own = await ask(withName(text, who.nombre))
      const isOwn = readThread(own.conversacion, site.community).quien.some(({ nombre }) => nombre === who.nombre)
      if (own.kind === 'answer' && isOwn && begins(own, [who]) && !ofNobody(own.intent, matcher)) return own
    }
  return null
}
