import { inNames } from './names/in-names'
import { numberIn } from './names/numbers'
import { periodIn } from './query/period'
import { isClan } from './answers/which'
import { corpus } from './corpus/corpus'
import type { Site } from './intent'
import type { Thread } from './thread-state'
import type { Question } from './understand'
import { hasOf } from './words/lists'
import type { Word } from './words/plain'

// A question that leaves out what the one before it said is asked again whole: 'y en Spearhead?' is the question before with Spearhead in it.

/** What a stretch of words names; a number: a line of `words/parejas.txt`. */
type Kind = 'quien' | 'etapa' | 'mapa' | 'servidor' | 'tiempo' | 'numero' | number

interface Span {
  kind: Kind
  from: number
  to: number
}

/** Words that only join a name to what was asked before. */
const joins =
  /^(?:[yeoua]|and|what|about|how|in|on|for|with|against|then|pero|entonces|ahora|de|del|en|el|la|los|las|lo|al|con|contra|vs|ante|pa|para|por|q|que|onda|tambien|tb|tmb|es[ao]s|clan|equipo|team|jugador|etapa|juego|puesto|lugar|servidor|server|digo|oye|ok|ya|mapa|solo|no|nomas|only|just|cual|cuales)$/
/** How a question that goes on begins. */
const begins = /^(?:[yeo]|and|what|how|about|pero|entonces|ahora|oye|ok|ya)$/
const against = /^(?:contra|con|vs|ante|against)$/
/** Words that belong to the name after them. */
const prepositions = /^(?:a|al|contra|con|vs|ante|against|de|en|in|of)$/
const place = /^(?:ahi|alli|alla|there)$/
const pointer = /^(?:es[ae]|otra|other|that)$/
/** What a word points at, by the word after it. */
const things: readonly (readonly [Kind, RegExp])[] = [
  ['etapa', /^(?:etapa|tabla|liga|stage)$/],
  ['quien', /^(?:clan|equipo|team)$/],
]

const withoutBegin = (words: readonly Word[]) => (begins.test(words[0]?.plain ?? '') ? words.slice(1) : words)
const text = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ')

function span(kind: Kind, used: Iterable<number>): Span[] {
  const all = [...used].sort((a, b) => a - b)
  const [first, last] = [all[0], all.at(-1)]
  return first === undefined || last === undefined ? [] : [{ kind, from: first, to: last + 1 }]
}

/** The stretches of a question that name somebody, a place or a time, as they stand in it. */
function spansOf({ words, mentions, etapaMention, map, server, number }: Question, now: Date): Span[] {
  const isNamed = inNames({ mentions, etapaMention, map, server })
  const time = periodIn(words, now, isNamed)
  const isNumber = (at: number) => number?.at === at || /^\d+$/.test(words[at]?.plain ?? '')
  const isFree = (at: number) => !isNamed(at) && !time?.used.has(at)
  return [
    ...mentions.map(({ from, to }): Span => ({ kind: 'quien', from, to })),
    ...span('etapa', etapaMention.used),
    ...(map ? [{ kind: 'mapa' as const, ...map }] : []),
    ...(server ? [{ kind: 'servidor' as const, ...server }] : []),
    ...span('tiempo', time?.used ?? []),
    ...words.flatMap((_, at) => (isNumber(at) && isFree(at) ? span('numero', [at]) : [])),
    ...words.flatMap(({ plain }, at): Span[] => {
      const kind = corpus.words.pairs.findIndex((pair) => pair.has(plain))
      return kind >= 0 && isFree(at) && !isNumber(at) ? [{ kind, from: at, to: at + 1 }] : []
    }),
  ].sort((a, b) => a.from - b.from)
}

/** Of the names in the question before, that in whose place a new one stands; none where it is said besides them. */
function replacedBy(
  { kind, from }: Span,
  { words }: Question,
  before: readonly Span[],
  last: Question,
): Span | undefined {
  const [first, second] = before.filter((span) => span.kind === kind)
  // 'y si le gano al 1', after 'soy 12 y le gano al 6'
  const isAlike = (span: Span) => span.kind === kind && last.words[span.from - 1]?.plain === words[from - 1]?.plain
  const alike = kind === 'numero' ? before.find(isAlike) : undefined
  if (alike) return alike
  // 'y en la 3', after 'liga 2'
  const server = before.find((span) => span.kind === 'servidor')
  if (kind === 'numero' && !first && server) return { ...server, from: server.to - 1 }
  // 'y en la 1', after 'etapa 2'
  const etapa = words[from - 1]?.plain === 'la' ? before.find((span) => span.kind === 'etapa') : undefined
  const at = etapa ? last.words.findIndex(({ plain }, index) => index >= etapa.from && numberIn(plain) !== null) : -1
  if (kind === 'numero' && !first && etapa && at >= 0 && at < etapa.to) return { kind, from: at, to: at + 1 }
  if (kind !== 'quien' || second) return second ?? first
  return against.test(words[from - 1]?.plain ?? '') ? undefined : first
}

/** 'y al revés?', of two that the question before names, or two places: the same with each in the place of the other; null where it asks something else. */
function reversed({ words }: Question, { words: before, mentions }: Question): string | null {
  const places = before.flatMap(({ plain }, at) => (/^\d+$/.test(plain) ? { from: at, to: at + 1 } : []))
  const [one, two, more] = mentions.length ? mentions : places
  if (!one || !two || more || words.length > 3 || !hasOf('al-reves', words)) return null
  const said = (from: number, to?: number) => text(before.slice(from, to))
  return [said(0, one.from), said(two.from, two.to), said(one.to, two.from), said(one.from, one.to), said(two.to)].join(
    ' ',
  )
}

/** The question before with the names of this one in their places; null where this one says more than names. */
export function laidOver(question: Question, last: Question, now: Date): string | null {
  const { words } = question
  const other = reversed(question, last)
  if (other) return other
  const spans = spansOf(question, now)
  const isNamed = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const isSaid = (plain: string) => joins.test(plain) || last.words.some((word) => word.plain === plain)
  if (!spans.length || !words.every(({ plain }, at) => isNamed(at) || isSaid(plain))) return null
  const before = spansOf(last, now)
  const places = spans.map((span) => ({ span, place: replacedBy(span, question, before, last) }))
  if (
    places.some(({ span: { kind }, place: replaced }) => !replaced && (typeof kind === 'number' || kind === 'numero'))
  )
    return null
  const told = last.words.flatMap(({ typed }, at) => {
    const by = places.find(({ place }) => place && at >= place.from && at < place.to)
    if (!by) return typed
    return at === by.place?.from ? text(words.slice(by.span.from, by.span.to)) : []
  })
  const added = places.flatMap(({ span, place: by }) => {
    const isJoined = prepositions.test(words[span.from - 1]?.plain ?? '')
    return by ? [] : text(words.slice(isJoined ? span.from - 1 : span.from, span.to))
  })
  return [...told, ...added].join(' ')
}

/** The question with what the one before it named and this one leaves out: the time, the place, and whom where it speaks of somebody. */
export function withNamesOf(question: Question, last: Question, now: Date): string | null {
  const own = new Set(spansOf(question, now).map(({ kind }) => kind))
  const lacking = spansOf(last, now).filter(
    ({ kind }) => typeof kind !== 'number' && kind !== 'numero' && !own.has(kind),
  )
  const isOfAll = question.words.some(({ plain }) => /^(?:total|tod[oa]s|all)$/.test(plain))
  if (!lacking.length || own.has('quien') || isOfAll) return null
  const names = lacking.map(({ from, to }) => {
    const isJoined = prepositions.test(last.words[from - 1]?.plain ?? '')
    return text(last.words.slice(isJoined ? from - 1 : from, to))
  })
  return [text(withoutBegin(question.words)), ...names].join(' ')
}

/**
 * The question with the name of what it only points at: 'cuántas se han jugado ahí', 'y en la otra etapa'; null where it points at nothing
 * that was spoken of.
 */
export function withPlace(
  { words }: Question,
  last: Question,
  { etapas, quien, listed }: Thread,
  { community }: Site,
): string | null {
  const at = words.findIndex(
    ({ plain }, index) =>
      place.test(plain) || (pointer.test(plain) && (index === words.length - 1 || kindAt(index + 1))),
  )
  if (at < 0) return null
  const said = kindAt(at + 1)
  const clan = [...quien, ...listed].find(isClan)
  const isOther = words[at]?.plain.startsWith('ot') ?? false
  const isOfEtapa = isOther || !clan || (last.etapaMention.used.size > 0 && !last.mentions.length)
  const kind = said ?? (isOfEtapa ? 'etapa' : 'quien')
  const named = (): string | undefined => {
    if (kind === 'quien') return clan?.nombre
    const others = community.etapas.filter(
      ({ id }) => clan?.clanes.some(({ id_etapa }) => id_etapa === id) && !etapas.some((etapa) => etapa.id === id),
    )
    const [etapa] = isOther ? others : etapas
    return etapa && `${etapa.nombre} de ${etapa.juego.nombre}`
  }
  const name = named()
  if (!name) return null
  const head = words.slice(0, at).filter(({ plain }, index) => index < at - 2 || !/^(?:en|la|el|in|the)$/.test(plain))
  return [text(head), 'en', name, text(words.slice(said ? at + 2 : at + 1))].join(' ').trim()

  function kindAt(index: number): Kind | undefined {
    return things.find(([, word]) => word.test(words[index]?.plain ?? ''))?.[0]
  }
}
