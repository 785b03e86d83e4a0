import { sayIn, type Say } from '../wording'
import type { Torneo } from '@trinchera/contract/torneos'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Asked, Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { withoutNames } from '../query/agenda'
import { newThread, type Thread } from '../thread-state'
import { halves } from '../two-in-one'
import type { Question } from '../understand'
import { plainText } from '../words/plain'
import { aboutAll } from './about-all'
import { aboutEntry } from './about-entry'
import { aboutFormat } from './about-format'
import { aboutMatches } from './about-matches'
import { announcedTold } from './announced'
import type { Aspect, Side } from './aspect'
import { ownSide, sideOf, withShortNames } from './clans-meant'
import { allTorneos, isToCome, readTorneo } from './facts'
import { torneoLink } from './say'
import { bestAsked } from './score'
import { slotsOf, type Slots } from './slots'
import { matchesMeant, tell } from './tell'
import { aboutTexts } from './texts'
import { isNamedWhole, likeliest, namedIn, saysTorneo, withoutNamed } from './which'

/** All that can be asked of torneos. */
export const aspects: readonly Aspect[] = [...aboutMatches, ...aboutEntry, ...aboutFormat, ...aboutTexts, ...aboutAll]

/** Only a torneo has these, where no etapa is named. */
const ofTorneosOnly =
  /\b(?:semis?|semi ?final(?:es)?|cuartos de final|octavos|(?:en|de|a) (?:los )?perdedores|perdedores ronda|brackets?|byes?|cabezas? de serie|semillas|subcampeon|check ?in|chekin|(?:doble|double|single) elimin\w+|(?:la|gran) final|the (?:grand )?final|el campeon|cupos?|inscritos|(?:hay|dan) premios?|(?:las?|de) llaves?)\b(?! de acceso)/
/** It is of the ladder, of servers or of what was written, and of no torneo that was told before. */
const ofElse =
  /\b(?:ladder|etapas?|tabla|ranking|puesto|retos?|racha|temporada|challenges?|stages?|servidor(?:es)?|server)\b/
const ofWriting =
  /\b(?:foros?|temas?|hilos?|anuncios?|noticias?|comentarios?|stream\w*|twitch|posts?|forum|announcements?|medallas?|logros?)\b/
/** How organisers do it. */
const ofOrganising = /\bcomo (?:se )?(?:cierr|arm|cre|public|sorte|edit|borr|cancel|inici)[oa]\b/
/** A torneo of another sport, game or country, or of a kind: 'torneo de ajedrez'. */
const elsewhere =
  /\b(?:world|mundial|america|libertadores|sudamericana|davis|uefa|champions|europa|chile|nacional|tenis|futbol|ajedrez|poker|pool|lol|cs|valorant|dota|fifa)\b/
const wonByThem = /\b(?:torneo|copa|campeonato) (?:que|q) (?:\w+ ){0,2}(?:gan|llev|sac)\w+(?: (?:los|las|el|la))?/
const mostWords = 8
/** So sure an aspect is asked of the torneo that was told, whatever else it could be of. */
const surest = 0.8

/** The words of a question, each name as one. */
const lengthOf = ({ words, mentions }: Question) =>
  words.length - mentions.reduce((sum, { from, to }) => sum + to - from - 1, 0)

/** Why a question is of a torneo: it names one, says the word, or goes on with one that was told. */
function meantBy(question: Question, named: readonly Torneo[], spoken: Torneo | undefined, thread: Thread) {
  const plainly = withoutNames(question)
  const ofEtapa = question.etapaMention.used.size > 0
  const isShort = lengthOf(question) < mostWords
  const goesOn = isShort && !ofEtapa && !ofElse.test(plainly)
  const ofList = /^torneo(?:s|-inscribir)$/.test(thread.intent ?? '') && !question.mentions.length
  return {
    says: named.length > 0 || saysTorneo.test(plainly) || (!ofEtapa && ofTorneosOnly.test(plainly)),
    goesOn: goesOn && (spoken !== undefined || ofList),
  }
}

/** What a question asks of a torneo; where it only names one, or goes on, what was asked before. */
function aspectOf(
  slots: Slots,
  candidates: readonly Aspect[],
  thread: Thread,
  isNamed: boolean,
): { found: Aspect; score: number } | null {
  const best = bestAsked(candidates, slots)
  if (best) return best
  const onlyNames = slots.words.every((word) => word.length < 4)
  const byNames = slots.clans.length ? 'estado' : onlyNames && isNamed ? 'formato' : null
  const before = (onlyNames && thread.torneo?.aspect) || byNames
  const found = candidates.find(({ id }) => id === before)
  return found ? { found, score: 0 } : null
}

/** That a torneo that is named does not publish what is asked, with where it is. */
const notKnown = (torneo: Torneo, say: Say): Reply => ({
  kind: 'missing',
  text: say(
    `Eso no lo sé de ${torneoLink(torneo)}: lo que publica está en su página. Puedo decirte cómo va, quiénes siguen, cuándo se juega cada partida, sus mapas, su formato y sus reglas.`,
    `That I do not know of ${torneoLink(torneo)}: what it publishes is on its page. I can tell how it stands, who is still in, when each match is, its maps, format and rules.`,
  ),
  torneo: { id: torneo.id, aspect: 'formato' },
})

/** The clan that is meant: one that is named, that of whoever asks, or the champion that was told. */
async function sideMeant(
  question: Question,
  slots: Slots,
  spoken: Torneo | undefined,
  thread: Thread,
  site: Site,
): Promise<Side | null> {
  const side = await sideOf(question, slots.text, site)
  if (side || slots.asks.has('when') || question.mentions.length) return side
  const champion =
    thread.torneo?.aspect === 'campeon' && (slots.asks.has('whom') || slots.round) ? spoken?.campeon : null
  return champion ? { nombre: champion.nombre, ids: [champion.id_clan] } : null
}

/** What is told of: the torneo that is named, and the slots. */
type Told = Pick<Reading, 'all' | 'plain' | 'meant' | 'spoken' | 'clans' | 'slots'>
/** A question about torneos, read. */
interface Reading {
  all: readonly Torneo[]
  plain: string
  question: Question
  /** The torneo that is named, or told by who won it or who are to meet in it; the one of the thread. */
  meant: Torneo | undefined
  spoken: Torneo | undefined
  isWhole: boolean
  goesOn: boolean
  clans: readonly ClanName[]
  slots: Slots
}

/** A question with what it says of torneos read; null where it is of none. */
async function readIn(asking: Question, thread: Thread, all: readonly Torneo[], site: Site): Promise<Reading | null> {
  const spoken = all.find(({ id }) => id === thread.torneo?.id)
  const named = namedIn(all, asking.words)
  const by = meantBy(asking, named, spoken, thread)
  const near = named[0] ?? spoken ?? all.find(({ estado }) => estado === 'en-juego')
  const facts = near ? await readTorneo(site, near.id) : null
  const question = facts ? withShortNames(asking, facts.page, site.community) : asking
  if (question.mentions.some(({ others }) => others)) return null
  const clans = [...new Set(question.mentions.flatMap(({ clan }) => clan ?? []))]
  const sides = clans.map(({ clanes }) => clanes.map(({ id }) => id))
  const whole = withoutNames(question)
  const won = wonByThem.test(whole)
    ? all.find(({ campeon }) => campeon && sides.flat().includes(campeon.id_clan))
    : undefined
  const text = withoutNamed(won ? whole.replace(wonByThem, ' ') : whole, named)
  const { etapas, juego } = question.etapaMention
  const slots = slotsOf(text, sides, etapas[0]?.juego ?? juego, site.now)
  if (!by.says && !by.goesOn) return null
  const plain = asking.words.map((word) => word.plain).join(' ')
  const isWhole = isNamedWhole(all, asking.words)
  return { all, plain, question, meant: named[0] ?? won, spoken, isWhole, goesOn: by.goesOn, clans, slots }
}

/** The torneo that is meant, and whether the question says so: the one that is named, else one that the clan is in. */
async function torneoMeant(aspect: Aspect, { meant, all, plain, spoken }: Told, own: Side | null, { db }: Site) {
  if (meant) return { torneo: meant, named: true }
  const theirs = own ? (await Promise.all(own.ids.map((id) => openTorneosOf(db, id)))).flat() : []
  const possible = aspect.bracket ? all.filter(({ formato }) => formato !== null) : all
  return likeliest(possible, aspect, plain, spoken, theirs)
}

/** What is told of an aspect: of the torneo and of the clan that are meant. */
async function answer(aspect: Aspect, reading: Told, side: Side | null, thread: Thread, site: Site, say: Say) {
  const { all, slots, spoken, clans } = reading
  const own = side ?? (aspect.needs?.startsWith('clan') ? await ownSide(site) : null)
  const found = await torneoMeant(aspect, reading, own, site)
  const facts = found && (await readTorneo(site, found.torneo.id))
  if (!found || !facts) return null
  const row = facts.page.inscritos.find(({ id_clan }) => own?.ids.includes(id_clan)) ?? null
  const before = spoken?.id === facts.page.id ? thread.torneo?.match : undefined
  const of = found.named ? [facts.page] : all.filter(isToCome).slice(0, 4)
  const meant = matchesMeant(facts, slots, row?.id_clan, before)
  const reply = await tell(aspect, { facts, of, all, side: own, row, meant, slots, named: found.named, site, say })
  const clan = clans[0] ?? (aspect.id === 'proxima' ? site.community.clanById.get(own?.ids[0] ?? 0) : undefined)
  return reply && { ...reply, ...keptOf(reply, before, clan) }
}

/** What the thread keeps of an answer: the match that it told, else that of before, and the clan that it is about. */
function keptOf({ torneo }: Reply, before: number | undefined, clan: ClanName | undefined): Partial<Reply> {
  return {
    ...(torneo ? { torneo: { ...torneo, match: torneo.match ?? before } } : {}),
    ...(clan ? { quien: [clan], mine: true } : {}),
  }
}

/** What a question asks of torneos; where `surely`, only what can be of nothing else. */
async function told(asking: Question, thread: Thread, site: Site, say: Say, surely: boolean): Promise<Reply | null> {
  const plain = asking.words.map((word) => word.plain).join(' ')
  // each half of two questions is asked by itself
  const isTwo = halves(asking.words.map(({ typed }) => typed).join(' ')) !== null
  if (surely ? isTwo : asking.server || ofOrganising.test(plain)) return null
  const all = await allTorneos(site)
  const announced = await announcedTold(asking, thread, all, site, say)
  if (announced) return announced
  const ofOther = isTwo || ofWriting.test(plain) || elsewhere.test(plain)
  const reading =
    ofOther || !all.some(({ formato }) => formato !== null) ? null : await readIn(asking, thread, all, site)
  if (!reading) return null
  const { meant, spoken, isWhole, goesOn, slots } = reading
  const side = await sideMeant(reading.question, slots, spoken, thread, site)
  const ofAll = !meant && saysTorneo.test(plain)
  const fits = { all: ofAll, clan: side !== null, 'clan of all': ofAll }
  const candidates = aspects.filter(({ needs }) => !needs || fits[needs])
  const best = aspectOf(slots, candidates, thread, meant !== undefined)
  if (surely && !isWhole && !(goesOn && best && best.score >= surest)) return null
  const reply = best && (await answer(best.found, reading, side, thread, site, say))
  return reply ?? (isWhole && meant ? notKnown(meant, say) : null)
}

/** What an intent asks of torneos, as one of their aspects. */
export const aspectTold =
  (id: string, english = false) =>
  async ({ site, words, etapas, juego }: Asked): Promise<Reply> => {
    const [all, say, plain] = [await allTorneos(site), sayIn(english), plainText(words)]
    const aspect = aspects.find((each) => each.id === id)
    const named = namedIn(all, words)
    const slots = slotsOf(withoutNamed(plain, named), [], etapas[0]?.juego ?? juego, site.now)
    const reading = { all, plain, meant: named[0], spoken: undefined, clans: [], slots }
    const reply = aspect && (await answer(aspect, reading, null, newThread, site, say))
    return (
      reply ?? {
        text: say('No hay torneos anunciados por ahora.', 'No tournament is announced now.'),
        sugerencias: ['¿Qué hay de nuevo?'],
      }
    )
  }

/** What a question that names a torneo asks of it, before all else is looked for. */
export const namedTorneoTold = (
  question: Question,
  thread: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> => told(question, thread, site, sayIn(english), true)

/** Answers what is asked of torneos, in the question's language; null where a question asks of none. */
export const torneoTold = (question: Question, thread: Thread, site: Site, english = false): Promise<Reply | null> =>
  told(question, thread, site, sayIn(english), false)
