import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import type { Question } from '../understand'
import { bold, lines, link, named, noPlace, placed, verb } from '../wording'
import { afterWin, byPlaces, told } from './after-win'
import { resultsIn, type Result, type Side } from './results'
import { etapasOf } from './which'

const newcomer = 'un clan sin ranking'
const rankedOf = (table: readonly ClanRow[]) => table.filter(({ ranking_actual }) => ranking_actual > 0).length

/** A table after a win; one without a row of its own comes in by it. */
export function tableAfter(table: readonly ClanRow[], winner: ClanRow, loser: ClanRow): ClanRow[] {
  const ranked = rankedOf(table)
  const from = winner.ranking_actual || ranked + 1
  const to = afterWin(winner.ranking_actual, loser.ranking_actual, ranked).winner
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
  if (side === 0) return first && { ...first, id: 0, nombre: newcomer, ranking_actual: 0 }
  const place = side < 0 ? rankedOf(table) : side
  return table.find(({ ranking_actual }) => ranking_actual === place)
}

/** What the results, one after the other, do to a table, in words; null where a side is not in it. */
function ofTable(
  etapa: NamedEtapa,
  before: readonly ClanRow[],
  results: readonly Result[],
  rest: readonly ClanName[],
  asksFirst: boolean,
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
    if (!w || !l) return null
    if (w.id === l.id) {
      if (typeof winner === typeof loser) return null
      steps.push(
        `El ${placed(rowOf(w.id ? loser : winner, before)?.ranking_actual ?? 0)} ya ${verb('es', 'son', w.nombre)} ${named(w.nombre)}: ahí no hay con quién jugar.`,
      )
      continue
    }
    steps.push(told(table, etapa, w, l))
    table = tableAfter(table, w, l)
    moved.add(w.id).add(l.id)
  }
  const place = ({ ranking_actual, nombre }: ClanRow) =>
    ranking_actual ? bold(placed(ranking_actual)) : noPlace(nombre)
  const others = rest.flatMap((who) => {
    const row = rowOf(who, table)
    const was = row && rowOf(who, before)
    if (!row || !was) return [`${named(who.nombre)} no juega ahí: no se mueve.`]
    return row.ranking_actual === was.ranking_actual
      ? [`${named(who.nombre)} ${verb('sigue', 'siguen', who)} ${place(row)}.`]
      : [`${named(who.nombre)} ${verb('pasa', 'pasan', who)} del ${placed(was.ranking_actual)} al ${place(row)}.`]
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

/** One result between two places, for what turns it round next. */
function supposedOf([result, another]: readonly Result[]): Pick<Reply, 'supuesto'> {
  const { winner, loser } = result ?? {}
  return typeof winner === 'number' && typeof loser === 'number' && !another
    ? { supuesto: { own: winner, rival: loser, wins: true, ranked: null } }
    : {}
}

const asksOfFirst = /\bquien(?:es)?\b.{0,20}\b(?:primero|puntero|arriba|lider)\b/
const asksPlace =
  /\b(?:puesto|lugar|posicion|donde|sube|suben|baja|bajan|queda|quedan|llega|llegan|entra|entran|pasa|si)\b/

/** What several results in a row, one of a clan without a place, or one that may change who leads, would do; null where a question supposes nothing of that kind. */
export async function afterResults(question: Question, site: Site): Promise<Reply | null> {
  const { words, etapaMention } = question
  const text = words.map(({ plain }) => plain).join(' ')
  if (!asksPlace.test(text)) return null
  const read = await resultsIn(question, site)
  if (!read) return null
  const { results, rest } = read
  const sides = results.flatMap(({ winner, loser }) => [winner, loser])
  const clans = sides.flatMap((side) => (typeof side === 'number' ? [] : [side]))
  const asksFirst = asksOfFirst.test(text)
  const onlyPlaces = !clans.length && !etapaMention.used.size && !sides.includes(0)
  if (results.length < 2 && !sides.includes(0) && !asksFirst && !onlyPlaces) return null
  const rule = link('Reglamento, artículo 20', paths.articulo('art-subir'))
  if (onlyPlaces) {
    const places = results.flatMap(({ winner, loser }) =>
      typeof winner === 'number' && typeof loser === 'number' && winner > 0 && loser > 0
        ? [byPlaces(winner, loser)]
        : [],
    )
    if (places.length < results.length) return null
    const [only] = places
    return {
      text:
        only && places.length === 1
          ? `Por las reglas: ${only}.`
          : lines(...places.map((each, at) => `${at + 1}. ${each}.`), rule),
      ...supposedOf(results),
    }
  }
  const all = etapasOf({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }).filter(
    ({ multijugador }) => multijugador,
  )
  const fitting = all.filter(({ id }) => clans.every(({ clanes }) => clanes.some(({ id_etapa }) => id_etapa === id)))
  const parts = await Promise.all(
    fitting.map(async (etapa) => {
      const told = ofTable(etapa, await clanesOfEtapa(site.db, etapa.id), results, rest, asksFirst)
      return told === null ? [] : [{ etapa, told }]
    }),
  )
  const found = parts.flat()
  if (!found.length) return null
  return {
    text: lines(...found.map(({ told }) => told)),
    quien: [...new Set(clans)].slice(0, 2),
    etapas: found.slice(0, 1).map(({ etapa }) => etapa),
  }
}
