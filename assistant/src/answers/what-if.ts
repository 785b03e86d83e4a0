import { inNames } from '../names/in-names'
import { numberIn } from '../names/numbers'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import type { Asked, Reply } from '../intent'
import type { Role } from '../thread-state'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { bold, lines, named, verb } from '../wording'
import { byPlaces } from './after-win'
import { asClan } from './matches'
import { askIfWon, settled } from './settled'
import { etapasOf, ranged } from './which'
import { outcomeOf, supposed, type Named, type Outcome } from './who-wins'

/** A clan that a question names, or the one at the place it names, and where its words stand. */
interface Player extends Named {
  who: ClanName
}

/** Places that are said without a number; the last ones count from the end. */
const namedPlaces = new Map([
  ['puntero', 1],
  ['ultimo', -1],
  ['colista', -1],
  ['colero', -1],
  ['penultimo', -2],
])
/** A place that is said of a rival: 'el primero', 'al 3', 'el último'; 'uno contra uno' says none. */
const placeIn = (word: string) => (/^un[oa]?$/.test(word) ? null : (namedPlaces.get(word) ?? numberIn(word)))

function placesIn({ words, mentions }: Asked): (Named & { who: number })[] {
  const named = inNames({ mentions })
  return words.flatMap(({ plain }, at) => {
    const place = named(at) ? null : placeIn(plain)
    return place && /^(?:el|al|del|numero|puesto|un)$/.test(words[at - 1]?.plain ?? '')
      ? [{ from: at, to: at + 1, who: place }]
      : []
  })
}

/** The one at a place: of the etapa where the other plays, else of the first that is asked for. */
async function atPlace(asked: Asked, place: number, other: ClanName | null): Promise<ClanName | null> {
  const etapa = (other && ranged(asked, other)[0]?.etapa) ?? etapasOf(asked)[0]
  if (!etapa) return null
  const ranked = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
  const row = ranked.at(place > 0 ? place - 1 : place)
  return (row && asked.site.community.clanById.get(row.id)) ?? null
}

const opposite = (role: Role): Role => (role === 'gana' ? 'pierde' : 'gana')

/** What the rules say of any result, and the question that is left: who the other is. `role`: that of the clan that is known. */
function general(known: ClanName | null, role: Role, own: boolean): Reply {
  const example = [vence(12, 6), vence(9, 6), vence(6, 12)].map(ejemploText).join('; ')
  const asks =
    own && known
      ? `¿De qué clan eres? Dímelo y te digo en qué quedas contra ${named(known.nombre)}.`
      : known
        ? `¿Contra quién? Dímelo y te digo en qué ${verb('queda', 'quedan', known.nombre)} ${named(known.nombre)}.`
        : '¿Qué clan contra cuál? Dímelos y lo calculo.'
  const asksOfWin = (own && known ? opposite(role) : role) === 'gana'
  return {
    kind: 'ask',
    text: lines(
      asksOfWin
        ? `Si le ganas a uno mejor ubicado subes ${bold('la mitad')} de los puestos que los separan; si está más abajo, la tabla no cambia. Por ejemplo: ${example}.`
        : `Si pierdes con uno de más abajo, el que te gana sube ${bold('la mitad')} de los puestos que los separan: bajas un puesto solo si te pasa. Por ejemplo: ${example}.`,
      asks,
    ),
    quien: known ? [known] : [],
    role,
    mine: false,
  }
}

/** Both are known, and not who wins: that is asked, never guessed. */
const whichWay = (one: ClanName, two: ClanName): Reply => ({
  kind: 'ask',
  text: `¿Y quién gana, ${named(one.nombre)} o ${named(two.nombre)}?`,
  quien: [one, two],
  sugerencias: [askIfWon(one, two), askIfWon(two, one)],
})

/** Two places, that of the one who asks first: 'si le gano al 3 y soy 9'. */
function ownFirst({ words }: Asked, numbers: readonly number[]): readonly number[] {
  const said = words.findIndex(({ plain }) => /^(?:soy|somos|voy|vamos|estoy|estamos)$/.test(plain))
  const own = said < 0 ? undefined : words.slice(said + 1, said + 4).find(({ plain }) => /^\d{1,3}$/.test(plain))
  return own && numbers.length === 2 && numbers[1] === Number(own.plain) ? numbers.toReversed() : numbers
}

/** Of two places by themselves: what the rules say. */
function byRule([first, second]: readonly number[], outcome: Outcome | null): Reply | null {
  if (first === undefined || second === undefined || first < 1 || second < 1) return null
  const [winner, loser] = outcome?.winner === 1 || outcome?.loser === 0 ? [second, first] : [first, second]
  return { text: `Por las reglas: ${byPlaces(winner, loser)}.` }
}

const turned = /^(?:reves|viceversa|contrario|inversa)$/
const objects = /^(?:le|les|lo|la|los|las|se)$/

/** What a question supposes: the clans it names, the places it names for others, and who wins. */
interface Supposed {
  names: readonly Named[]
  clans: readonly ClanName[]
  places: readonly (Named & { who: number })[]
  outcome: Outcome | null
}

function readSupposed(asked: Asked): Supposed {
  const players = asked.mentions.flatMap(({ from, to, who }): Player[] => {
    const clan = asClan(asked, who)
    return clan ? [{ from, to, who: clan }] : []
  })
  const clans = [...new Set(players.map(({ who }) => who))]
  const within = clans.length ? supposed(asked.words, players) : null
  const places =
    clans.length > 1 ? [] : placesIn(asked).filter(({ from }) => !within || (from >= within.from && from < within.to))
  const names = [...players, ...places].sort((a, b) => a.from - b.from)
  return { names, clans, places, outcome: outcomeOf(asked.words, names) }
}

/** What a win or a loss would do to the places, by the rules of the ladder. */
export async function whatIf(asked: Asked): Promise<Reply> {
  const read = readSupposed(asked)
  const [one, two] = read.clans
  if (one && two) return read.outcome ? pair(asked, read.outcome, read.names, one, two) : whichWay(one, two)
  return one ? ofOne(asked, read, one) : ofNobody(asked, read)
}

/** The clans the thread is about, the one that was spoken of first. */
const spokenIn = (asked: Asked) => asked.before.quien.map((who) => asClan(asked, who)).filter((clan) => clan !== null)

async function ofOne(asked: Asked, { places, outcome, names }: Supposed, one: ClanName): Promise<Reply> {
  const { before, words } = asked
  const [subject, rival] = spokenIn(asked)
  // the clan of the one who asks was asked for: here it is
  if (!outcome && before.pending && before.role && subject && subject !== one)
    return settled(asked, one, subject, opposite(before.role), true)
  const [place] = places
  const atThat = place && (await atPlace(asked, place.who, one))
  if (atThat && atThat !== one) return outcome ? pair(asked, outcome, names, one, atThat) : whichWay(one, atThat)
  // 'y a Vieja Guardia?', of what was supposed before
  const [said] = asked.mentions
  if (
    !outcome &&
    before.role &&
    !before.pending &&
    subject &&
    subject !== one &&
    said &&
    /^(?:a|al|con|contra)$/.test(
      words.slice(0, said.from).findLast(({ plain }) => !/^(?:el|la|los|las|clan)$/.test(plain))?.plain ?? '',
    )
  )
    return settled(asked, subject, one, before.role, before.mine)
  if (!outcome)
    return subject && subject !== one && (asked.goesOn || before.pending)
      ? whichWay(subject, one)
      : general(one, 'gana', false)
  const role: Role = outcome.winner !== null ? 'gana' : 'pierde'
  if (outcome.own && !before.mine) {
    const mine = await ownClan(asked.site)
    return mine && mine !== one ? settled(asked, mine, one, opposite(role), true) : general(one, role, true)
  }
  const other = [subject, rival].find((clan) => clan && clan !== one)
  const leans =
    outcome.implied ||
    outcome.own ||
    asked.goesOn ||
    (subject === one && rival) ||
    words.some(({ plain }) => objects.test(plain))
  return other && leans
    ? settled(asked, other, one, opposite(role), before.mine && other === subject)
    : general(one, role, false)
}

async function ofNobody(asked: Asked, { places, outcome }: Supposed): Promise<Reply> {
  const { before, words } = asked
  const numbers =
    places.length > 1
      ? places.map(({ who }) => who)
      : words.flatMap(({ plain }) => (/^\d{1,3}$/.test(plain) ? [Number(plain)] : []))
  const ruled = byRule(
    places.length > 1 ? numbers : ownFirst(asked, numbers),
    places.length > 1
      ? outcome
      : roleSaid(asked) === 'pierde'
        ? { winner: 1, loser: 0, own: true, implied: true }
        : null,
  )
  // of a table that is named, its clans are told
  const ofTable = places.length > 1 && (asked.etapas.length > 0 || asked.juego !== null)
  if (ruled && !ofTable) return ruled
  const [subject, rival] = spokenIn(asked)
  const known = outcome?.own && !before.mine ? await ownClan(asked.site) : (subject ?? null)
  const [place, second] = places
  if (place) {
    const [first, other] = [
      await atPlace(asked, place.who, second ? null : known),
      second ? await atPlace(asked, second.who, null) : null,
    ]
    if (first && other && first !== other)
      return outcome
        ? settled(asked, first, other, outcome.winner === 0 || outcome.loser === 1 ? 'gana' : 'pierde', false)
        : whichWay(first, other)
    const role: Role = outcome && outcome.winner === 0 ? 'gana' : 'pierde'
    if (first && known && first !== known)
      return outcome ? settled(asked, known, first, opposite(role), before.mine) : whichWay(known, first)
    return general(first, role, true)
  }
  const said = words.some(({ plain }) => turned.test(plain)) ? opposite(before.role ?? 'gana') : roleSaid(asked)
  if (subject && rival && !(outcome?.own && !before.mine && before.intent !== 'si-gana'))
    return said ? settled(asked, subject, rival, said, before.mine) : whichWay(subject, rival)
  // the rival is known, and the clan of the one who asks still to be told
  if (outcome?.own && before.pending && before.role && subject && !rival)
    return general(subject, opposite(said ?? 'gana'), true)
  return general(known, said ?? 'gana', false)
}

/** Of a question that names nobody: whether whom the thread is about wins. Null where it says neither. */
function roleSaid({ words, terms, before }: Asked): Role | null {
  const turnedRound = words.some(
    ({ plain }, at) =>
      /^(?:me|nos|lo|los|la|las)$/.test(plain) && /^(?:gan|venc|derrot)/.test(words[at + 1]?.plain ?? ''),
  )
  if (
    words.some(
      ({ plain }, at) =>
        plain === 'no' && /^(?:le|les|lo|los|la|me|nos|gan|perd|pierd|venc)/.test(words[at + 1]?.plain ?? ''),
    )
  )
    return null
  if (terms.has('perder') !== terms.has('ganar')) return terms.has('ganar') !== turnedRound ? 'gana' : 'pierde'
  return before.role && !terms.has('perder') ? before.role : null
}

/** The clans that an outcome speaks of, by what it says of them. */
function pair(asked: Asked, outcome: Outcome, names: readonly Named[], one: ClanName, two: ClanName): Promise<Reply> {
  const who = (index: number | null) => {
    const found = index === null ? undefined : names[index]?.who
    return found === one ? one : found === undefined ? null : two
  }
  const [winner, loser] = [who(outcome.winner), who(outcome.loser)]
  return settled(asked, one, two, winner === one || loser === two ? 'gana' : 'pierde', outcome.own)
}
