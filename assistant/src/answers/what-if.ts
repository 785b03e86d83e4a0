import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import { risenPlace } from '@trinchera/rules/ladder'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import type { Role } from '../thread-state'
import type { Question } from '../understand'
import { bold, counted, lines, link, listedUpTo, named, noPlace, placed, quoted, verb } from '../wording'
import { asClan } from './matches'
import { resultsIn, sidesIn, type Result, type Side } from './results'
import { etapasOf, inEtapa, ranged } from './which'
import { outcomeOf, supposed } from './who-wins'

/** What a win would do to a table: the winner's new place, and the loser's (0: none). */
export function afterWin(winner: number, loser: number, ranked: number): { winner: number; loser: number } {
  const from = winner || ranked + 1
  const to = risenPlace(from, loser)
  return { winner: to, loser: loser >= to && loser < from ? loser + 1 : loser }
}

/** What a win does to two places, by the rules: '#12 vence a #6 → #9; el #6 no baja'. */
function byPlaces(winner: number, loser: number): string {
  const after = afterWin(winner, loser, Math.max(winner, loser)).loser
  const [apart, half] = [winner - loser, Math.ceil((winner - loser) / 2)]
  const reason =
    apart > 0
      ? `. ${counted(apart, 'Los separa 1 puesto', `Los separan ${apart} puestos`)}, y se sube la mitad${apart % 2 ? ', redondeada hacia arriba' : ''}: ${winner} − ${half} = ${winner - half}`
      : ''
  return `${bold(ejemploText(vence(winner, loser)))}; el #${loser} ${bold(after === loser ? 'no baja' : `baja al #${after}`)}${reason}`
}

const rankedOf = (table: readonly ClanRow[]) => table.filter(({ ranking_actual }) => ranking_actual > 0).length
const place = ({ ranking_actual, nombre }: ClanRow) => bold(ranking_actual ? placed(ranking_actual) : noPlace(nombre))

/** What a win of one over the other does to a table, in words; first of whom it was asked. */
function told(table: readonly ClanRow[], etapa: NamedEtapa, winner: ClanRow, loser: ClanRow, of: Role): string {
  const ranked = rankedOf(table)
  const after = afterWin(winner.ranking_actual, loser.ranking_actual, ranked)
  const [w, l] = [quoted(winner.nombre), quoted(loser.nombre)]
  const where = inEtapa(etapa)
  const head = `Si ${bold(w)} le ${verb('gana', 'ganan', winner.nombre)} a ${bold(l)}`
  const both = (first: string, second: string) => (of === 'gana' ? [first, second] : [second, first]).join(' y ')
  if (after.winner === winner.ranking_actual)
    return lines(
      `${head}, la tabla ${bold('no cambia')}: ${both(
        `${w} ${verb('sigue', 'siguen', winner.nombre)} ${place(winner)}`,
        `${l} ${verb('sigue', 'siguen', loser.nombre)} ${place(loser)}`,
      )} ${where}.`,
      'Vencer a uno de más abajo, o a uno sin ranking, no mueve los puestos. Las victorias y las rachas sí cuentan.',
    )
  const gains = winner.ranking_actual
    ? `${verb('sube', 'suben', winner.nombre)} del ${placed(winner.ranking_actual)} al ${bold(placed(after.winner))} ${where}`
    : `${verb('entra', 'entran', winner.nombre)} al ranking ${where}: queda${verb('', 'n', winner.nombre)} ${bold(placed(after.winner))}`
  const drops =
    after.loser === loser.ranking_actual
      ? `${verb('sigue', 'siguen', loser.nombre)} ${place(loser)}`
      : `${verb('baja', 'bajan', loser.nombre)} al ${bold(placed(after.loser))}`
  const passed = table
    .filter(
      ({ id, ranking_actual: at }) =>
        id !== loser.id && at >= after.winner && at < (winner.ranking_actual || ranked + 1),
    )
    .sort((a, b) => a.ranking_actual - b.ranking_actual)
    .map(({ nombre, ranking_actual }) => `${quoted(nombre)} (al ${placed(ranking_actual + 1)})`)
  const between = passed.length
    ? ` ${passed.length > 1 ? 'Bajan un puesto los que pasa' : 'Baja un puesto el que pasa'}: ${listedUpTo(passed, 6)}.`
    : ''
  return of === 'gana'
    ? `${head}, ${gains}, y ${l} ${drops}.${between}`
    : `${head}, ${l} ${drops} y ${w} ${gains}.${between}`
}

/** A table after a win; one without a row of its own comes in by it. */
function tableAfter(table: readonly ClanRow[], winner: ClanRow, loser: ClanRow): ClanRow[] {
  const from = winner.ranking_actual || rankedOf(table) + 1
  const to = afterWin(winner.ranking_actual, loser.ranking_actual, rankedOf(table)).winner
  const rows = table.some(({ id }) => id === winner.id) ? table : [...table, winner]
  return rows.map((row) => {
    const at = row.ranking_actual
    if (row.id === winner.id) return { ...row, ranking_actual: to }
    return at >= to && at > 0 && at < from ? { ...row, ranking_actual: at + 1 } : row
  })
}

function rowOf(side: Side, table: readonly ClanRow[]): ClanRow | undefined {
  if (typeof side !== 'number') return table.find(({ id }) => side.clanes.some((clan) => clan.id === id))
  const [first] = table
  if (side === 0) return first && { ...first, id: 0, nombre: 'un clan sin ranking', ranking_actual: 0 }
  const at = side < 0 ? rankedOf(table) + 1 + side : side
  return table.find(({ ranking_actual }) => ranking_actual === at)
}

interface Supposed {
  results: readonly Result[]
  /** Whom the first result is asked of. */
  of: Role
  /** Clans that are spoken of besides. */
  rest: readonly ClanName[]
  asksFirst: boolean
}

/** What the results, one after the other, do to a table, in words; null where a side is not in it. */
function ofTable(
  etapa: NamedEtapa,
  before: readonly ClanRow[],
  { results, of, rest, asksFirst }: Supposed,
): string | null {
  let table = before
  const steps: string[] = []
  const moved = new Set<number>()
  // who stands at a place is who stands there before any of it
  const now = (side: Side) => {
    const row = rowOf(side, typeof side === 'number' ? before : table)
    return row && (table.find(({ id }) => id === row.id) ?? row)
  }
  for (const { winner, loser } of results) {
    const [w, l] = [now(winner), now(loser)]
    if (!w || !l || (w.id === l.id && typeof winner === typeof loser)) return null
    if (w.id === l.id) {
      steps.push(
        `El ${placed(w.ranking_actual)} ya ${verb('es', 'son', w.nombre)} ${named(w.nombre)}: ahí no hay con quién jugar.`,
      )
      continue
    }
    steps.push(told(table, etapa, w, l, of))
    table = tableAfter(table, w, l)
    moved.add(w.id).add(l.id)
  }
  const others = rest.flatMap((who) => {
    const row = rowOf(who, table)
    if (!row) return [`${named(who.nombre)} no juega ahí: no se mueve.`]
    const was = rowOf(who, before)?.ranking_actual ?? 0
    return row.ranking_actual === was
      ? [`${named(who.nombre)} ${verb('sigue', 'siguen', who)} ${place(row)}.`]
      : [`${named(who.nombre)} ${verb('pasa', 'pasan', who)} del ${placed(was)} al ${place(row)}.`]
  })
  const end = table
    .filter(({ id }) => moved.has(id))
    .sort((a, b) => (a.ranking_actual || 999) - (b.ranking_actual || 999))
  const [first, wasFirst] = [rowOf(1, table), rowOf(1, before)]
  return lines(
    ...others,
    asksFirst &&
      first &&
      `Primero ${first.id === wasFirst?.id ? verb('sigue', 'siguen', first.nombre) : verb('queda', 'quedan', first.nombre)} ${named(first.nombre)}.`,
    ...(steps.length > 1 ? steps.map((step, at) => `${at + 1}. ${step.replace('\n', ' ')}`) : steps),
    steps.length > 1 && `Al final: ${end.map((row) => `${named(row.nombre)} ${place(row)}`).join(', ')}.`,
  )
}

/** What results do to each table where all of their sides are; null where there is none. */
async function settled(
  supposition: Supposed,
  { site, etapas, juego }: Pick<Asked, 'site' | 'etapas' | 'juego'>,
): Promise<{ text: string; etapas: NamedEtapa[] } | null> {
  const sides = supposition.results.flatMap(({ winner, loser }) => [winner, loser])
  const isIn = ({ id }: NamedEtapa) =>
    sides.every((side) => typeof side === 'number' || side.clanes.some(({ id_etapa }) => id_etapa === id))
  const isNamed = sides.some((side) => typeof side !== 'number')
  const meant = etapasOf({ etapas, juego, site }).filter((etapa) => isIn(etapa) && (isNamed || etapa.multijugador))
  const open = meant.filter(({ activo }) => activo)
  // what is asked of an etapa where they do not meet is told of one where they do
  const found =
    open.length || meant.length ? (open.length ? open : meant) : site.community.etapas.filter(isIn).slice(0, 1)
  const parts = await Promise.all(
    found.map(async (etapa) => ({ etapa, told: ofTable(etapa, await clanesOfEtapa(site.db, etapa.id), supposition) })),
  )
  const said = parts.flatMap(({ etapa, told: text }) => (text === null ? [] : [{ etapa, text }]))
  return said.length
    ? { text: lines(...said.map(({ text }) => text)), etapas: said.slice(0, 1).map(({ etapa }) => etapa) }
    : null
}

const asksOfFirst = /\bquien(?:es)?\b.{0,20}\b(?:primero|puntero|arriba|lider)\b/
const asksPlace =
  /\b(?:puesto|lugar|posicion|donde|sube|suben|baja|bajan|queda|quedan|llega|llegan|entra|entran|pasa|si)\b/

/** What several results in a row, one of a clan without a place or of places alone, or one that may change who leads, would do; null where a question supposes nothing of that kind. */
export async function afterResults(question: Question, site: Site): Promise<Reply | null> {
  const { words, etapaMention } = question
  const text = words.map(({ plain }) => plain).join(' ')
  const read = asksPlace.test(text) ? await resultsIn(question, site) : null
  if (!read) return null
  const { results, rest } = read
  const sides = results.flatMap(({ winner, loser }) => [winner, loser])
  const clans = sides.flatMap((side) => (typeof side === 'number' ? [] : [side]))
  const asksFirst = asksOfFirst.test(text)
  const onlyPlaces =
    !clans.length && !etapaMention.used.size && sides.every((side) => typeof side === 'number' && side > 0)
  if (onlyPlaces) {
    const said = results.map(({ winner, loser }) => byPlaces(Number(winner), Number(loser)))
    const [{ winner: own, loser: rival } = { winner: 0, loser: 0 }, another] = results
    return {
      text: another
        ? lines(
            ...said.map((each, at) => `${at + 1}. ${each}.`),
            link('Reglamento, artículo 20', paths.articulo('art-subir')),
          )
        : `Por las reglas: ${said.join('')}.`,
      ...(another ? {} : { supuesto: { own: Number(own), rival: Number(rival), wins: true, ranked: null } }),
    }
  }
  if (results.length < 2 && !sides.includes(0) && !asksFirst) return null
  const reply = await settled({ results, of: 'gana', rest, asksFirst }, { site, ...etapaMention })
  return reply && { ...reply, quien: [...new Set(clans)].slice(0, 2) }
}

/** The button that supposes a result. */
const askIfWon = (winner: ClanName, loser: ClanName) => button('siGana', winner, loser)
const opposite = (role: Role): Role => (role === 'gana' ? 'pierde' : 'gana')

/** What becomes of the tables where two play; the first of them is whom the thread is about. */
async function ofPair(asked: Asked, subject: ClanName, rival: ClanName, role: Role, mine: boolean): Promise<Reply> {
  const [winner, loser] = role === 'gana' ? [subject, rival] : [rival, subject]
  const reply = await settled({ results: [{ winner, loser }], of: role, rest: [], asksFirst: false }, asked)
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
      (own && known ? opposite(role) : role) === 'gana'
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
