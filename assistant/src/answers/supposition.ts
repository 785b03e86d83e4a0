import type { ClanName } from '../names/community'
import { inNames } from '../names/in-names'
import { plainText, type Word } from '../words/plain'
import { plainAt, sidesIn, verbAt, type Mentioned, type Side, type SideAt, type Verb } from './sides'

/** A supposed match. Null: the question leaves it out, for the thread to fill in. */
export interface Outcome {
  subject: Side | null
  other: Side | null
  /** Whether the subject wins. */
  wins: boolean | null
}

export interface Supposition {
  /** In their order, at least one. */
  outcomes: readonly Outcome[]
  /** Whom the question speaks of. */
  sides: readonly Side[]
  /** The place of whoever asks (0: none), and how many have a place in the table. */
  own: number | null
  ranked: number | null
  /** The clan that whoever asks says to be theirs. */
  ownClan: ClanName | null
}

const distinct = (sides: readonly SideAt[]) => [...new Set(sides.map(({ who }) => who))]
/** The only one there is; null where there are none, or several. */
const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

const firstPerson = /^(?:gan[oe]|pierd[oa]|ven[cz][oa]|derrot[oe])$/
/** What the next part of the question begins with. */
const breaks =
  /^(?:a?donde|cuantos?|como|quien|que|q|cual|sub(?:en?|o|imos)|baj(?:an?|o|amos)|qued(?:an?|amos|arian?)|llegan?|entran?|siguen?|cambia|dejan?|los?)$/
const supposing = /^(?:si|if|supon\w+|imagin\w+|simul\w+|digamos|pongamos|calcul\w+)$/
const falls = /^(?:pierden?|perderia|bajan?|bajaria|caen?|caeria)$/

/** The words before one, without the articles of its name. */
function ahead(words: readonly Word[], at: number): string {
  return ` ${plainText(words.slice(0, at))}`.replace(/(?: (?:el|la|los|las|clan|equipo|team))+$/, '')
}

interface Clause {
  verb: Verb
  from: number
  to: number
}

/** The part of a question that supposes a result: from its last 'si' on that a verb follows, or all of it. */
function clauseOf(words: readonly Word[], sides: readonly SideAt[]): Clause | null {
  const named = inNames({ mentions: sides })
  const verbs = words.flatMap((_, at) => (named(at) ? [] : (verbAt(words, at) ?? [])))
  const starts = words.flatMap(({ plain }, at) => (supposing.test(plain) && !named(at) ? [at] : [])).reverse()
  for (const from of [...starts, -1]) {
    const verb = verbs.find(({ at }) => at > from)
    if (!verb) continue
    const isArticle = (at: number) => /^(?:a|con|contra|ante)$/.test(plainAt(words, at - 1))
    const next = words.findIndex(
      ({ plain }, at) => at > verb.at + 1 && !named(at) && breaks.test(plain) && !isArticle(at),
    )
    return { verb, from: from + 1, to: next < 0 ? words.length : next }
  }
  return null
}

/** A clause with those whom it names: who is said to be beaten, and who else. */
interface Read extends Clause {
  words: readonly Word[]
  all: readonly SideAt[]
  others: readonly SideAt[]
  inside: readonly SideAt[]
  beaten: readonly Side[]
  doers: readonly Side[]
  /** The two words before the verb. */
  clitics: readonly string[]
}
/** Who does what the verb says, and to whom. */
type Pair = Pick<Outcome, 'subject' | 'other'>

const isBeaten = (words: readonly Word[], { from }: SideAt) =>
  / (?:encima de|a|al|alas?|alos|sobre|contra|ante|con|vs|versus|c|por|manos de|frente)$/.test(ahead(words, from))

function readingOf(words: readonly Word[], all: readonly SideAt[], clause: Clause): Read {
  const isName = inNames({ mentions: all })
  const clitics = [clause.verb.at - 2, clause.verb.at - 1].map((at) => (isName(at) ? '' : plainAt(words, at)))
  const others = all.filter(({ who }) => who !== 'own')
  const inside = others.filter(({ from }) => from >= clause.from && from < clause.to)
  const beaten = distinct(inside.filter((side) => isBeaten(words, side)))
  const doers = distinct(inside).filter((who) => !beaten.includes(who))
  return { ...clause, words, all, others, inside, beaten, doers, clitics }
}

/** The other one than that; a clan before a place: 'pierde Puelche el tercer lugar si pierde con Lobos'. */
function restOf({ all }: Read, side: Side): Side | null {
  const left = distinct(all).filter((who) => who !== side)
  return only(left.filter((who) => typeof who === 'object')) ?? only(left)
}

/** Whether whoever asks does it: 'si le ganamos'. */
function isOfAsker({ words, verb, clitics, doers }: Read): boolean {
  const word = plainAt(words, verb.at)
  const isOfUs = word.endsWith('mos') || clitics.some((each) => /^(?:nosotros|yo)$/.test(each))
  return isOfUs || (firstPerson.test(word) && !doers.length)
}

/** Who is meant where the clause names nobody: 'pasa Puelche a Vieja Guardia si le gana?', whose part it is stands before. */
function ofOutside(read: Read): Pair | null {
  const { all, words } = read
  const subject = only(distinct(all)) ?? only(distinct(all.filter((side) => !isBeaten(words, side))))
  if (subject === null) return all.length ? null : { subject, other: null }
  return { subject, other: restOf(read, subject) }
}

/** Who is meant where nobody is said to be beaten: the only one who is named. */
function ofDoer(read: Read): Pair | null {
  const { words, verb, inside, doers, clitics, from } = read
  const [first] = inside
  if (!first || doers.length > 1) return null
  const rest = restOf(read, first.who)
  // of 'si le gana Puelche' nobody knows who wins, but where one is told of who may fall
  const isUnclear = first.from > verb.at && verb.wins && clitics.some((each) => /^les?$/.test(each))
  const mayFall = rest !== null && words.slice(0, from).some(({ plain }) => falls.test(plain))
  return isUnclear && !mayFall ? null : { subject: first.who, other: rest }
}

function pairOf(read: Read): Pair | null {
  const { others, inside, beaten, doers, clitics } = read
  const isOfUs = isOfAsker(read)
  if (isOfUs || /^(?:me|nos)$/.test(clitics[1] ?? '')) {
    const rival = only(isOfUs ? distinct(inside) : doers) ?? only(distinct(others))
    if (isOfUs && rival === null && others.length) return null
    return isOfUs ? { subject: 'own', other: rival } : { subject: rival, other: 'own' }
  }
  if (!inside.length) return ofOutside(read)
  const [other] = beaten
  if (other === undefined) return ofDoer(read)
  return beaten.length > 1 ? null : { subject: doers[0] ?? restOf(read, other), other }
}

/** Who beats whom, whichever way it is turned: 'si A derrota a B', 'si B cae ante A'; null where nothing is supposed, or it may be read either way. */
function outcomeOf(words: readonly Word[], sides: readonly SideAt[]): Outcome | null {
  const clause = clauseOf(words, sides)
  if (!clause) return null
  const read = readingOf(words, sides, clause)
  const pair = read.clitics.includes('no') ? null : pairOf(read)
  return pair && { ...pair, wins: clause.verb.wins }
}

const joins = /^(?:y|e|despues|luego|entonces|ademas|tambien|mas|tarde)$/

/** Where one result ends and the next begins: at a joining word behind one that is whole, with another side on its right. */
function partsOf(words: readonly Word[], sides: readonly SideAt[]): readonly (readonly [from: number, to: number])[] {
  const isOurs = words.some(({ plain }) => /^(?:nos|me|gano|pierdo|(?:gan|perd|venc|derrot)\w*mos)$/.test(plain))
  const cuts = [0]
  for (const [at, { plain }] of words.entries()) {
    if (!joins.test(plain) || joins.test(plainAt(words, at - 1))) continue
    const left = sides.filter(({ from, to, who }) => who !== 'own' && from >= (cuts.at(-1) ?? 0) && to <= at).length
    const right = sides.some(({ from, who }) => from > at && who !== 'own')
    if (left >= (isOurs ? 1 : 2) && right) cuts.push(at)
  }
  return cuts.map((from, index) => [from, cuts[index + 1] ?? words.length])
}

/** What a question supposes: who beats whom, in which order, from which places. */
export function supposition(question: Mentioned): Supposition {
  const { words } = question
  const { sides, ...rest } = sidesIn(question)
  const outcomes: Outcome[] = []
  const parts = partsOf(words, sides)
  for (const [from, to] of parts) {
    const part = words.slice(from, to)
    const inside = (parts.length > 1 ? sides.filter((side) => side.from >= from && side.to <= to) : sides).map(
      (side) => ({ ...side, from: side.from - from, to: side.to - from }),
    )
    const [before, next] = [outcomes.at(-1), inside[0]]
    const outcome = outcomeOf(part, inside)
    if (outcome) outcomes.push(outcome)
    // 'y después a Puelche': the same one wins again
    else if (before && next && / al?$/.test(ahead(part, next.from)))
      outcomes.push({ subject: before.wins ? before.subject : before.other, other: next.who, wins: true })
    else if (before && clauseOf(part, inside)) outcomes.length = 0
  }
  const none: Outcome = { subject: null, other: null, wins: null }
  return { outcomes: outcomes.length ? outcomes : [none], sides: distinct(sides), ...rest }
}
