import { articleFeatures, featuresOf, slotted, type Slot } from './intents/features'
import type { ClanName, Community, Who } from './names/community'
import { mapIn } from './names/maps'
import { inNames } from './names/in-names'
import { numberIn, numberSaid } from './names/numbers'
import { serverAt } from './names/servers'
import { mentionsIn, type Mention } from './names/recognise'
import { etapaMentionIn, thisEtapa, type EtapaMention } from './names/etapas'
import { speaksOfSelf } from './names/own-words'
import { begins, listedAt, spokenOf } from './spoken-of'
import type { Thread } from './thread-state'
import { isIn } from './words/lists'
import { wordsOf, type Word } from './words/plain'
import type { Read, Vocabulary } from './words/vocabulary'

/** A question as it was read: its words, what they name and what they stand for. */
export interface Question {
  words: readonly Word[]
  read: readonly Read[]
  mentions: readonly Mention[]
  /** Whom a question that speaks of whoever asks is about. */
  own: Who | null
  etapaMention: EtapaMention
  map: { from: number; to: number } | null
  /** A server, by its port or by its group and number. */
  server: { from: number; to: number } | null
  numero: number | null
  /** Where it stands. */
  number: { value: number; at: number } | null
  desconocido: string | null
  terms: ReadonlySet<string>
  features: readonly string[]
  /** What an article is told by (`articleFeatures`). */
  articleFeatures: readonly string[]
  /** It goes on with what was said before: 'y sus derrotas', 'y el segundo'. */
  goesOn: boolean
  /** Nothing in it says what is asked, only whom or what it is about: 'y en Spearhead'. */
  onlyNames: boolean
}

/** The longest run of words that nobody taught and nothing is called by: a name, perhaps, that nobody has. */
function unknownRun(words: readonly Word[], read: readonly Read[], taken: (at: number) => boolean): string | null {
  const isUnknown = (at: number) =>
    !taken(at) && read.some(({ kind, from, to }) => kind === 'unknown' && at >= from && at < to)
  let [best, run]: [string[], string[]] = [[], []]
  for (const [at, { typed }] of words.entries()) {
    run = isUnknown(at) ? [...run, typed] : []
    if (run.length > best.length) best = run
  }
  return best.join(' ') || null
}

/** Reads a question: who and what it names first, then what its other words mean. `own`: for whom it stands that it says 'we'. */
export function readQuestion(
  text: string,
  { community }: { community: Community },
  { vocabulary }: { vocabulary: Vocabulary },
  thread: Thread,
  own: Who | null = null,
): Question {
  return readAsked(wordsOf(text), community, vocabulary, thread, own)
}

/** The words of a question, or of a part of one. */
export function readAsked(
  words: readonly Word[],
  community: Community,
  vocabulary: Vocabulary,
  thread: Thread,
  own: Who | null = null,
): Question {
  const question = readWords(words, community, vocabulary, null, own)
  if (question.mentions.length) return question
  const listed =
    spokenOf(question.words, thread) ?? (question.onlyNames ? null : listedAt(question.number, question.words, thread))
  return listed ? readWords(question.words, community, vocabulary, listed, own) : question
}

/** What the words of a text name. */
type Names = Pick<Question, 'mentions' | 'etapaMention' | 'map' | 'server'>

function readWords(
  words: readonly Word[],
  community: Community,
  vocabulary: Vocabulary,
  listed: Mention | null,
  own: Who | null,
): Question {
  const said = etapaMentionIn(words, community)
  const mentions = listed ? [listed] : mentionsIn(words, community, vocabulary, said.used)
  const etapaMention = said.used.size ? said : (thisEtapa(words, mentions, community) ?? said)
  const isTaken = inNames({ mentions, etapaMention })
  const found = mapIn(words, community.mapas)
  const isWord =
    found &&
    words
      .slice(found.from, found.to)
      .every(({ plain }) => (found.sure ? vocabulary.hasExactly(plain) : vocabulary.has(plain)))
  const map = found && !isWord && !isTaken(found.from) ? { from: found.from, to: found.to } : null
  const server = serverAt(words, community.puertos)
  return questionOf(words, { mentions, etapaMention, map, server }, vocabulary, community, own)
}

function questionOf(
  words: readonly Word[],
  { mentions, etapaMention, map, server }: Names,
  vocabulary: Vocabulary,
  community: Community,
  own: Who | null,
): Question {
  const taken = inNames({ mentions, etapaMention, map, server })
  const all = vocabulary.read(words)
  // a greeting before a question is no question
  const asked = all.filter(({ term }) => !isIn('cortesia', term))
  const read = mentions.length || asked.some(({ kind, from }) => kind === 'known' && !taken(from)) ? asked : all
  const number = numberSaid(words, read, taken)

  const etapaWords = [...etapaMention.used].sort((a, b) => a - b)
  const [first, last] = [etapaWords[0], etapaWords.at(-1)]
  const self = own && speaksOfSelf(words) ? own : null
  const slots: { from: number; to: number; slot: Slot }[] = [
    ...(self ? [{ from: words.length, to: words.length + 1, slot: self.kind }] : []),
    ...mentions.map(({ from, to, jugador, clan }) => ({
      from,
      to,
      slot: clan && !(jugador && isAlone(clan, community)) ? ('clan' as const) : ('jugador' as const),
    })),
    ...(first !== undefined && last !== undefined
      ? [{ from: first, to: last + 1, slot: etapaMention.etapas.length ? ('etapa' as const) : ('juego' as const) }]
      : []),
    ...(map ? [{ ...map, slot: 'mapa' as const }] : []),
    ...(server ? [{ ...server, slot: 'servidor' as const }] : []),
    ...words.flatMap(({ plain }, at) =>
      /^\d/.test(plain) && numberIn(plain) !== null && !taken(at)
        ? [{ from: at, to: at + 1, slot: 'numero' as const }]
        : [],
    ),
  ]
  // whoever asks is named after the last word
  const named: Read[] = self ? [...read, { term: '', kind: 'common', from: words.length, to: words.length + 1 }] : read
  const { terms, more } = slotted(named, slots)
  return {
    words,
    read,
    mentions,
    own: self,
    etapaMention,
    map,
    server,
    numero: number?.value ?? null,
    number,
    desconocido: unknownRun(words, read, taken),
    terms: new Set(read.filter(({ from }) => !taken(from)).map(({ term }) => term)),
    features: [...featuresOf(terms), ...more],
    articleFeatures: articleFeatures(named, words, slots),
    goesOn: begins(words) || words.some(({ plain }) => isIn('senala', plain)),
    onlyNames: read.every(({ from }) => taken(from) || from === number?.at || isIn('enlaza', words[from]?.plain)),
  }
}

/** Whether a clan is one player's: it plays in etapas of one against one alone. */
export const isAlone = ({ clanes }: ClanName, { etapas }: Community) =>
  clanes.every(({ id_etapa }) => etapas.some(({ id, multijugador }) => id === id_etapa && !multijugador))
