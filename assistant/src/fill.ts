import { isBrief } from './follow-up'
import { related } from './intents/family'
import { uses, type Asked, type Intent, type Named, type Site } from './intent'
import type { Who } from './names/community'
import { namesSelf } from './names/own-words'
import type { Mention } from './names/recognise'
import { timeOf } from './query/timed'
import type { Thread } from './thread-state'
import { isAlone, type Question } from './understand'
import type { Word } from './words/plain'

/** Whom a mention means for an intent, where a clan and a player bear the name. */
function whoIs({ clan, jugador, from }: Mention, words: readonly Word[], intent: Intent, site: Site): Who[] {
  if (!clan || !jugador) return [clan ?? jugador].filter((who) => who !== null)
  const cue = words[from - 1]?.plain ?? ''
  if (/^(?:jugador|jugadora|player|nick|usuario)$/.test(cue)) return [jugador]
  if (/^(?:clan|equipo|team|squad)$/.test(cue)) return [clan]
  if (intent.about === 'clan') return [clan]
  return [isAlone(clan, site.community) || intent.about === 'jugador' ? jugador : clan]
}

/** Whether an intent needs more people than a question names. */
const lacks = (question: Question, intent: Intent, own: readonly Who[]) =>
  own.length < (intent.needs ?? 0) || (own.length === 0 && uses(intent, 'quien') && question.goesOn)

/** Whom a question is about: those it names, and what it leaves out as the thread had it. */
function quienOf(question: Question, intent: Intent, thread: Thread, own: readonly Who[]): readonly Who[] {
  if (!lacks(question, intent, own)) return own
  const [only, another] = thread.listed
  const isOfPlayer = intent.about === 'jugador' || intent.id === 'streams'
  // 'y su twitch?' after the one who leads a clan
  if (!own.length && only?.kind === 'jugador' && !another && isOfPlayer && intent.id !== 'quien-es') return [only]
  // whoever asks is nobody of the thread, which another may have brought along
  if (question.desconocido || namesSelf(question.words)) return own
  const needs = intent.needs ?? 0
  const known = [...thread.quien, ...(needs > 1 ? thread.earlier : [])].filter((who) => !own.includes(who))
  return [...known.slice(0, Math.max(1, needs) - own.length), ...own]
}

/** The question as the intent gets it: whom and what it leaves out is what the thread was about. */
export function fill(question: Question, intent: Intent, thread: Thread, site: Site): Asked {
  const mentions = question.mentions.flatMap((mention) =>
    whoIs(mention, question.words, intent, site).map((who) => ({ from: mention.from, to: mention.to, who })),
  )
  const asking = uses(intent, 'quien') ? question.own : null
  const own = [...(asking ? [asking] : []), ...mentions.map(({ who }) => who)]
  const leans = question.goesOn || isBrief(question)
  const quien = quienOf(question, intent, thread, own)
  const named: Named = {
    quien,
    etapas: question.etapaMention.etapas,
    juego: question.etapaMention.juego,
    numero: question.numero,
    desconocido: question.desconocido,
  }
  const goesOn = thread.intent !== null && leans && related(thread.intent, intent.id)
  const imagined = intent.id === 'si-gana' && !own.length && thread.quien.length > 0
  const inherits =
    !named.etapas.length && !named.juego && (imagined || question.goesOn || goesOn || own.length < (intent.needs ?? 0))
  const { intent: last, quien: spoken, earlier, listed, servidor, supuesto, own: ownClan } = thread
  return {
    ...named,
    etapas: inherits ? thread.etapas : named.etapas,
    site,
    words: question.words,
    terms: question.terms,
    mentions,
    goesOn: question.goesOn || goesOn,
    servidor: leans ? servidor : null,
    cuando: timeOf(question, site.now) ?? {},
    say: site.say,
    before: { intent: last, quien: spoken, earlier, listed, servidor, supuesto, own: ownClan },
  }
}
