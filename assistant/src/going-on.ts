import { supposes } from './answers/who-wins'
import { mostlyUnderstood, sure, type Guess } from './decide'
import { namesOtherEtapa } from './fill'
import { isBrief, staysWith } from './follow-up'
import { uses, type Intent } from './intent'
import { isOf, related } from './intents/family'
import type { Matcher } from './intents/matcher'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import type { Word } from './words/plain'

/** How likely an intent must be by the words alone to be another than what the thread is about. */
const plainly = 0.4

/** A question says by itself that it is about everyone: 'quién ganó', 'en el ladder'. */
const ofEverybody = /^(?:todos|todas|quien|quienes|ladder|clanes|hoy|pagina|comunidad|alguien|etapa)$/

const says = (words: readonly Word[], what: RegExp) => words.some(({ plain }) => what.test(plain))

const namesIn = ({ mentions }: Question) =>
  mentions.map((mention) => ({ ...mention, who: mention.clan ?? mention.jugador }))

/** 'soy de', 'mi clan es': an answer to whose clan it is. */
const ownClan = (words: readonly Word[]) =>
  words.some(
    ({ plain }, at) =>
      /^(?:soy|somos|juego|jugamos|nosotros)$/.test(plain) ||
      (/^(?:mi|nuestro)$/.test(plain) && /^(?:clan|equipo|team)$/.test(words[at + 1]?.plain ?? '')),
  )

/** Whether a question supposes the result of a match between clans that it names, or that were spoken of. */
function isSupposed(question: Question, thread: Thread, best: Guess | undefined): boolean {
  const { words, number } = question
  const names = namesIn(question)
  if (!supposes(words, number ? [...names, { from: number.at, to: number.at + 1, who: number }] : names)) return false
  const whos = new Set(names.map(({ who }) => who))
  if (whos.size === 1 && best && isOf(best.intent.id, 'puestos')) return true
  if (whos.size > 1 || best?.intent.id === 'duelo') return whos.size > 0
  return names.length > 0
    ? thread.quien.length > 0 && (question.goesOn || thread.quien.length > 1)
    : thread.quien.length > 1 && isBrief(question)
}

/** Whether a question is about what a result would do: it supposes one, answers whose clan it is, or turns one round. */
function ofWhatIf(question: Question, thread: Thread, best: Guess | undefined, unsure: boolean): boolean {
  const { words, mentions } = question
  if (isSupposed(question, thread, best)) return true
  if (thread.pending && thread.role && mentions.length) return question.onlyNames || unsure || ownClan(words)
  return (
    thread.role !== null &&
    thread.quien.length > 1 &&
    !mentions.length &&
    says(words, /^(?:reves|viceversa|contrario)$/)
  )
}

/** Of a clan that is spoken of, what is asked of everybody is asked of it. */
function ofTheirs(
  { words, mentions, etapaMention }: Question,
  { quien, intent }: Thread,
  best: Guess | undefined,
  isBriefly: boolean,
): string | null {
  if (!quien.length || mentions.length) return null
  const isThere = says(words, /^ahi$/) && says(words, /^quien/) && !isOf(intent ?? '', 'servidores')
  if (isThere && /^(?:ultimas-partidas|quienes-juegan)$/.test(best?.intent.id ?? '')) return 'integrantes'
  if (best?.intent.id !== 'ultimas-partidas') return null
  return isBriefly && !etapaMention.used.size && !says(words, ofEverybody) ? 'partidas-de' : null
}

/** 'quiénes son' after the servers: who plays there, in the one that was spoken of if it was one. */
function ofWhoPlays({ words, mentions }: Question, thread: Thread): string | null {
  const asked =
    !mentions.length &&
    words.every(({ plain }) =>
      /^(?:y|e|quien|quienes|son|estan|hay|ahi|juegan|andan|adentro|en|ese|esos)$/.test(plain),
    ) &&
    says(words, /^quien(?:es)?$/)
  if (!asked || !isOf(thread.intent, 'servidores')) return null
  return thread.servidor === null ? 'quienes-juegan' : 'servidores'
}

/** The intent of a question that says only whom or what it is about. */
function ofNames(
  { mentions, numero, etapaMention, map, words }: Question,
  thread: Thread,
  last: Intent | undefined,
): string | undefined {
  if (numero !== null && !mentions.length && thread.intent)
    return thread.listed.length > 1 && !['en-puesto', 'tabla'].includes(thread.intent) ? 'quien-es' : 'en-puesto'
  if (!mentions.every(({ sure: spelt }) => spelt) && words.length > 4) return undefined
  if (mentions.length > 1) return 'duelo'
  if (mentions.length) return last && uses(last, 'quien') ? last.id : 'quien-es'
  if (etapaMention.used.size && last && uses(last, 'etapa')) return last.id
  if (etapaMention.etapas.length || etapaMention.juego) return 'tabla'
  return map ? 'un-mapa' : undefined
}

/** Of the intents about what the thread is about, the one that a question means plainly; none where it does not. */
function inFamily(question: Question, thread: Thread, matcher: Matcher): Intent | undefined {
  const likely = matcher.classifier.probabilities(question.features)
  const [first] = matcher.intents
    .map((intent, index) => ({ intent, share: likely[index] ?? 0 }))
    .filter(({ intent }) => thread.intent !== null && related(intent.id, thread.intent))
    .sort((a, b) => b.share - a.share)
  return first && first.share > plainly ? first.intent : undefined
}

/** A list of the best, and that of the worst. */
const turned: Readonly<Record<string, readonly [best: string, worst: string]>> = {
  'mejor-racha': ['mejor-racha', 'peor-racha'],
  'peor-racha': ['mejor-racha', 'peor-racha'],
}

/** 'y la peor', of a list of the best. */
function otherEnd({ words, mentions }: Question, { intent }: Thread): string | null {
  const pair = turned[intent ?? '']
  const [, end] =
    /^(?:y|e)? ?(?:cual es |quien tiene )?(?:el|la|los|las)? ?(?:de )?(mejor|peor)(?:es)?(?: racha)?$/.exec(
      words.map(({ plain }) => plain).join(' '),
    ) ?? []
  return pair && end && !mentions.length ? (end === 'mejor' ? pair[0] : pair[1]) : null
}

/** All that a question says that only asks who stands at another place. */
const onlyPlace = /^(?:y|e|quien|kien|q|que|cual|va|esta|sigue|es|el|la|en|de|puesto|lugar|ahora|viene|ahi)$/

/** The intent of a question that leaves out what it is about: what was asked before, of whom it names now. */
export function goingOn(
  question: Question,
  thread: Thread,
  matcher: Matcher,
  found: readonly Guess[],
): Intent | undefined {
  const [best] = found
  const intentOf = (id: string | null | undefined) =>
    id ? matcher.intents.find((intent) => intent.id === id) : undefined
  const last = intentOf(thread.intent)
  const unsure = !best || best.confidence < sure
  const turnedTo = intentOf(otherEnd(question, thread))
  if (turnedTo) return turnedTo
  if (ofWhatIf(question, thread, best, unsure)) return intentOf('si-gana')
  if (last && uses(last, 'etapa') && thread.quien.length && isBrief(question) && namesOtherEtapa(question)) return last
  const theirs = last?.needs ? ofTheirs(question, thread, best, isBrief(question)) : ofWhoPlays(question, thread)
  if (theirs) return intentOf(theirs)
  // 'cómo les va', of whoever was spoken of: little is said, and nobody else can be meant
  if (
    best &&
    !unsure &&
    best.intent.needs === 1 &&
    last?.needs &&
    thread.quien.length &&
    isBrief(question) &&
    says(question.words, /^(?:le|les)$/)
  )
    return best.intent
  // 'quién es el tercero' of a list that is no table
  if (
    best?.intent.id === 'en-puesto' &&
    question.numero !== null &&
    thread.listed.length > 1 &&
    isBrief(question) &&
    !question.etapaMention.used.size &&
    isOf(thread.intent, 'mejores', 'staff', 'planteles')
  )
    return intentOf('quien-es')
  // a name that nobody has is owned up to, whatever was asked of it
  if (unsure && question.called && !question.mentions.length)
    return found.find(({ intent, coverage }) => intent.needs === 1 && coverage >= mostlyUnderstood)?.intent
  // 'y quién va segundo', after who goes first
  if (
    /^(?:en-puesto|tabla|clanes-de)$/.test(last?.id ?? '') &&
    question.numero !== null &&
    !question.mentions.length &&
    question.words.every(({ plain }, at) => at === question.number?.at || onlyPlace.test(plain))
  )
    return intentOf('en-puesto')
  const stays = staysWith(question, thread)
  if (stays) return (stays === 'related' && inFamily(question, thread, matcher)) || last
  return question.onlyNames ? intentOf(ofNames(question, thread, last)) : undefined
}
