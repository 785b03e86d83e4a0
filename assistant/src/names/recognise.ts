import { fold } from '@trinchera/rules/folding'
import { isIn } from '../words/lists'
import { plainText, wordsOf, type Word } from '../words/plain'
import { sound } from '../words/sound'
import type { Vocabulary } from '../words/vocabulary'
import type { ClanName, Community, PlayerName, Who } from './community'
import type { Found, SearchBudget } from './name-index'

/** Somebody named in a question: a clan, a player, or a name that both bear. `from` and `to` are the words that name them. */
export interface Mention {
  from: number
  to: number
  clan: ClanName | null
  jugador: PlayerName | null
  /** Spelt as it is, in full or by its tag. */
  sure: boolean
  /** Others that the same words name just as well. */
  others?: readonly Who[]
}

interface Candidate extends Mention {
  score: number
}

const mostWords = 5
/** Misspelt names are looked for in as many words, for each costs a search. */
const mostMisspelt = 4
/** And in so many places of one question. */
const mostTries = 40
/** Where more words than this are none of the language, few are looked for: it is no question. */
const mostStrange = 15
const fewTries = 8
/** What all searches of one question may cost (`SearchBudget`); a community of thousands needs a tenth. */
const mostWork = 1_000_000

/** What two words before a name introduce it by lists of `words/papeles.txt`: 'quién es', 'somos de', 'el clan de los'. */
const introductions = [
  ['quien', 'es'],
  ['soy', 'union'],
  ['anuncia', 'union'],
] as const

/** What stands before a name, or around it, and how much it says that one is there. */
function cueBefore(words: readonly Word[], from: number): 'strong' | 'weak' | 'none' {
  const [second, before, next] = [from - 2, from - 1, from + 1].map((at) => words[at]?.plain ?? '')
  const isIntroduced = introductions.some(([one, two]) => isIn(one, second) && isIn(two, before))
  if (isIntroduced || isIn('anuncia', before) || isIn('versus', before) || isIn('versus', next)) return 'strong'
  return isIn('antes', before) ? 'weak' : 'none'
}

/** A word written with a capital where Spanish has none. */
const standsOut = (words: readonly Word[], from: number, shouted: boolean) =>
  from > 0 && !shouted && /^\p{Lu}/u.test(words[from]?.typed ?? '')

type FoundName = Found<Who> & { others?: readonly Who[] }

interface Span {
  words: readonly Word[]
  from: number
  to: number
  key: string
  vocabulary: Vocabulary
  shouted: boolean
}

/** Whether a small word of the language stands at the edge of a misspelt name that does not have it: 'el mall' is no elMaqui. */
function isAdded(span: readonly Word[], nombre: string, vocabulary: Vocabulary): boolean {
  const own = wordsOf(nombre).map((word) => sound(word.plain))
  return [span[0], span.at(-1)].some(
    (edge) => edge && vocabulary.term(edge.plain).kind === 'common' && !own.includes(sound(edge.plain)),
  )
}

/** Whether what was found there may be meant: the words of the language are names only where something says so. */
function meant({ words, from, to, vocabulary, shouted }: Span, { slips, short, value }: FoundName): boolean {
  const span = words.slice(from, to)
  const own = span.filter(({ plain }) => !vocabulary.has(plain))
  const cue = cueBefore(words, from)
  // known by its stem alone, it is no word that anybody taught: whatever says that a name follows is enough
  if (slips === 0 && cue !== 'none' && span.every(({ plain }) => !vocabulary.hasAsIs(plain))) return true
  const [first] = span
  if (slips > 0 && isAdded(span, value.nombre, vocabulary)) return false
  // as near to a word of the language as to the name; the bank is no misspelt Blanco
  if (slips > 0 && first && span.length === 1) return vocabulary.term(first.plain).kind === 'unknown'
  if (own.length === span.length || (own.length > 0 && !short)) return true
  if (cue === 'strong' || standsOut(words, from, shouted)) return true
  // a clan called 'torneos próximos' does not make every question about tournaments one about itself
  const isSaying = vocabulary.isSaying(plainText(span))
  return span.length > 1 && value.kind === 'clan' && !isSaying
}

/** Of the names that sound like what was typed those that are written like it, if any; one of each kind, with the others. */
function chosen({ words, from, to }: Span, found: readonly Found<Who>[]): FoundName[] {
  const typed = fold(
    words
      .slice(from, to)
      .map(({ typed: word }) => word)
      .join(''),
  )
  const asTyped = found.filter(({ value }) => fold(value.nombre).replace(/[^\p{L}\p{N}]/gu, '') === typed)
  const meant = asTyped.length ? asTyped : found
  return (['clan', 'jugador'] as const).flatMap((kind) => {
    const [first, ...rest] = meant.filter(
      ({ value }, index, all) => value.kind === kind && all.findIndex((other) => other.value === value) === index,
    )
    return first ? [{ ...first, others: rest.map(({ value }) => value) }] : []
  })
}

function scored(span: Span, found: FoundName): Candidate | null {
  const { value, slips, short, others } = found
  if (!meant(span, found)) return null
  return {
    from: span.from,
    to: span.to,
    score: span.key.length - 2 * slips,
    sure: slips === 0 && !short,
    clan: value.kind === 'clan' ? value : null,
    jugador: value.kind === 'jugador' ? value : null,
    ...(others?.length ? { others } : {}),
  }
}

function byTag(span: Span, { tags }: Community): Candidate | null {
  const word = span.words[span.from]
  const clan = word && span.to - span.from === 1 ? tags.get(word.plain) : undefined
  return clan && word && !span.vocabulary.has(word.plain)
    ? { from: span.from, to: span.to, score: word.plain.length + 0.5, sure: true, clan, jugador: null }
    : null
}

/** Whether a name may be misspelt there at all: words of the language are none. */
const mayBeMisspelt = ({ words, from, to, vocabulary }: Span): boolean =>
  to - from <= mostMisspelt && !words.slice(from, to).every(({ plain }) => vocabulary.has(plain))

function candidatesAt(span: Span, community: Community, tries: { left: number }, budget: SearchBudget): Candidate[] {
  const exact = [...community.clanes.exact(span.key), ...community.players.exact(span.key)]
  const search = !exact.length && tries.left > 0 && mayBeMisspelt(span)
  if (search) tries.left--
  const found = !search
    ? chosen(span, exact)
    : [community.clanes.near(span.key, undefined, budget), community.players.near(span.key, undefined, budget)].flat()
  return [...found.map((each) => scored(span, each)), byTag(span, community)].filter((candidate) => candidate !== null)
}

/** One mention of a clan and one of a player by the same words are one. */
function joined(taken: Candidate[], candidate: Candidate): boolean {
  const same = taken.find(({ from, to }) => from === candidate.from && to === candidate.to)
  if (!same) return false
  same.clan ??= candidate.clan
  same.jugador ??= candidate.jugador
  return true
}

/**
 * The clans and players named in a question, in its order, misspelt ones too. `closed` are words that name something else already. Where spans
 * overlap the closer and longer has it.
 */
export function mentionsIn(
  words: readonly Word[],
  community: Community,
  vocabulary: Vocabulary,
  closed: ReadonlySet<number> = new Set(),
): Mention[] {
  const shouted = words.length > 1 && words.every(({ typed }) => typed === typed.toUpperCase())
  const candidates: Candidate[] = []
  const strange = words.filter(({ plain: word }) => !vocabulary.has(word)).length
  const tries = { left: strange > mostStrange ? fewTries : mostTries }
  const budget = { left: mostWork }
  for (let from = 0; from < words.length; from++) {
    let key = ''
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords) && !closed.has(to - 1); to++) {
      key += sound(words[to - 1]?.plain ?? '')
      if (key.length > 40) break
      candidates.push(...candidatesAt({ words, from, to, key, vocabulary, shouted }, community, tries, budget))
    }
  }
  const taken: Candidate[] = []
  for (const candidate of candidates.sort(
    (a, b) => b.score - a.score || Number(b.sure) - Number(a.sure) || a.from - b.from,
  )) {
    if (joined(taken, candidate)) continue
    if (taken.every(({ from, to }) => candidate.to <= from || candidate.from >= to)) taken.push(candidate)
  }
  return taken.sort((a, b) => a.from - b.from).map(({ score: _score, ...mention }) => mention)
}
