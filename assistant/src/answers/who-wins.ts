import type { Word } from '../words/plain'

/** Where a name, or a place of the table, stands in a question, and whose it is: two of the same `who` are one. */
export interface Named {
  from: number
  to: number
  who: unknown
}

/**
 * Who wins in what is supposed, as indices among the names; null: whoever the thread is about or asks. `own`: the one who asks is one of the two.
 * `implied`: the sentence leaves one of the two out, who was spoken of.
 */
export interface Outcome {
  winner: number | null
  loser: number | null
  own: boolean
  implied: boolean
}

const wins =
  /^(?:beats?|gan(?:a|an|e|en|ar|arle|arles|ara|aran|aria|arian|ase|ando|andole|andoles|o|amos|emos|aramos|ariamos)|ven(?:ce|cen|za|zan|cer|cerlo|cerlos|ciera|cieran|ceria|ciendo|zo|cemos)|derrot(?:a|an|e|en|ar|arlo|ara|aran|aria|ando|o|amos)|aplast\w+|humill\w+|revient\w+|revent\w+|pitea\w*|peg(?:a|an|ue|uen)|pitie\w+|barr(?:e|en)|gole(?:a|an|e|en|ara)|mat(?:a|an|e|en|ara)|despach\w+|super(?:a|an|e|en|ara)|tumb\w+|destroz\w+|destruy\w+|machac\w+|clav(?:a|an|e|en|ara)|victorias?|triunfos?)$/
const loses =
  /^(?:p(?:ierd|erd)(?:e|en|a|an|er|iera|ieran|eria|iendo|o|emos|amos|ieramos|eriamos)|ca(?:e|en|er|iga|igan|yera|yeran|yendo)|sucumb\w+)$/
/** Verbs that say it only with what follows: 'le mete una paliza', 'pasa por encima', 'se come a', 'le saca la cresta'. */
const phrases =
  /^(?:(?:(?:met|peg|propin)(?:e|en|a|an|iera|ara)|da|dan|den|diera) (?:una|la|un|tremenda|flor)|pas[ae](?:n|ra|ran)? por|com(?:e|en|a|an|iera|ieran) (?:a|al|vivos?)|(?:sac|saqu)(?:a|an|e|en|ara) las?|ha(?:ce|cen|ga|gan) la|romp(?:e|en|a|an|iera|ieran) (?:el|la|tod[oa]))$/
const participle = /^(?:derrotad|vencid|aplastad|humillad|superad|golead|barrid|eliminad|ganad)[oa]s?$/
const own =
  /^(?:gano|ganamos|ganemos|ganaramos|ganariamos|pierdo|perdemos|perdamos|perdieramos|perderiamos|venzo|vencemos|derroto|derrotamos)$/
/** What the one who asks may say of a third as well: 'que gane Puelche'. */
const perhapsOwn = /^(?:gane|pierda|venza|derrote)$/
/** What the next part of the question begins with. */
const breaks =
  /^(?:donde|adonde|cuanto|cuantos|como|quien|que|q|cual|sube|suben|subo|subimos|baja|bajan|bajo|bajamos|queda|quedan|quedaria|quedarian|llega|llegan|entra|entran|sigue|siguen|cambia|deja|dejan|lo|los)$/
/** 'a los Lobos': what stands before a name, and no new part. */
const isArticle = (words: readonly Word[], at: number) =>
  /^(?:lo|los)$/.test(words[at]?.plain ?? '') && /^(?:a|con|contra|ante)$/.test(words[at - 1]?.plain ?? '')
const supposing =
  /^(?:si|if|supongamos|suponiendo|imagina|imaginate|imaginemos|simula|simulemos|simulame|digamos|pongamos|calcula|calculame)$/

const gains = /^(?:conviene|sirve|convendria|serviria|sube|suben|subiria)$/

interface Verb {
  at: number
  wins: boolean
  passive: boolean
}

/** The verb of who beats whom that stands there, or the noun that says it. */
function verbAt(words: readonly Word[], at: number): Verb | null {
  const [before, word, next] = [words[at - 1]?.plain ?? '', words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
  if (
    /^derrota$/.test(word) &&
    (/^(?:una|la|su|otra|con|tras|sufre|sufren|por)$/.test(before) || /^(?:de|del|contra|ante|frente|con)$/.test(next))
  )
    return { at, wins: false, passive: false }
  if (participle.test(word)) return { at, wins: false, passive: true }
  if (/^(?:deja|dejan|deje)$/.test(before) && word === 'ganar') return { at, wins: false, passive: true }
  if (loses.test(word)) return { at, wins: false, passive: false }
  if (wins.test(word) || phrases.test(`${word} ${next}`)) return { at, wins: true, passive: false }
  return null
}

type Mark = 'against' | 'agent' | 'of' | 'joined' | 'none'

/** The words before a name, without its articles. */
const ahead = (words: readonly Word[], { from }: Named) =>
  ` ${words
    .slice(0, from)
    .map(({ plain }) => plain)
    .join(' ')}`.replace(/(?: (?:el|la|los|las|clan|equipo|team))+$/, '')

/** What stands before a name: 'a los Halcones', 'por encima de Puelche', 'a manos de Puelche'. */
function markOf(words: readonly Word[], name: Named): Mark {
  const text = ahead(words, name)
  if (/ (?:encima de|a|al|alas?|alos|sobre|contra|ante|con|vs|versus|c)$/.test(text)) return 'against'
  if (/ (?:por|manos de)$/.test(text)) return 'agent'
  return / del?$/.test(text) ? 'of' : / (?:[yeou]|entre)$/.test(text) ? 'joined' : 'none'
}

/** 'soy de Puelche', 'mi clan es Puelche': whose the one who asks is. */
function ownName(words: readonly Word[], names: readonly Named[]): number | null {
  const introduces =
    / (?:soy|somos|nosotros|(?:clan|equipo|team) (?:es|son)|(?:juego|jugamos|estoy) en)(?: (?:de|del|el|la|los|las|clan|equipo))*$/
  const found = names.findIndex((name) => introduces.test(ahead(words, name)))
  return found < 0 ? null : found
}

/** Words of a question from one on, up to another. */
export interface Stretch {
  from: number
  to: number
}
interface Clause extends Stretch {
  verb: Verb
}

/** The part of a question that supposes a result: from its last 'si' on that a verb follows, or all of it. */
function clauseOf(words: readonly Word[], names: readonly Named[]): Clause | null {
  const named = (at: number) => names.some(({ from, to }) => at >= from && at < to)
  const verbs = words.flatMap((_, at) => (named(at) ? [] : (verbAt(words, at) ?? [])))
  const starts = words.flatMap(({ plain }, at) => (supposing.test(plain) && !named(at) ? [at] : [])).reverse()
  for (const from of [...starts, -1]) {
    const verb = verbs.find(({ at }) => at > from)
    if (!verb) continue
    const other = words.findIndex(
      ({ plain }, at) => at > verb.at + 1 && !named(at) && breaks.test(plain) && !isArticle(words, at),
    )
    return { verb, from: from + 1, to: other < 0 ? words.length : other }
  }
  return null
}

const before = (words: readonly Word[], at: number) => words.slice(Math.max(0, at - 2), at).map(({ plain }) => plain)

/** What the names of the clause itself say, as roles; null where it may be read either way. */
function roleOf(
  words: readonly Word[],
  { verb }: Clause,
  name: Named,
  others: readonly Named[],
): 'gana' | 'pierde' | null {
  const mark = markOf(words, name)
  const clitics = before(words, verb.at)
  const follows = name.from > verb.at
  if (mark === 'agent') return verb.passive || !verb.wins || follows ? 'gana' : null
  if (mark === 'against') return verb.wins ? 'pierde' : 'gana'
  // 'si lo vence Puelche', 'si me gana Puelche': who comes behind is who does it; of 'si le gana Puelche' nobody knows
  const unclear =
    follows &&
    verb.wins &&
    clitics.some((word) => word === 'le' || word === 'les') &&
    !others.some((other) => markOf(words, other) === 'against')
  return unclear ? null : verb.wins ? 'gana' : 'pierde'
}

/**
 * Who beats whom in what a question supposes, whichever way it is turned: 'si A derrota a B', 'si B cae ante A', 'A le mete una paliza a B'. Null
 * where it does not say, or may be read either way.
 */
export function outcomeOf(words: readonly Word[], names: readonly Named[]): Outcome | null {
  const clause = clauseOf(words, names)
  // 'le conviene a A jugar con B?': what a win would bring
  if (!clause)
    return names.length > 1 && words.some(({ plain }) => gains.test(plain))
      ? { winner: 0, loser: 1, own: false, implied: false }
      : null
  const { verb, from, to } = clause
  const clitics = before(words, verb.at)
  if (clitics.includes('no') || words.some(({ plain }, at) => plain === 'empata' && at >= from)) return null
  const inside = names.filter((name) => name.from >= from && name.from < to)
  const asker = /^(?:me|nos)$/.test(clitics.at(-1) ?? '')
  const isOwn =
    own.test(words[verb.at]?.plain ?? '') ||
    asker ||
    (perhapsOwn.test(words[verb.at]?.plain ?? '') && !inside.some((name) => markOf(words, name) === 'none'))
  const pairOf = (index: number, role: 'gana' | 'pierde', implied: boolean): Outcome => {
    const other = names.findIndex(({ who }) => who !== names[index]?.who)
    const rest = other < 0 ? null : other
    return role === 'gana'
      ? { winner: index, loser: rest, own: isOwn, implied }
      : { winner: rest, loser: index, own: isOwn, implied }
  }
  if (isOwn) {
    const mine = ownName(words, names)
    const role = asker === verb.wins ? 'pierde' : 'gana'
    if (mine !== null) return pairOf(mine, role, false)
    if (new Set(names.map(({ who }) => who)).size > 1) return null
    return names.length
      ? pairOf(0, role === 'gana' ? 'pierde' : 'gana', true)
      : { winner: null, loser: null, own: true, implied: true }
  }
  if (!inside.length) {
    const [only] = names
    if (!only) return { winner: null, loser: null, own: false, implied: true }
    if (new Set(names.map(({ who }) => who)).size === 1) return pairOf(0, verb.wins ? 'gana' : 'pierde', true)
    // 'pasa Puelche a Vieja Guardia si le gana?': whose part it is stands before
    const [subject, second] = names.filter((name) => markOf(words, name) !== 'against')
    return subject && !second ? pairOf(names.indexOf(subject), verb.wins ? 'gana' : 'pierde', false) : null
  }
  const roles = inside.map((name) => ({
    name,
    role: roleOf(
      words,
      clause,
      name,
      inside.filter((other) => other !== name),
    ),
    mark: markOf(words, name),
  }))
  const whos = new Set(inside.map(({ who }) => who))
  if (whos.size === 1) {
    const [said] = roles
    // 'qué pierde Vieja Guardia si le gana Puelche': who has something to lose stands before, and who comes behind does it
    const loser =
      words.slice(0, from).some(({ plain }) => /^(?:pierden?|perderia|bajan?|bajaria|caen?|caeria)$/.test(plain)) &&
      names.some(({ who, to: end }) => end <= from && who !== said?.name.who)
    if (said && !said.role && loser) return pairOf(names.indexOf(said.name), 'gana', false)
    return said?.role ? pairOf(names.indexOf(said.name), said.role, said.mark === 'against') : null
  }
  // who is said to be beaten, or to do the beating, tells the other's part too
  const marked = roles.filter(({ mark }) => mark === 'against' || mark === 'agent')
  if (new Set(marked.map(({ name }) => name.who)).size === 1) {
    const [said] = marked
    return said?.role ? pairOf(names.indexOf(said.name), said.role, false) : null
  }
  if (marked.length) return null
  const nearest = roles.find(({ name }) => name.from === verb.at + 1)
  if (inside.length > whos.size && nearest?.role) return pairOf(names.indexOf(nearest.name), nearest.role, false)
  // 'A vence B': who stands before the verb does it, but for 'A lo vence B'
  const [first, last] = [roles[0], roles.at(-1)]
  if (!first || !last || first.name.from > verb.at || last.name.from < verb.at) return null
  const doer = clitics.some((word) => /^(?:lo|la|los|las)$/.test(word)) ? last : first
  return pairOf(names.indexOf(doer.name), verb.wins ? 'gana' : 'pierde', false)
}

/** The part of a question that supposes a result; null where none does. */
export const supposed = (words: readonly Word[], names: readonly Named[]): Stretch | null =>
  clauseOf(words, names) ?? (words.some(({ plain }) => gains.test(plain)) ? { from: 0, to: words.length } : null)

const effect =
  /^(?:queda|quedan|quedaria|quedarian|sube|suben|subiria|baja|bajan|bajaria|pasa|pasaria|entra|entraria|llega|llegaria)$/

/** Whether a question supposes a result, or asks what one would do: who has won is another question. */
export function supposes(words: readonly Word[], names: readonly Named[]): boolean {
  const clause = clauseOf(words, names)
  if (!clause || /[óé]$/.test(words[clause.verb.at]?.typed ?? '')) return false
  const { verb } = clause
  if (words.some(({ plain }, at) => at < verb.at && supposing.test(plain))) return true
  const named = (at: number) => names.some(({ from, to }) => at >= from && at < to)
  // 'Puelche le gana a Barricada, sube?'
  if (names.length > 1 && words.length - 1 > verb.at && effect.test(words.at(-1)?.plain ?? '')) return true
  return (
    names.length > 1 &&
    words.some(
      ({ plain }, at) =>
        at !== verb.at &&
        effect.test(plain) &&
        !named(at) &&
        words
          .slice(Math.max(0, at - 3), at)
          .some(({ plain: asks }) => /^(?:que|q|como|donde|cuanto|cuantos|lugar|puesto)$/.test(asks)),
    )
  )
}
