import { fold } from '@trinchera/rules/folding'
import { plain, type Word } from '../words/plain'
import { sound } from '../words/sound'
import type { Vocabulary } from '../words/vocabulary'
import type { ClanName, Community, PlayerName } from './community'
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
  others?: readonly (ClanName | PlayerName)[]
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

/** What stands before a name and says that one follows; the second say it of whatever follows, the first only of what is no word of the language. */
const strongCues =
  /^(?:clan|clanes|team|equipo|squad|tag|jugador|jugadora|player|nick|usuario|llamado|llamada|llama|lider)$/
const weakCues =
  /^(?:de|d|del|a|al|contra|vs|versus|con|c|entre|es|son|y|o|e|para|pa|por|gana|ganan|gano|va|van|esta|estan|tiene|tienen|lleva|llevan|viene|vienen|los|las|la|el)$/
const linking = /^(?:de|del|al|a|los|las|la|el|un|una)$/

/** What stands before the article of somebody who is met, or plays. */
const met = /^(?:contra|vs|versus|juegan?)$/
/** One of several, and nobody by name. */
const anyOne =
  /^(?:ultim|primer|segund|tercer|cuart|quint|proxim|siguient|mejor|peor|otr|mism|final|tiempo|clan|lider|punter|rival)/

/** Words that end like a verb or an abstract noun are no misspelt names. */
const verbal =
  /(?:[aei]r|[ai]ndo|iendo|cion|mente)$|^(?:humill|aplast|derrot|destroz|machac|revient|revent|barr)(?:a|an|e|en|o)$/

/** What stands before a name, or where one is to be expected, and how much it says that one follows. */
function cueBefore(words: readonly Word[], from: number): 'strong' | 'weak' | 'none' {
  const before = words[from - 1]?.plain ?? ''
  const second = words[from - 2]?.plain ?? ''
  if (before === 'es' && /^(?:quien|kien|qn)$/.test(second)) return 'strong'
  if (strongCues.test(before) || (linking.test(before) && strongCues.test(second))) return 'strong'
  if (
    /^(?:vs|versus)$/.test(words[from + 1]?.plain ?? '') ||
    /^(?:vs|versus)$/.test(before) ||
    (linking.test(before) && /^(?:soy|somos)$/.test(second))
  )
    return 'strong'
  if (weakCues.test(before) || /^(?:vs|versus|contra)$/.test(words[from + 1]?.plain ?? '')) return 'weak'
  return 'none'
}

/** A word written with a capital where Spanish has none. */
const standsOut = (words: readonly Word[], from: number, shouted: boolean) =>
  from > 0 && !shouted && /^\p{Lu}/u.test(words[from]?.typed ?? '')

interface Span {
  words: readonly Word[]
  from: number
  to: number
  key: string
  vocabulary: Vocabulary
  shouted: boolean
}

/** A small word of the language at the edge of a misspelt name, which the name itself does not have. */
const isAdded = (edge: string, nombre: string, vocabulary: Vocabulary) =>
  vocabulary.term(edge).kind === 'common' &&
  !plain(nombre)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => sound(word) === sound(edge))

/** Whether what was found there may be meant: the words of the language are names only where something says so. */
function meant(
  { words, from, to, vocabulary, shouted }: Span,
  found: { slips: number; short: boolean; nombre: string },
  kind: 'clan' | 'jugador',
): boolean {
  const span = words.slice(from, to)
  const own = span.filter(({ plain }) => !vocabulary.has(plain))
  const cue = cueBefore(words, from)
  // known by its stem alone, it is no word that anybody taught: whatever says that a name follows is enough
  if (found.slips === 0 && cue !== 'none' && span.every(({ plain }) => !vocabulary.hasAsIs(plain))) return true
  if (found.slips > 0 && span.length === 1 && (verbal.test(span[0]?.plain ?? '') || !own.length)) return false
  // the bank is no misspelt Blanco
  if (found.slips > 0 && span.length === 1 && vocabulary.isForeign(span[0]?.plain ?? '')) return false
  // as near to a word of the language as to the name
  const torn =
    found.slips > 0 && span.length === 1 && !/unknown|foreign/.test(vocabulary.term(span[0]?.plain ?? '').kind)
  if (torn && cue === 'none') return false
  if (found.slips > 0 && [span[0], span.at(-1)].some((edge) => isAdded(edge?.plain ?? '', found.nombre, vocabulary)))
    return false
  if (own.length === span.length || (own.length > 0 && !found.short)) return true
  if (found.slips > 0 && !own.length) return false
  if (cue === 'strong' || standsOut(words, from, shouted)) return true
  // a clan called 'torneos próximos' does not make every question about tournaments one about itself
  if (span.length > 1 && vocabulary.isSaying(span.map(({ plain }) => plain).join(' '))) return false
  if (span.length > 1) return kind === 'clan' || cue === 'weak'
  const subject = vocabulary.read(span).some((read) => read.kind === 'known')
  // 'contra el Ciber': what is met, or plays, is somebody
  const isMet =
    linking.test(words[from - 1]?.plain ?? '') &&
    met.test(words[from - 2]?.plain ?? '') &&
    !anyOne.test(span[0]?.plain ?? '')
  return (isMet && kind === 'clan') || (!subject && !found.short && (cue === 'weak' || words.length === 1))
}

/** Of the names that sound like what was typed those that are written like it, if any; one of each kind, with the others. */
function chosen(
  { words, from, to }: Span,
  found: readonly Found<ClanName | PlayerName>[],
): (Found<ClanName | PlayerName> & { others: readonly (ClanName | PlayerName)[] })[] {
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

function scored(
  span: Span,
  found: Found<ClanName | PlayerName> & { others?: readonly (ClanName | PlayerName)[] },
): Candidate | null {
  const { value, slips, short, others } = found
  if (!meant(span, { slips, short, nombre: value.nombre }, value.kind)) return null
  const score = span.key.length * (1 - slips / Math.max(span.key.length, 1)) - (short ? 1.5 : 0) - slips
  return {
    from: span.from,
    to: span.to,
    score,
    sure: slips === 0 && !short,
    clan: value.kind === 'clan' ? value : null,
    jugador: value.kind === 'jugador' ? value : null,
    ...(others?.length ? { others } : {}),
  }
}

function byTag(span: Span, { tags }: Community): Candidate | null {
  const word = span.words[span.from]
  const clan = word && span.to - span.from === 1 ? tags.get(word.plain) : undefined
  if (!clan || !word) return null
  const cue = cueBefore(span.words, span.from)
  const isWord = span.vocabulary.has(word.plain)
  const shouting = /^[\p{Lu}\d]+$/u.test(word.typed) && !span.shouted
  const may = cue === 'strong' || shouting || !isWord
  return may ? { from: span.from, to: span.to, score: word.plain.length + 0.5, sure: true, clan, jugador: null } : null
}

/** Whether a name may be misspelt there at all: words of the language are none, nor do small ones stand at a misspelt name's edges. */
function mayBeMisspelt({ words, from, to, vocabulary }: Span, { edges }: Community): boolean {
  const span = words.slice(from, to)
  if (span.length > mostMisspelt || span.every(({ plain: word }) => vocabulary.has(word))) return false
  return [span[0], span.at(-1)].every(
    (edge) =>
      edge && (edge.plain.length > 3 || edges.has(sound(edge.plain)) || vocabulary.term(edge.plain).kind !== 'common'),
  )
}

/** 'el Fome' is Fome with an article, where somebody else is called so, before it is elFome. */
function isArticled({ words, from, to, key }: Span, { clanes, players }: Community): boolean {
  const article = words[from]?.plain ?? ''
  if (to - from < 2 || !/^(?:el|la)$/.test(article)) return false
  const called = (name: string) => [...clanes.exact(name), ...players.exact(name)].map(({ value }) => value)
  const whole = called(key)
  return called(key.slice(sound(article).length)).some((value) => !whole.includes(value))
}

function candidatesAt(span: Span, community: Community, tries: { left: number }, budget: SearchBudget): Candidate[] {
  const exact = [...community.clanes.exact(span.key), ...community.players.exact(span.key)]
  const search = !exact.length && tries.left > 0 && mayBeMisspelt(span, community)
  if (search) tries.left--
  const found = !search
    ? chosen(span, isArticled(span, community) ? exact.filter(({ value }) => value.kind === 'clan') : exact)
    : [community.clanes.near(span.key, undefined, budget), community.players.near(span.key, undefined, budget)].flat()
  return [...found.map((each) => scored(span, each)), byTag(span, community)].filter((candidate) => candidate !== null)
}

/** One mention of a clan and one of a player by the same words are one. */
function joined(taken: Candidate[], candidate: Candidate): boolean {
  const same = taken.find(({ from, to }) => from === candidate.from && to === candidate.to)
  if (!same || same.sure !== candidate.sure) return false
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
