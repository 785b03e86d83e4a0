import { articleFeatures, featuresOf, slotted, type Slot } from './intents/features'
import type { ClanName, Community, Who } from './names/community'
import { mapIn } from './names/maps'
import { inNames } from './names/in-names'
import { numberIn } from './names/numbers'
import { mentionsIn, type Mention } from './names/recognise'
import { etapaMentionIn, type EtapaMention } from './names/etapas'
import { selfIn } from './names/own-words'
import { begins, listedAt, spokenOf } from './spoken-of'
import type { Thread } from './thread-state'
import { asMeant } from './words/as-meant'
import { wordsOf, type Word } from './words/plain'
import { sound } from './words/sound'
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
  /** Whether something beside it says that it is a name: 'el clan Los Pitufos', 'conoces a Fulano'. */
  called: boolean
  terms: ReadonlySet<string>
  features: readonly string[]
  /** What an article is told by (`articleFeatures`). */
  articleFeatures: readonly string[]
  /** It goes on with what was said before: 'y sus derrotas', 'y el segundo'. */
  goesOn: boolean
  /** Nothing in it says what is asked, only whom or what it is about: 'y en Spearhead'. */
  onlyNames: boolean
}

/** What may stand beside a name without asking anything of it. */
const connectors =
  /^(?:[yeoau]|de|del|en|el|la|los|las|lo|al|con|una?|pero|entonces|tambien|tb|tmb|para|pa|por|que|q|clan|team|equipo|jugador|player|etapa|juego|puesto|digo)$/

const polite = new Set(['hola', 'gracias', 'chao', 'ayuda'])
const pronouns = /^(?:su|sus|ellos|ellas|ella|ese|esa|esos|esas|este|esta|ahi|aquel|ambos|ambas|les|anterior)$/

/** Words for a place, as the synonyms know them: a misspelt one is still one. */
const ordinals = new Set([
  'primero',
  'segundo',
  'tercero',
  'cuarto',
  'quinto',
  'sexto',
  'septimo',
  'octavo',
  'noveno',
  'decimo',
])

/** So many of them, and no place: '105 ganadas'. */
const countedThings = /^(?:victorias?|ganad[oa]s|triunfos?|wins|derrotas?|perdid[oa]s)$/

/** 'el tercero', 'el puesto 3', 'el último' (-1), 'el penúltimo' (-2); digits that belong to no name. */
function numberOf(
  words: readonly Word[],
  whole: readonly Read[],
  taken: (index: number) => boolean,
): { value: number; at: number } | null {
  for (const [at, { plain }] of words.entries()) {
    if (taken(at) || /^(?:una?|uno|x|v|i|l)$/.test(plain)) continue
    if (/^\d/.test(plain) && countedThings.test(words[at + 1]?.plain ?? '')) continue
    if (plain.startsWith('penult')) return { value: -2, at }
    const term = whole.find(({ from }) => from === at)?.term ?? ''
    if (term === 'ultimo') return { value: -1, at }
    const value = numberIn(plain) ?? (ordinals.has(term) ? numberIn(term) : null)
    if (value !== null && value > 0 && value < 1000) return { value, at }
  }
  return null
}

/** A server by its port, or as 'liga 2', 'clanes #1', 'servidor 3'. */
function serverAt(words: readonly Word[], ports: ReadonlySet<string>): { from: number; to: number } | null {
  for (const [at, { plain }] of words.entries()) {
    if (ports.has(plain)) return { from: at, to: at + 1 }
    if (!/^(?:clanes|liga|servidor|server|sv)$/.test(plain)) continue
    const isNumber = (index: number) => /^(?:[1-9]|1[0-2])$/.test(words[index]?.plain ?? '')
    if (isNumber(at + 1)) return { from: at, to: at + 2 }
    // 'liga ñuñoa 1'
    if (plain !== 'servidor' && isNumber(at + 2) && (words[at + 1]?.plain.length ?? 0) > 3)
      return { from: at, to: at + 3 }
  }
  return null
}

/** The longest run of words that nobody taught and nothing is called by: a name, perhaps, that nobody has. */
function unknownRun(
  words: readonly Word[],
  read: readonly Read[],
  taken: (index: number) => boolean,
): { text: string; from: number } | null {
  const unknown = new Set(
    read
      .filter(({ kind }) => kind === 'unknown')
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  )
  let [best, run]: [number[], number[]] = [[], []]
  for (const at of words.keys()) {
    run = unknown.has(at) && !taken(at) ? [...run, at] : []
    if (run.length > best.length) best = run
  }
  const [from] = best
  return from === undefined ? null : { text: best.map((at) => words[at]?.typed).join(' '), from }
}

/** Whether a name is said to follow: after 'el clan', 'conoces a'. A 'clan de' anything is no clan's name. */
function isCalled(words: readonly Word[], from: number): boolean {
  let at = from - 1
  while (at > 0 && /^(?:el|la|los|las)$/.test(words[at]?.plain ?? '')) at--
  const [word, second] = [words[at]?.plain ?? '', words[at - 1]?.plain ?? '']
  return (
    (words.length > 3 && /^(?:clan|team|equipo|jugador|jugadora|player|nick|llama|llamado)$/.test(word)) ||
    (word === 'a' && /^(?:conoces|conocen|conoce|ubicas|ubican)$/.test(second))
  )
}

/** Written as only nicks are: 'xXSniperXx', 'Pro_4'. */
const looksNamed = (word: Word | undefined, vocabulary: Vocabulary) =>
  word !== undefined && /\p{Ll}\p{Lu}\p{Ll}/u.test(word.typed) && !vocabulary.hasAsIs(word.plain)

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
  const question = readWords(words, community, vocabulary, null, thread, own)
  if (question.mentions.length) return question
  const listed =
    spokenOf(question.words, thread) ?? (question.onlyNames ? null : listedAt(question.number, question.words, thread))
  return listed ? readWords(question.words, community, vocabulary, listed, thread, own) : question
}

/** What the words of a text name. */
type Names = Pick<Question, 'mentions' | 'etapaMention' | 'map' | 'server'>

/** 'cuánto duró esa etapa': the one that was told of. */
function thatEtapa(words: readonly Word[], { etapas }: Thread): EtapaMention | null {
  const at = words.findIndex(
    ({ plain }, index) =>
      /^(?:esa|dicha|aquella|misma|that)$/.test(plain) &&
      /^(?:etapa|temporada|season|stage)$/.test(words[index + 1]?.plain ?? ''),
  )
  return at < 0 || !etapas.length ? null : { juego: null, etapas: [...etapas], used: new Set([at, at + 1]) }
}

/** 'cuántas veces han jugado A y B esta etapa': the open ones where both are. */
function thisEtapa(words: readonly Word[], mentions: readonly Mention[], { etapas }: Community): EtapaMention | null {
  const at = words.findIndex(
    ({ plain }, index) =>
      /^(?:esta|la)$/.test(plain) &&
      /^(?:etapa|temporada)$/.test(words[index + 1]?.plain ?? '') &&
      (plain === 'esta' || /^(?:actual|de ahora)$/.test(words[index + 2]?.plain ?? '')),
  )
  const clans = mentions.flatMap(({ clan }) => clan ?? [])
  const isMet = clans.length > 1 || words.some(({ plain }) => /^(?:contra|con|vs|ante)$/.test(plain))
  if (at < 0 || !clans.length || !isMet) return null
  const shared = etapas.filter(
    ({ id, activo }) => activo && clans.every(({ clanes }) => clanes.some(({ id_etapa }) => id_etapa === id)),
  )
  return shared.length ? { juego: null, etapas: shared, used: new Set([at, at + 1]) } : null
}

/** 'Peuco en el 1v1': of several etapas that a word names, that where the one who is named plays; all where it is none, or more. */
function ofThem(etapaMention: EtapaMention, mentions: readonly Mention[]): EtapaMention {
  const [one, another] = mentions
  if (!one?.clan || another || etapaMention.etapas.length < 2) return etapaMention
  const { clanes } = one.clan
  const own = etapaMention.etapas.filter(
    ({ id, multijugador }) => !multijugador && clanes.some(({ id_etapa }) => id_etapa === id),
  )
  return own.length === 1 && etapaMention.etapas.every(({ multijugador }) => !multijugador)
    ? { ...etapaMention, etapas: own }
    : etapaMention
}

function readWords(
  words: readonly Word[],
  community: Community,
  vocabulary: Vocabulary,
  listed: Mention | null,
  thread: Thread,
  own: Who | null,
): Question {
  const said = etapaMentionIn(words, community)
  const known = said.used.size ? said : (thatEtapa(words, thread) ?? said)
  const mentions = listed ? [listed] : mentionsIn(words, community, vocabulary, known.used)
  const etapaMention = ofThem(known.used.size ? known : (thisEtapa(words, mentions, community) ?? known), mentions)
  const isTaken = inNames({ mentions, etapaMention })
  const found = mapIn(words, community.mapas)
  const isWord =
    found &&
    words
      .slice(found.from, found.to)
      .every(({ plain }) => (found.sure ? vocabulary.hasExactly(plain) : vocabulary.has(plain)))
  const map = found && !isWord && !isTaken(found.from) ? { from: found.from, to: found.to } : null
  const server = serverAt(words, community.puertos)
  return questionOf(
    asMeant(words, inNames({ mentions, etapaMention, map, server })),
    { mentions, etapaMention, map, server },
    vocabulary,
    community,
    own,
  )
}

function questionOf(
  words: readonly Word[],
  { mentions, etapaMention, map, server }: Names,
  vocabulary: Vocabulary,
  community: Community,
  own: Who | null,
): Question {
  const taken = inNames({ mentions, etapaMention, map, server })
  const whole = vocabulary
    .read(words)
    .map((read) =>
      looksNamed(words[read.from], vocabulary)
        ? { ...read, term: sound(words[read.from]?.plain ?? ''), kind: 'unknown' as const }
        : read,
    )
  const inExpression = (at: number) => whole.some(({ from, to }) => to - from > 1 && at >= from && at < to)
  const number = numberOf(words, whole, (at) => taken(at) || inExpression(at))

  const etapaWords = [...etapaMention.used].sort((a, b) => a - b)
  const [first, last] = [etapaWords[0], etapaWords.at(-1)]
  const self = own && selfIn(words)
  const slots: { from: number; to: number; slot: Slot }[] = [
    ...(self ? [{ from: words.length, to: words.length + 1, slot: own.kind }] : []),
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
      /^\d/.test(plain) && numberIn(plain) !== null && !taken(at) && !inExpression(at)
        ? [{ from: at, to: at + 1, slot: 'numero' as const }]
        : [],
    ),
  ]
  const meaning = whole.filter(({ kind, term, from }) => kind !== 'common' && !polite.has(term) && !taken(from))
  // a greeting before a question is no question
  const read =
    meaning.some(({ kind }) => kind === 'known') || mentions.length
      ? whole.filter(({ term }) => !polite.has(term))
      : whole
  // whoever asks is named after the last word, and not where it says 'we'
  const named: Read[] = self
    ? [
        ...read.filter(({ from }) => from < self.from || from >= self.to),
        { term: '', kind: 'common', from: words.length, to: words.length + 1 },
      ]
    : read
  const { terms, more } = slotted(named, slots)
  const nobodys = unknownRun(words, read, taken)
  return {
    words,
    read,
    mentions,
    own: self && own,
    etapaMention,
    map,
    server,
    numero: number?.value ?? null,
    number,
    desconocido: nobodys?.text ?? null,
    called: nobodys !== null && isCalled(words, nobodys.from),
    terms: new Set(read.filter(({ from }) => !taken(from)).map(({ term }) => term)),
    features: [...featuresOf(terms), ...more],
    articleFeatures: articleFeatures(named, words, slots),
    goesOn: begins.test(words[0]?.plain ?? '') || words.some(({ plain }, at) => !taken(at) && pronouns.test(plain)),
    onlyNames:
      whole.every(
        ({ from, term }) =>
          taken(from) ||
          from === number?.at ||
          (server !== null && from >= server.from && from < server.to) ||
          polite.has(term) ||
          connectors.test(words[from]?.plain ?? ''),
      ) &&
      (slots.length > 0 || number !== null),
  }
}

/** Whether a clan is one player's: it plays in etapas of one against one alone. */
export const isAlone = ({ clanes }: ClanName, { etapas }: Community) =>
  clanes.every(({ id_etapa }) => etapas.some(({ id, multijugador }) => id === id_etapa && !multijugador))
