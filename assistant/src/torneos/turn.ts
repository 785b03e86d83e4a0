import { articleIfAny, articleTold } from '../articles'
import { corpus } from '../corpus/corpus'
import type { Asked, Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import type { Torneo } from '@trinchera/contract/torneos'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import { inNames } from '../names/in-names'
import { speaksOfSelf } from '../names/own-words'
import { withoutNames } from '../query/agenda'
import { newThread, type Thread } from '../thread-state'
import { halves } from '../two-in-one'
import type { Question } from '../understand'
import type { Say } from '../wording'
import { isIn } from '../words/lists'
import { plainText } from '../words/plain'
import { aboutAll } from './about-all'
import { aboutEntry } from './about-entry'
import { aboutFormat, roundsOf } from './about-format'
import { aboutMatches } from './about-matches'
import { announcedTold, announcementsIn, type Announced } from './announced'
import type { Aspect } from './aspect'
import { sideOf, slotsOf, withWholeNames, type Side } from './slots'
import { allTorneos, isToCome, readTorneo } from './facts'
import { matchesMeant, tell, aboutTexts, isWritten } from './texts'
import { isNamedWhole, likeliest, namedIn, saysTorneo, withNoun } from './which'

/** What can be asked of torneos and is looked up, by the intent or article whose sample questions ask it. */
const aspects: ReadonlyMap<string, Aspect> = new Map(
  [...aboutMatches, ...aboutEntry, ...aboutFormat, ...aboutTexts, ...aboutAll].map((aspect) => [aspect.id, aspect]),
)
/** Whether an intent or article is about torneos. */
const isOfTorneos = (id: string) => id.startsWith('torneo')
/** From which confidence a question that says no torneo is of one. */
const plainly = 0.75
const foreign = new Set(corpus.words.foreign)
/** As many words has what goes on with a torneo that was told. */
const mostWords = 8

/** A question with its torneos as one word each, and what it asks. */
interface Reading {
  question: Question
  all: readonly Torneo[]
  /** The torneo, or the announcement of one, that it names; the torneo of the thread. */
  named: Torneo | undefined
  announced: Announced | undefined
  spoken: Torneo | undefined
  /** The intent or article that it asks for; null where that is not known, but it is of a torneo for sure. */
  id: string | null
}

/** What a question asks that only names a torneo or a clan: what was asked before, else how it is played; undefined where it says more. */
function askedByNames(question: Question, isNamed: boolean, { torneo }: Thread): string | undefined {
  const isName = inNames(question)
  const isNames = question.words.every(
    ({ plain }, at) => isName(at) || isIn('torneo', plain) || isIn('fuera-de-nombres', plain),
  )
  if (!isNames) return undefined
  return (question.mentions.length ? 'torneo-partidas' : torneo?.aspect) ?? (isNamed ? 'torneo-formato' : 'torneos')
}

/** What a short question asks that goes on with a torneo that was told: with the word for it added. */
function askedFurther(question: Question, surely: string | null, { torneo }: Thread, site: Site, say: Say) {
  // what may be asked of something else is of the torneo only where that is plain, or as 'y los mapas?'
  const least = surely && !question.goesOn ? plainly : undefined
  const text = `${plainText(question.words)} ${say('en el torneo', 'in the tournament')}`
  const whole = site.asunto(site.leido(text), undefined, least)
  return whole && isOfTorneos(whole) && (torneo || isWritten(whole)) ? whole : undefined
}

/** What a question asks, of torneos; null where that is not known, undefined where it asks of something else. */
function askedIn(question: Question, isNamed: boolean, goesOn: boolean, thread: Thread, site: Site, say: Say) {
  const byNames = isNamed || goesOn ? askedByNames(question, isNamed, thread) : undefined
  if (byNames) return byNames
  if (!isNamed && !goesOn && question.words.some(({ plain }) => foreign.has(plain))) return undefined
  const says = saysTorneo(question.words)
  const surely = site.asunto(question, undefined, says || goesOn ? undefined : plainly)
  if (surely && isOfTorneos(surely)) return surely
  if (says) return surely ? undefined : site.asunto(question, isOfTorneos)
  return goesOn ? askedFurther(question, surely, thread, site, say) : undefined
}

/** Whether a question is so short that it goes on with what was told before. */
function isShort({ words, mentions, etapaMention }: Question): boolean {
  const length = words.length - mentions.reduce((sum, { from, to }) => sum + to - from - 1, 0)
  return length < mostWords && !etapaMention.used.size
}

/** A question that is of torneos, read; null where it is of none. */
async function readIn(asking: Question, thread: Thread, all: readonly Torneo[], site: Site, say: Say) {
  const announcements = announcementsIn(await site.textos())
  const spoken = all.find(({ id }) => id === thread.torneo?.id)
  const [named] = namedIn(all, asking.words)
  const isTitle = !asking.etapaMention.used.size || saysTorneo(asking.words)
  const [titled] = named || !isTitle ? [] : namedIn(announcements, asking.words, true)
  const near = named ?? spoken ?? all.find(({ estado }) => estado === 'en-juego')
  const facts = near && !titled ? await readTorneo(site, near.id) : null
  const names = [named, titled].flatMap((each) => each ?? [])
  const noun = site.leido(withNoun(asking.words, names, say('torneo', 'tournament')).join(' '))
  const question = facts ? site.leido(withWholeNames(noun, facts.page, site.community)) : noun
  if (question.mentions.some(({ others }) => others)) return null
  const ofList = ['torneos', 'torneo-inscribir'].includes(thread.intent ?? '') && !question.mentions.length
  const told = titled ?? announcements.find(({ address }) => address === thread.texto)
  const goesOn = isShort(question) && (spoken !== undefined || told !== undefined || ofList)
  const id = askedIn(question, names.length > 0, goesOn, thread, site, say)
  if (id === undefined) return null
  const announced = titled ?? (named || saysTorneo(asking.words) ? undefined : told)
  return { question, all, named, announced, spoken, id }
}

/** The torneo that is meant, and whether the question says so: the one that is named, else one that the clan is in or has won. */
async function torneoMeant(aspect: Aspect, { named, all, spoken, question }: Reading, own: Side | null, { db }: Site) {
  if (named) return { torneo: named, named: true }
  const open = own ? (await Promise.all(own.ids.map((id) => openTorneosOf(db, id)))).flat() : []
  const won = all.filter(({ campeon }) => campeon && own?.ids.includes(campeon.id_clan)).map(({ id }) => id)
  const theirs = aspect.when === 'past' ? won : open
  const possible = aspect.anyway ? all : all.filter(({ formato }) => formato !== null)
  return likeliest(possible.length ? possible : all, aspect, question.words, spoken, theirs)
}

/** The clan that is meant: one that is named, that of whoever asks, or the champion that was told. */
async function sideMeant(aspect: Aspect, { question, spoken }: Reading, thread: Thread, site: Site) {
  const own = ['torneo-partidas', 'torneos-jugados'].includes(aspect.id)
  const side = await sideOf(question, site)
  const champion = thread.torneo?.aspect === 'torneos-pasados' && own ? spoken?.campeon : null
  return side ?? (champion ? { nombre: champion.nombre, ids: [champion.id_clan] } : null)
}

/** What is told of an aspect: of the torneo and of the clan that are meant; null where there is no torneo. */
async function answer(aspect: Aspect, reading: Reading, thread: Thread, site: Site, say: Say): Promise<Reply | null> {
  const { all, spoken, question } = reading
  const { etapas, juego } = question.etapaMention
  const clans = [...new Set(question.mentions.flatMap(({ clan }) => clan ?? []))]
  const sides = clans.map(({ clanes }) => clanes.map(({ id }) => id))
  const side = await sideMeant(aspect, reading, thread, site)
  const found = await torneoMeant(aspect, reading, side, site)
  const facts = found && (await readTorneo(site, found.torneo.id))
  if (!found || !facts) return null
  const names = [...facts.matches.map(({ ronda }) => ronda), ...roundsOf(facts.page).map(({ nombre }) => nombre)]
  const words = withoutNames(question).split(' ')
  const slots = slotsOf(words, sides, etapas[0]?.juego ?? juego, names, site.now)
  const row = facts.page.inscritos.find(({ id_clan }) => side?.ids.includes(id_clan)) ?? null
  const before = spoken?.id === facts.page.id ? thread.torneo?.match : undefined
  const of = found.named ? [facts.page] : all.filter(isToCome).slice(0, 4)
  const ofSelf = speaksOfSelf(question.words)
  const meant = matchesMeant(facts, slots, row?.id_clan, before)
  const reply = await tell(aspect, { facts, of, all, side, row, meant, slots, named: found.named, ofSelf, site, say })
  const clan: ClanName | undefined = clans[0] ?? (row ? site.community.clanById.get(row.id_clan) : undefined)
  return {
    ...reply,
    ...(reply.torneo ? { torneo: { ...reply.torneo, match: reply.torneo.match ?? before } } : {}),
    ...(clan ? { quien: [clan], mine: true } : {}),
  }
}

/** Answers what is asked of torneos, in the question's language; null where a question asks of none. */
export async function torneoTold(asking: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { say } = site
  // each half of two questions is asked by itself
  if (asking.server || halves(asking.words.map(({ typed }) => typed).join(' ')) !== null) return null
  const all = await allTorneos(site)
  const reading = await readIn(asking, thread, all, site, say)
  if (!reading) return null
  const { id, announced, named, spoken } = reading
  if (announced && id) return announcedTold(announced, id, asking.words, site)
  const aspect = aspects.get(id ?? '')
  if (aspect) return answer(aspect, reading, thread, site, say)
  // of one that is named, what is not understood is not known
  const isUnknown = id === null && isNamedWhole(all, asking.words)
  const article = articleIfAny(isUnknown ? 'torneo-no-sabido' : (id ?? ''))
  if (!article?.es) return null
  const of = named ?? spoken
  return {
    ...(await articleTold(article, site)),
    ...(article.id === 'torneo-no-sabido' ? { kind: 'missing' } : {}),
    ...(of ? { torneo: { id: of.id, aspect: 'torneo-formato' } } : {}),
  }
}

/** What an intent asks of torneos, as one of their aspects. */
export const aspectTold =
  (id: string) =>
  async ({ site, words }: Asked): Promise<Reply> => {
    const { say } = site
    const all = await allTorneos(site)
    const aspect = aspects.get(id)
    const question = site.leido(words.map(({ typed }) => typed).join(' '))
    const reading = { question, all, named: namedIn(all, words)[0], announced: undefined, spoken: undefined, id }
    const told = aspect && (await answer(aspect, reading, newThread, site, say))
    return told ?? { text: say('No hay torneos anunciados por ahora.', 'No tournament is announced now.') }
  }
