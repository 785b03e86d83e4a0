import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { risenPlace } from '@trinchera/rules/ladder'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import type { Asked, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, bullets, capital, lines, listedUpTo, named, noPlace, placed, quoted, verb, type Say } from '../wording'
import { etapaLink, etapasOf, inEtapa } from './which'

// What supposed results do to places and to tables, in words.

/** A clan, or who stands at a place (-1: the last; 0: one without a place). */
type Standing = ClanName | number
export interface Result {
  winner: Standing
  loser: Standing
}

/** A supposed match of whoever asks, by places (0: none), in a table of so many where that is known. */
interface OwnMatch {
  own: number
  rival: number
  wins: boolean
  ranked: number | null
}

/** Where the one who asks ends. */
export function placeAfter({ own, rival, wins, ranked }: OwnMatch): number {
  const size = Math.max(ranked ?? 0, own, rival)
  const [from, other] = wins ? [own || size + 1, rival] : [rival || size + 1, own]
  const to = risenPlace(from, other)
  return wins ? to : own >= to && own < from ? own + 1 : own
}

/** What becomes of the one who asks, in words; about nobody else, so that no place may be taken for theirs. */
export function toldOwn(match: OwnMatch): string {
  const { own, wins } = match
  const to = bold(placed(placeAfter(match)))
  if (!own)
    return wins
      ? `Entras al ranking y quedas ${to}.`
      : 'No entras al ranking: al que pierde sin tener puesto no se le mueve nada.'
  if (placeAfter(match) === own)
    return `Sigues ${to}: ${wins ? 'vencer a uno de más abajo, o a uno sin ranking, no mueve los puestos' : 'el que te gana no te pasa'}.`
  return wins
    ? `Subes del ${placed(own)} al ${to}: el que gana sube la mitad de los puestos que los separan.`
    : `Bajas del ${placed(own)} al ${to}: el que te gana te pasa.`
}

/** The same; where a newcomer enters hangs on how many have a place: of each open table, where the question does not say. */
export async function ownPlaceTold(match: OwnMatch, site: Site, say: Say): Promise<string> {
  const { own, rival, wins, ranked } = match
  if (own && rival) {
    const told = wins ? byPlaces(own, rival, say) : byPlaces(rival, own, say)
    return say(toldOwn(match), `${told}.`)
  }
  if (own || !wins || ranked !== null) return toldOwn(match)
  const etapas = etapasOf({ etapas: [], juego: null, site }).filter(({ multijugador }) => multijugador)
  const rows = await Promise.all(
    etapas.map(async (etapa) => {
      const size = rankedOf(await clanesOfEtapa(site.db, etapa.id))
      return `${capital(inEtapa(etapa))}: quedas ${bold(placed(placeAfter({ ...match, ranked: size })))}.`
    }),
  )
  return lines('Entras al ranking. Depende de cuántos tenga la tabla; hoy sería:', bullets(rows))
}

/** What a win does to two places, by the rules: '#12 vence a #6 → #9'. */
export function byPlaces(winner: number, loser: number, say: Say): string {
  const to = risenPlace(winner, loser)
  const drops =
    loser < to || loser > winner
      ? say(`${bold('no baja')}: sigue ${bold(placed(loser))}`, bold('stays'))
      : say(`baja al ${bold(placed(loser + 1))}`, bold(`drops to #${loser + 1}`))
  const half = Math.ceil((winner - loser) / 2)
  const reason = say(
    `. Los separan ${winner - loser}, y se sube la mitad, redondeada hacia arriba: ${winner} − ${half} = ${winner - half}`,
    `. They are ${winner - loser} apart, and half of it is climbed, rounded up: ${winner} − ${half} = ${winner - half}`,
  )
  const stays = to === winner ? 'stays ' : ''
  return `${bold(say(ejemploText(vence(winner, loser)), `#${winner} beats #${loser} → ${stays}#${to}`))}: ${say(`${to === winner ? 'sigue' : 'sube al'} ${bold(placed(to))}, y el`, 'the')} #${loser} ${drops}${winner > loser ? reason : ''}`
}

const rankedOf = (table: readonly ClanRow[]) => table.filter(({ ranking_actual }) => ranking_actual > 0).length
const place = ({ ranking_actual, nombre }: ClanRow, say: Say) =>
  bold(ranking_actual ? placed(ranking_actual, say) : say(noPlace(nombre), 'unranked'))

/** Where a clan goes from where it is: 'Puelche sube del 3.º al 2.º'. */
function moved(row: ClanRow, to: number, say: Say): string {
  const { nombre, ranking_actual: from } = row
  const does = (es: readonly [string, string], en: readonly [string, string]) =>
    `${named(nombre)} ${say(verb(es[0], es[1], nombre), verb(en[0], en[1], nombre))}`
  const at = place({ ...row, ranking_actual: to }, say)
  if (from === to) return `${does(['sigue', 'siguen'], ['stays', 'stay'])} ${at}`
  if (!from) return `${does(['entra al ranking: queda', 'entran al ranking: quedan'], ['enters in', 'enter in'])} ${at}`
  const goes = to < from ? does(['sube', 'suben'], ['moves up', 'move up']) : does(['baja', 'bajan'], ['drops', 'drop'])
  return `${goes} ${say(`del ${placed(from)} al`, `from ${placed(from, say)} to`)} ${at}`
}

/** What a win of one over the other does to a table, in words; first where the winner goes, or the loser. */
function told(
  table: readonly ClanRow[],
  etapa: NamedEtapa,
  winner: ClanRow,
  loser: ClanRow,
  say: Say,
  loserFirst: boolean,
): string {
  const after = tableAfter(table, winner, loser)
  const placeOf = (row: ClanRow) => after.find(({ id }) => id === row.id)?.ranking_actual ?? row.ranking_actual
  const [w, l] = [named(winner.nombre), named(loser.nombre)]
  const head = say(
    `Si ${w} le ${verb('gana', 'ganan', winner.nombre)} a ${l}`,
    `If ${w} ${verb('beats', 'beat', winner.nombre)} ${l}`,
  )
  const isSame = placeOf(winner) === winner.ranking_actual
  const same = isSame ? say(`, la tabla ${bold('no cambia')}:`, ', the table does not change:') : ','
  const passed = table
    .filter((row) => row.id !== loser.id && row.id !== winner.id && placeOf(row) !== row.ranking_actual)
    .sort((a, b) => a.ranking_actual - b.ranking_actual)
    .map((row) => `${quoted(row.nombre)} (${say(`al ${placed(placeOf(row))}`, placed(placeOf(row), say))})`)
  const where = say(inEtapa(etapa), `in ${etapaLink(etapa)}`)
  const moves = [winner, loser].map((row) => moved(row, placeOf(row), say))
  return lines(
    `${head}${same} ${(loserFirst ? moves.toReversed() : moves).join(say(' y ', ' and '))}, ${where}.${
      passed.length ? ` ${say('También bajan un puesto', 'One place down go')}: ${listedUpTo(passed, 6, say)}.` : ''
    }`,
    isSame &&
      say(
        'Vencer a uno de más abajo, o a uno sin ranking, no mueve los puestos. Las victorias y las rachas sí cuentan.',
        'Beating one below, or one without a place, moves nobody.',
      ),
  )
}

/** A table after a win; one without a row of its own comes in by it. */
function tableAfter(table: readonly ClanRow[], winner: ClanRow, loser: ClanRow): ClanRow[] {
  const from = winner.ranking_actual || rankedOf(table) + 1
  const to = risenPlace(from, loser.ranking_actual)
  const rows = table.some(({ id }) => id === winner.id) ? table : [...table, winner]
  return rows.map((row) => {
    const at = row.ranking_actual
    if (row.id === winner.id) return { ...row, ranking_actual: to }
    return at >= to && at > 0 && at < from ? { ...row, ranking_actual: at + 1 } : row
  })
}

/** The row of a side: of a clan, or of who stands at a place. */
function rowOf(side: Standing, table: readonly ClanRow[]): ClanRow | undefined {
  if (typeof side !== 'number') return table.find(({ id }) => side.clanes.some((clan) => clan.id === id))
  const [first] = table
  if (side === 0) return first && { ...first, id: 0, nombre: 'un clan sin ranking', ranking_actual: 0 }
  const at = side < 0 ? rankedOf(table) + 1 + side : side
  return table.find(({ ranking_actual }) => ranking_actual === at)
}

interface Supposed {
  results: readonly Result[]
  /** Clans that are spoken of besides. */
  rest: readonly ClanName[]
  asksFirst: boolean
  /** Of whom it is asked, where it is one of them: told first. */
  about: unknown
}

/** What the results, one after the other, do to a table, in words; null where a side is not in it. */
function ofTable(
  etapa: NamedEtapa,
  before: readonly ClanRow[],
  { results, rest, asksFirst, about }: Supposed,
  say: Say,
): string | null {
  let table = before
  const steps: string[] = []
  const spoken = new Set(rest.flatMap((who) => rowOf(who, before)?.id ?? []))
  // who stands at a place is who stands there before any of it
  const now = (side: Standing) => {
    const row = rowOf(side, typeof side === 'number' ? before : table)
    return row && (table.find(({ id }) => id === row.id) ?? row)
  }
  for (const { winner, loser } of results) {
    const [w, l] = [now(winner), now(loser)]
    if (!w || !l || (w.id === l.id && typeof winner === typeof loser)) return null
    // nobody plays against who stands at one's own place
    if (w.id === l.id) continue
    steps.push(told(table, etapa, w, l, say, loser === about))
    table = tableAfter(table, w, l)
    spoken.add(w.id).add(l.id)
  }
  const end = table
    .filter(({ id }) => spoken.has(id))
    .sort((a, b) => (a.ranking_actual || 999) - (b.ranking_actual || 999))
  const [first, wasFirst] = [rowOf(1, table), rowOf(1, before)]
  return lines(
    asksFirst &&
      first &&
      `Primero ${first.id === wasFirst?.id ? verb('sigue', 'siguen', first.nombre) : verb('queda', 'quedan', first.nombre)} ${named(first.nombre)}.`,
    ...(steps.length > 1 ? steps.map((step, at) => `${at + 1}. ${step.replace('\n', ' ')}`) : steps),
    (steps.length > 1 || rest.length > 0) &&
      `Al final: ${end.map((row) => `${named(row.nombre)} ${place(row, say)}`).join(', ')}.`,
  )
}

/** What results do to each table where all of their sides are; null where there is none. */
export async function settled(
  supposition: Supposed,
  { site, etapas, juego, say }: Pick<Asked, 'site' | 'etapas' | 'juego' | 'say'>,
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
    found.map(async (etapa) => ({
      etapa,
      told: ofTable(etapa, await clanesOfEtapa(site.db, etapa.id), supposition, say),
    })),
  )
  const said = parts.flatMap(({ etapa, told: text }) => (text === null ? [] : [{ etapa, text }]))
  return said.length
    ? { text: lines(...said.map(({ text }) => text)), etapas: said.slice(0, 1).map(({ etapa }) => etapa) }
    : null
}
