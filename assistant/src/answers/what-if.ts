import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import type { Role } from '../thread-state'
import type { Question } from '../understand'
import { bold, lines, link, named, sayIn, verb } from '../wording'
import { asClan } from './matches'
import { resultsIn, sidesIn, type Result, type Side } from './results'
import { byPlaces, rowOf, settled } from './supposed-table'
import { etapasOf, ranged } from './which'
import { outcomeOf, supposed } from './who-wins'

const asksOfFirst = /\bquien(?:es)?\b.{0,20}\b(?:primero|puntero|arriba|lider)\b/
const asksPlace =
  /\b(?:puesto|lugar|posicion|donde|sube|suben|baja|bajan|queda|quedan|llega|llegan|entra|entran|pasa|si)\b/

/** What results between places do, by the rules. */
const ofPlaces = (results: readonly Result[]): Reply => ({
  text: lines(
    ...results.map(({ winner, loser }) => `${byPlaces(Number(winner), Number(loser), sayIn(false))}.`),
    link('Reglamento, artículo 20', paths.articulo('art-subir')),
  ),
})

/** What several results in a row, one of a clan without a place or of places alone, or one that may change who leads, would do; null where a question supposes nothing of that kind. */
export async function afterResults(question: Question, site: Site): Promise<Reply | null> {
  const { words, etapaMention } = question
  const text = words.map(({ plain }) => plain).join(' ')
  const read = asksPlace.test(text) || !question.mentions.length ? await resultsIn(question, site) : null
  if (!read) return null
  const { results, rest } = read
  const sides = results.flatMap(({ winner, loser }) => [winner, loser])
  const clans = sides.flatMap((side) => (typeof side === 'number' ? [] : [side]))
  const asksFirst = asksOfFirst.test(text)
  const onlyPlaces =
    !clans.length && !etapaMention.used.size && sides.every((side) => typeof side === 'number' && side > 0)
  if (onlyPlaces) return ofPlaces(results)
  if (results.length < 2 && !sides.includes(0) && !asksFirst) return null
  const reply = await settled({ results, rest, asksFirst }, { site, ...etapaMention })
  return reply && { ...reply, quien: [...new Set(clans)].slice(0, 2) }
}

/** The button that supposes a result. */
const askIfWon = (winner: ClanName, loser: ClanName) => button('siGana', winner, loser)
const opposite = (role: Role): Role => (role === 'gana' ? 'pierde' : 'gana')

/** What becomes of the tables where two play; the first of them is whom the thread is about. */
async function ofPair(asked: Asked, subject: ClanName, rival: ClanName, role: Role, mine: boolean): Promise<Reply> {
  const [winner, loser] = role === 'gana' ? [subject, rival] : [rival, subject]
  const reply = await settled({ results: [{ winner, loser }], rest: [], asksFirst: false, about: subject }, asked)
  const about = { quien: [subject, rival], role }
  return reply
    ? { ...reply, ...about, mine, sugerencias: [askIfWon(loser, winner), button('duelo', winner, loser)] }
    : { ...about, text: `${named(winner.nombre)} y ${named(loser.nombre)} no juegan en una misma etapa.` }
}

/** What the rules say of any result, and the question that is left: who the other is. `role`: that of the clan that is known. */
function general(known: ClanName | null, role: Role, own: boolean): Reply {
  const example = [vence(12, 6), vence(9, 6), vence(6, 12)].map(ejemploText).join('; ')
  const asks = !known
    ? '¿Qué clan contra cuál? Dímelos y lo calculo.'
    : own
      ? `¿De qué clan eres? Dímelo y te digo en qué quedas contra ${named(known.nombre)}.`
      : `¿Contra quién? Dímelo y te digo en qué ${verb('queda', 'quedan', known.nombre)} ${named(known.nombre)}.`
  return {
    kind: 'ask',
    text: lines(
      `Si le ganas a uno mejor ubicado subes ${bold('la mitad')} de los puestos que los separan; si pierdes, bajas un puesto solo cuando te pasa el que te gana. Por ejemplo: ${example}.`,
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

/** Of a question that names nobody: whether whom the thread is about wins. Null where it says neither. */
function roleSaid({ words, terms, before }: Asked): Role | null {
  const text = words.map(({ plain }) => plain).join(' ')
  if (/\b(?:reves|viceversa|contrario|inversa)\b/.test(text)) return opposite(before.role ?? 'gana')
  if (/\bno (?:les?|l[oa]s?|me|nos|gan|perd|pierd|venc)/.test(text)) return null
  const isTurned = /\b(?:me|nos|l[oa]s?) (?:gan|venc|derrot)/.test(text)
  if (terms.has('perder') !== terms.has('ganar')) return terms.has('ganar') !== isTurned ? 'gana' : 'pierde'
  return terms.has('perder') ? null : before.role
}

/** The clan that a side means: at a place, of the etapa where the other plays, else of the first that is asked for. */
async function clanAt(asked: Asked, side: Side, other: ClanName | null): Promise<ClanName | null> {
  if (typeof side !== 'number') return side
  const etapa = (other && ranged(asked, other)[0]?.etapa) ?? etapasOf(asked)[0]
  const row = etapa && rowOf(side, await clanesOfEtapa(asked.site.db, etapa.id))
  return (row && asked.site.community.clanById.get(row.id)) ?? null
}

/** What a win or a loss would do to the places, by the rules of the ladder; what a question leaves out is as the thread had it. */
export async function whatIf(asked: Asked): Promise<Reply> {
  const { before, words, site } = asked
  const mentions = asked.mentions.flatMap(({ from, to, who }) => {
    const clan = asClan(asked, who)
    return clan ? [{ from, to, clan }] : []
  })
  const all = sidesIn(words, { mentions })
  const within = mentions.length
    ? supposed(
        words,
        all.filter(({ who }) => typeof who !== 'number'),
      )
    : null
  const isTwo = new Set(mentions.map(({ clan }) => clan)).size > 1
  const sides = all.filter(
    ({ who, from }) => typeof who !== 'number' || (!isTwo && (!within || (from >= within.from && from < within.to))),
  )
  const outcome = outcomeOf(words, sides)
  const isOwn = outcome?.own ?? false
  const [subject, rival] = before.quien.map((who) => asClan(asked, who)).filter((clan) => clan !== null)
  const mine = isOwn && !before.mine ? await ownClan(site) : null
  const whos = [...new Set(sides.map(({ who }) => who))].sort(
    (a, b) => Number(typeof a === 'number') - Number(typeof b === 'number'),
  )
  const known = whos.find((who) => typeof who !== 'number') ?? null
  const [first, second] = await Promise.all(whos.map((who) => clanAt(asked, who, known ?? mine ?? subject ?? null)))
  if (first && second && first !== second) {
    if (!outcome) return whichWay(first, second)
    const winner = outcome.winner === null ? null : sides[outcome.winner]?.who
    const loser = outcome.loser === null ? null : sides[outcome.loser]?.who
    return ofPair(asked, first, second, winner === whos[0] || loser === whos[1] ? 'gana' : 'pierde', isOwn)
  }
  if (!first) {
    const said = roleSaid(asked)
    if (subject && rival && !(isOwn && !before.mine && before.intent !== 'si-gana'))
      return said ? ofPair(asked, subject, rival, said, before.mine) : whichWay(subject, rival)
    // the rival is known, and the clan of the one who asks still to be told
    if (isOwn && before.pending && before.role && subject) return general(subject, opposite(said ?? 'gana'), true)
    return general(mine ?? (isOwn && !before.mine ? null : (subject ?? null)), said ?? 'gana', false)
  }
  const other = [subject, rival].find((clan) => clan && clan !== first)
  if (!outcome) {
    if (!other || other !== subject) return general(first, 'gana', false)
    // the clan of the one who asks was asked for: here it is
    if (before.pending && before.role) return ofPair(asked, first, subject, opposite(before.role), true)
    // 'y a Vieja Guardia?', of what was supposed before
    const behind = words.slice(0, sides[0]?.from).findLast(({ plain }) => !/^(?:el|la|los|las|clan)$/.test(plain))
    if (before.role && /^(?:a|al|con|contra)$/.test(behind?.plain ?? ''))
      return ofPair(asked, subject, first, before.role, before.mine)
    return asked.goesOn || before.pending ? whichWay(subject, first) : general(first, 'gana', false)
  }
  const role: Role = outcome.winner !== null ? 'gana' : 'pierde'
  if (isOwn && !before.mine)
    return mine && mine !== first ? ofPair(asked, mine, first, opposite(role), true) : general(first, role, true)
  const leans =
    outcome.implied ||
    isOwn ||
    asked.goesOn ||
    subject === first ||
    words.some(({ plain }) => /^(?:l[eoa]s?|se)$/.test(plain))
  return other && leans
    ? ofPair(asked, other, first, opposite(role), before.mine && other === subject)
    : general(first, role, false)
}
