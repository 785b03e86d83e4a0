import type { Torneo } from '@trinchera/contract/torneos'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import type { Site } from '../intent'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { wordsOf, type Word } from '../words/plain'
import type { Aspect } from './aspect'
import { saysTorneo, whichOne } from './says'

/** Words that many torneos have in their name, so that none is told by them. */
const anyName =
  /^(?:torneos?|copas?|campeonatos?|liga|ligas|gran|trinchera|clan|clanes|etapa|servidor|primera?|segunda?)$/

/** They are said of much else, so that one of them alone names none. */
const everyday = /^(?:bajo|doble|nuev[oa]|sobre|entre|fuego|norte|grupo|final)$/

/** The words of a torneo's name that a question may mean it by. */
const ownWords = ({ nombre }: Torneo) =>
  wordsOf(nombre)
    .map(({ plain }) => plain)
    .filter((plain) => plain.length > 3 && !anyName.test(plain))

/** The torneos that a question names, those with the most of its words first; one of several words names one only where a torneo is spoken of. */
export function namedIn(all: readonly Torneo[], words: readonly Word[]): Torneo[] {
  const says = words.some(({ plain }) => saysTorneo.test(plain))
  const named = new Set(words.map(({ plain }) => plain))
  return all
    .map((torneo) => {
      const own = ownWords(torneo)
      return { torneo, own: own.length, hits: own.filter((word) => words.some(({ plain }) => plain === word)).length }
    })
    .filter(
      ({ torneo, own, hits }) =>
        hits > 0 &&
        (hits > 1 ||
          hits === own ||
          (says && ownWords(torneo).some((word) => named.has(word) && !everyday.test(word)))),
    )
    .sort((a, b) => b.hits - a.hits)
    .map(({ torneo }) => torneo)
}

/** Whether a torneo is named by all, or by two, of its own words. */
export const isNamedWhole = (all: readonly Torneo[], words: readonly Word[]): boolean =>
  all.some((torneo) => {
    const own = ownWords(torneo)
    const hits = own.filter((word) => words.some(({ plain }) => plain === word)).length
    return hits > 0 && (hits > 1 || hits === own.length)
  })

/** What a question says besides which torneo it means: words of a name that stand together are left out. */
export function withoutTorneo(text: string, named: readonly Torneo[]): string {
  const own = new Set(named.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => plain)))
  const distinctive = new Set(named.flatMap((torneo) => (ownWords(torneo).length === 1 ? ownWords(torneo) : [])))
  const words = text.replace(whichOne, ' ').split(/\s+/).filter(Boolean)
  const left: string[] = []
  let run: string[] = []
  const close = () => {
    if (
      run.filter((word) => word.length > 3).length < 2 &&
      !run.some((word) => distinctive.has(word) || anyName.test(word))
    )
      left.push(...run)
    run = []
  }
  for (const word of words) {
    if (own.has(word)) run.push(word)
    else {
      close()
      left.push(word)
    }
  }
  close()
  return left.join(' ')
}

const lastOnes = /^(?:ultim[oa]|pasad[oa]|anterior|last|latest|previous)$/
const torneoWord = /\b(?:torneo|copa|campeonato|tournament|cup)\b/

type Estado = Torneo['estado']
const toCome: readonly Estado[] = ['inscripcion', 'checkin']
/** In which state a torneo is that is meant where none is named, the likeliest first. */
const likely = (aspect: Aspect): readonly Estado[] => {
  switch (aspect) {
    case 'campeon':
    case 'equipo':
    case 'segundo':
    case 'tercero':
    case 'invictos':
      return ['terminado', 'en-juego', 'checkin', 'inscripcion', 'anunciado']
    case 'reglas':
    case 'espera':
    case 'armas':
      return [...toCome, 'en-juego', 'anunciado', 'terminado']
    case 'checkin':
      return ['checkin', 'inscripcion', 'en-juego']
    case 'inscribir':
    case 'reserva':
    case 'plazo':
    case 'cupos':
    case 'inscritos':
    case 'plantel':
    case 'bajarse':
    case 'premio':
    case 'cuando':
    case 'por-equipo':
      return [...toCome, 'anunciado', 'en-juego', 'terminado']
    default:
      return ['en-juego', 'checkin', 'inscripcion', 'anunciado', 'terminado']
  }
}

/** The torneo that a question is about: the one it names, that of the thread, else the likeliest for what it asks; null where there is none. */
export function meant(
  all: readonly Torneo[],
  words: readonly Word[],
  aspect: Aspect,
  thread: Thread,
  now: Date,
  /** Those that a clan is in which the question is about. */
  theirs: readonly number[] = [],
  /** Of those to come alone. */
  coming = false,
  /** It was played. */
  past = false,
): { torneo: Torneo; named: boolean } | null {
  const [own] = namedIn(all, words)
  if (own) return { torneo: own, named: true }
  const spoken = thread.torneo === null ? undefined : all.find(({ id }) => id === thread.torneo?.id)
  const isNext = coming || words.some(({ plain }) => /^(?:proximo|next|viene)$/.test(plain))
  const begun = all.filter(({ inicio, estado }) => Date.parse(inicio) <= now.getTime() && estado !== 'cancelado')
  const isLast = words.some(
    ({ plain }, at) =>
      lastOnes.test(plain) &&
      (spoken !== undefined || torneoWord.test(`${words[at - 1]?.plain} ${words[at + 1]?.plain}`)),
  )
  const last = /^(?:campeon|equipo|segundo|tercero)$/.test(aspect)
    ? (begun.find(({ campeon, id }) => campeon && id !== spoken?.id) ??
      begun.find(({ campeon }) => campeon) ??
      begun[0])
    : (begun.find(({ id }) => id !== spoken?.id) ?? begun[0])
  if (isLast && last) return { torneo: last, named: true }
  if (spoken && !isNext) return { torneo: spoken, named: true }
  if (past) {
    const over = all.find(({ estado, campeon }) => estado === 'terminado' && campeon)
    if (over) return { torneo: over, named: true }
  }
  // a clan is enrolled in what is to come
  const entered = /^(?:segundo|inscribir|reserva|plazo|cupos)$/.test(aspect)
    ? undefined
    : all.find(({ id }) => theirs.includes(id))
  if (entered) return { torneo: entered, named: true }
  for (const state of isNext && aspect !== 'proxima' ? [...toCome, 'anunciado' as const] : likely(aspect)) {
    const found = all.find(({ estado }) => estado === state)
    if (found) return { torneo: found, named: false }
  }
  return null
}

/** 'la copa que ganaron', of whom the question names besides. */
const wonByThem =
  /\b(?:torneo|copa|campeonato) (?:que|q) (?:se )?(?:la |lo )?(?:gano|ganaron|llevo|llevaron|saco|sacaron)$/
const wins =
  /\b(?:torneo|copa|campeonato)( (?:que|q)(?: se)?(?: la| lo)? (?:gano|ganaron|llevo|llevaron|saco|sacaron)(?: el| la| los| las)?)$/

/** The torneo that is told by who won it, 'la copa que ganaron Los Halcones', and the question without that; null where none is. */
export function wonBy(question: Question, all: readonly Torneo[]): { id: number; question: Question } | null {
  const { words, mentions } = question
  const [only] = mentions
  const said = words.map(({ plain }) => plain).join(' ')
  const theirs = all.find(({ campeon }) => campeon && only?.clan?.clanes.some(({ id }) => id === campeon.id_clan))
  if (theirs && mentions.length === 1 && wonByThem.test(said))
    return {
      id: theirs.id,
      question: {
        ...question,
        words: words.slice(0, words.length - (wonByThem.exec(said)?.[0].split(' ').length ?? 0)),
      },
    }
  for (const mention of mentions) {
    const said = words
      .slice(0, mention.from)
      .map(({ plain }) => plain)
      .join(' ')
    const [, tail] = wins.exec(said) ?? []
    const torneo = all.find(({ campeon }) => campeon && mention.clan?.clanes.some(({ id }) => id === campeon.id_clan))
    if (!tail || !torneo) continue
    const from = mention.from - tail.trim().split(' ').length
    const moved = (at: number) => (at >= mention.to ? at - (mention.to - from) : at)
    return {
      id: torneo.id,
      question: {
        ...question,
        words: words.filter((_word, at) => at < from || at >= mention.to),
        mentions: mentions
          .filter((each) => each !== mention)
          .map((each) => ({ ...each, from: moved(each.from), to: moved(each.to) })),
        etapaMention: { ...question.etapaMention, used: new Set([...question.etapaMention.used].map(moved)) },
      },
    }
  }
  return null
}

export const allTorneos = ({ db, now }: Site): Promise<Torneo[]> => listTorneos(db, now.toISOString())
