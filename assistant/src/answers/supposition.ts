import type { ClanName, Who } from '../names/community'
import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import { introduced } from '../names/own-words'
import { plainText, type Word } from '../words/plain'
import { isClan } from './which'

/** A side of a supposed match: a clan, who stands at a place (-1: the last; 0: one without a place), or whoever asks. */
export type Side = ClanName | number | 'own'

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

/** What names somebody in a question, and where. */
export interface Mentioned {
  words: readonly Word[]
  mentions: readonly { from: number; to: number; who: Who }[]
}

interface SideAt {
  from: number
  to: number
  who: Side
}

const distinct = (sides: readonly SideAt[]) => [...new Set(sides.map(({ who }) => who))]
/** The only one there is; null where there are none, or several. */
const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)
const textOf = (words: readonly Word[], to: number) => plainText(words.slice(0, to))
const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? ''

// --- who is spoken of

/** One without a place: whoever asks where nobody else is said to be it. */
const noPlace =
  /\b(?:(soy|somos|siendo|estoy|estamos) )?((?:(?:un[ao]?|otr[ao]|alguien|al|el|clan|equipo|que) )*)(?:(?:sin|no)(?: (?:est\w+|ten\w+|tiene|ser|siendo|soy|somos|es|va|en|el))* (?:rank\w*|puesto|lugar)\b|nuev[oa]s?\b|fuera del ranking)/g
/** Places that are said without a number; the last ones count from the end. */
const namedPlaces = new Map([
  ['puntero', 1],
  ['ultimo', -1],
  ['colista', -1],
  ['colero', -1],
  ['penultimo', -2],
])
/** So many of these are no place. */
const counted =
  /^(?:horas?|dias?|semanas?|mes(?:es)?|anos?|veces|vez|victorias?|derrotas?|puntos?|puestos|minutos?|jugadores|amigos|partid\w+|mapas|rondas|por|\d.*)$/
const beforePlace = /^(?:|al?|el|del|con|contra|ante|si|numero|puesto|lugar|posicion|nr?o?)$/
/** Between whoever asks and their place: 'mi clan va en el puesto 9'. */
const between = /^(?:el|en|puesto|lugar|posicion|nr?o?|numero|rankead[oa]s?|va|esta|es|clan)$/
const ownPlace =
  /^(?:soy|somos|voy|vamos|ib(?:a|amos)|yendo|estoy|estamos|estab(?:a|amos)|toy|ando|andamos|siendo|estando|partiendo|desde|saliendo|tengo|yo|nosotros|mi|nuestro)$/

/** Everybody that a question speaks of, in its order, with the place of whoever asks and the size of the table. */
function sidesIn({ words, mentions }: Mentioned) {
  const sides = mentions.flatMap(({ from, to, who }): SideAt[] => (isClan(who) ? [{ from, to, who }] : []))
  let [own, ranked, ownClan]: [number | null, number | null, ClanName | null] = [null, null, null]
  const theirs = sides.find((side) => introduced.test(textOf(words, side.from)))
  if (theirs && theirs.who !== 'own' && typeof theirs.who !== 'number') [ownClan, theirs.who] = [theirs.who, 'own']
  const isName = inNames({ mentions })
  const text = words.map(({ plain }, at) => (isName(at) ? '·' : plain)).join(' ')
  for (const { 0: said, 1: cue, 2: another = '', index } of text.matchAll(noPlace)) {
    const from = text.slice(0, index).split(' ').length - 1
    const to = from + said.trim().split(' ').length
    if (cue || (!another && !said.startsWith('nuev'))) own = 0
    if (cue || another || own === 0) sides.push({ from, to, who: cue || !another ? 'own' : 0 })
  }
  const isTaken = inNames({ mentions: [...mentions, ...sides] })
  for (const [at, { plain }] of words.entries()) {
    const [before, after] = [plainAt(words, at - 1), plainAt(words, at + 1)]
    const place =
      namedPlaces.get(plain) ?? (/^(?:un[oa]?|[ivx]+)$/.test(plain) && before !== 'numero' ? null : numberIn(plain))
    if (isTaken(at) || place === null || place > 200 || counted.test(after)) continue
    let cue = at - 1
    while (between.test(plainAt(words, cue))) cue--
    const isOwn = ownPlace.test(plainAt(words, cue))
    const isSize =
      /^(?:rankead|clanes|equipos)/.test(after) ||
      /^(?:hay|tiene|tabla)$/.test(before) ||
      (/^(?:de|con)$/.test(before) && /^(?:tabla|\d.*)$/.test(plainAt(words, at - 2)))
    const isPlace = beforePlace.test(before) || /\d(?:st|nd|rd|th)$/.test(plain)
    if (isSize) ranked = place
    else if (isOwn) own = place
    if (!isSize && (isOwn || isPlace || verbAt(words, at - 1) || verbAt(words, at + 1)))
      sides.push({ from: at, to: at + 1, who: isOwn ? 'own' : place })
  }
  return { sides: sides.sort((a, b) => a.from - b.from), own, ranked, ownClan }
}

// --- who beats whom

const wins =
  /^(?:(?:gan|derrot|gole|super|clav|mat)(?:[aeo]n?|[ae]mos|ar|ara[ns]?|ari[ae]n?|a?ramos|ariamos|ando)(?:l[eo]s?)?|(?:ven[cz]|aplast|humill|revient|revent|pite|pitie|despach|tumb|destroz|destruy|machac)\w*|barr(?:e|en)|peg(?:an?|uen?)|victorias?|triunfos?)$/
const loses =
  /^(?:p(?:ie|e)rd(?:[aeo]n?|er|i?eran?|erian?|iendo|[ae]mos|i?eramos|eriamos)|perdio|ca(?:en?|er|igan?|yeran?|yendo)|sucumb\w+)$/
/** Verbs that say it only with what follows: 'le mete una paliza', 'pasa por encima', 'se come a', 'le saca la cresta'. */
const phrases =
  /^(?:(?:met|peg|propin|d)(?:[ea]n?|ieran?|aran?) (?:una|la|un|tremenda|flor)|pas[ae]n? por|com[ea]n? (?:a|al|vivos?)|sa(?:c|qu)[ae]n? las?|ha(?:ce|ga)n? la|romp[ea]n? (?:el|la|tod[oa]))$/
/** 'derrotado', 'se deja ganar', 'sufre una derrota', 'una derrota ante': who is told of loses. */
const passive =
  /^\S* ?(?:derrotad|vencid|aplastad|humillad|superad|golead|barrid|eliminad)[oa]s? |^(?:deja|dejan|deje) ganar |^(?:una|la|su|otra|con|tras|sufren?|por) derrota |^\S* derrota (?:de|del|contra|ante|frente|con)$/
const firstPerson = /^(?:gan[oe]|pierd[oa]|ven[cz][oa]|derrot[oe])$/
/** What the next part of the question begins with. */
const breaks =
  /^(?:a?donde|cuantos?|como|quien|que|q|cual|sub(?:en?|o|imos)|baj(?:an?|o|amos)|qued(?:an?|amos|arian?)|llegan?|entran?|siguen?|cambia|dejan?|los?)$/
const supposing = /^(?:si|if|supon\w+|imagin\w+|simul\w+|digamos|pongamos|calcul\w+)$/
const gains = /^(?:conviene|sirve|convendria|serviria|suben?|subiria)$/
const falls = /^(?:pierden?|perderia|bajan?|bajaria|caen?|caeria)$/

interface Verb {
  at: number
  wins: boolean
}

/** The verb of who beats whom that stands there, or the noun that says it. */
function verbAt(words: readonly Word[], at: number): Verb | null {
  const [before, word, next] = [plainAt(words, at - 1), plainAt(words, at), plainAt(words, at + 1)]
  // 'en vez de ganar'
  if (before === 'de' && /^(?:vez|lugar|envez)$/.test(plainAt(words, at - 2))) return null
  if (passive.test(`${before} ${word} ${next}`) || loses.test(word)) return { at, wins: false }
  return wins.test(word) || phrases.test(`${word} ${next}`) ? { at, wins: true } : null
}

/** The words before one, without the articles of its name. */
function ahead(words: readonly Word[], at: number): string {
  return ` ${textOf(words, at)}`.replace(/(?: (?:el|la|los|las|clan|equipo|team))+$/, '')
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

/** Who beats whom, whichever way it is turned: 'si A derrota a B', 'si B cae ante A'; null where nothing is supposed, or it may be read either way. */
function outcomeOf(words: readonly Word[], sides: readonly SideAt[]): Outcome | null {
  const clause = clauseOf(words, sides)
  const all = distinct(sides)
  if (!clause) {
    const [subject, other] = all
    // 'le conviene a A jugar con B?': what a win would bring
    return subject !== undefined && other !== undefined && words.some(({ plain }) => gains.test(plain))
      ? { subject, other, wins: true }
      : null
  }
  const { verb, from, to } = clause
  const isName = inNames({ mentions: sides })
  const clitics = [verb.at - 2, verb.at - 1].map((at) => (isName(at) ? '' : plainAt(words, at)))
  if (clitics.includes('no')) return null
  const others = sides.filter(({ who }) => who !== 'own')
  const inside = others.filter((side) => side.from >= from && side.from < to)
  const isBeaten = ({ from: at }: SideAt) =>
    / (?:encima de|a|al|alas?|alos|sobre|contra|ante|con|vs|versus|c|por|manos de|frente)$/.test(ahead(words, at))
  const beaten = distinct(inside.filter(isBeaten))
  const doers = distinct(inside.filter((side) => !isBeaten(side))).filter((who) => !beaten.includes(who))
  const found = (subject: Side | null, other: Side | null): Outcome => ({ subject, other, wins: verb.wins })
  // 'pierde Puelche el tercer lugar si pierde con Lobos': a clan before a place
  const rest = (side: Side) => {
    const left = all.filter((who) => who !== side)
    return only(left.filter((who) => typeof who === 'object')) ?? only(left)
  }

  const word = plainAt(words, verb.at)
  const isOfUs = word.endsWith('mos') || clitics.some((each) => /^(?:nosotros|yo)$/.test(each))
  if (isOfUs || (firstPerson.test(word) && !doers.length)) {
    const rival = only(distinct(inside)) ?? only(distinct(others))
    return rival !== null || !others.length ? found('own', rival) : null
  }
  if (/^(?:me|nos)$/.test(clitics[1] ?? '')) return found(only(doers) ?? only(distinct(others)), 'own')
  if (!inside.length) {
    // 'pasa Puelche a Vieja Guardia si le gana?': whose part it is stands before
    const subject = only(all) ?? only(distinct(sides.filter((side) => !isBeaten(side))))
    return subject !== null || !all.length ? found(subject, subject === null ? null : rest(subject)) : null
  }
  const [other] = beaten
  if (beaten.length > 1) return null
  if (other !== undefined) return found(doers[0] ?? rest(other), other)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return null
  if (doers.length === 1) {
    // of 'si le gana Puelche' nobody knows who wins, but where one is told of who may fall
    const isUnclear = first.from > verb.at && verb.wins && clitics.some((each) => /^les?$/.test(each))
    const mayFall = words.slice(0, from).some(({ plain }) => falls.test(plain)) && rest(first.who) !== null
    return isUnclear && !mayFall ? null : found(first.who, rest(first.who))
  }
  // 'si juegan A y B y gana A'
  const nearest = inside.find((side) => side.from === verb.at + 1)
  if (nearest && inside.length > doers.length) return found(nearest.who, rest(nearest.who))
  if (first.from > verb.at || last.from < verb.at) return null
  return clitics.some((each) => /^l[oa]s?$/.test(each)) ? found(last.who, first.who) : found(first.who, last.who)
}

// --- one result after the other

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
