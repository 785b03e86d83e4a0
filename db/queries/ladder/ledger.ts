import { movedIn } from '@trinchera/rules/ladder/shifts'
import type { Db } from '../../database'
import { etapaHistory } from '../../etapa-history'

/**
 * Which matches to read: matches of `clanes` against `rivales` in `etapas`, with `player` on a roster, from `desde` until just before
 * `hasta` (ISO 8601). A field that is left out does not restrict.
 */
export interface MatchScope {
  clanes?: readonly number[]
  rivales?: readonly number[]
  etapas?: readonly number[]
  player?: number
  desde?: string | null
  hasta?: string | null
}

/** A match that counts. `ganador`, `perdedor`: after rulings. `own`: clan for which the player of the `MatchScope` was on the roster. */
export interface PlayedMatch {
  id: number
  id_etapa: number
  fecha: string
  ganador: number
  perdedor: number
  own: number | null
}

const ruledOut = ['anular', 'falso'] as const

function within(db: Db, { etapas, desde, hasta }: MatchScope) {
  let query = db.selectFrom('matches')
  if (etapas) query = query.where('matches.id_etapa', 'in', etapas)
  if (desde) query = query.where('matches.fecha', '>=', desde)
  if (hasta) query = query.where('matches.fecha', '<', hasta)
  return query
}

type Side = 'id_clan_ganador' | 'id_clan_perdedor'
const otherSide = { id_clan_ganador: 'id_clan_perdedor', id_clan_perdedor: 'id_clan_ganador' } as const

/** True if reading these matches by the best index would still read more than `most` rows. */
async function isWide(db: Db, { clanes, player, etapas, desde, hasta }: MatchScope, most: number): Promise<boolean> {
  const rows =
    player !== undefined
      ? db
          .selectFrom('match_roster')
          .where('player_id', '=', player)
          .select('match_id as id')
          .limit(most + 1)
          .as('some')
      : clanes
        ? within(db, { desde, hasta })
            .where('id_clan_ganador', 'in', clanes)
            .select('id')
            .unionAll(within(db, { desde, hasta }).where('id_clan_perdedor', 'in', clanes).select('id'))
            .limit(most + 1)
            .as('some')
        : within(db, { etapas, desde, hasta })
            .select('matches.id')
            .limit(most + 1)
            .as('some')
  const { total } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total) > most
}

function rowsOf(db: Db, scope: MatchScope, side: Side | null) {
  const { clanes, rivales, player } = scope
  let query = within(db, scope)
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'matches.id').on('r.lifted_at', 'is', null))
    .leftJoin('match_roster as own', (join) =>
      join.onRef('own.match_id', '=', 'matches.id').on('own.player_id', '=', player ?? 0),
    )
    .where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', 'not in', ruledOut)]))
    .select([
      'matches.id',
      'matches.id_etapa',
      'matches.fecha',
      'matches.id_clan_ganador',
      'matches.id_clan_perdedor',
      'r.id_clan as cheat',
      'own.id_clan as own',
    ])
  if (player !== undefined) {
    query = query.where(
      'matches.id',
      'in',
      db.selectFrom('match_roster').where('player_id', '=', player).select('match_id'),
    )
  }
  if (side && clanes) query = query.where(`matches.${side}`, 'in', clanes)
  if (side && rivales) query = query.where(`matches.${otherSide[side]}`, 'in', rivales)
  return query.execute()
}

/**
 * The matches of a `MatchScope` that count, newest first; null if more than `most` rows would have to be read. A clan's wins and losses are
 * read by two queries, because each has its own index.
 */
export async function playedMatches(db: Db, scope: MatchScope, most: number): Promise<PlayedMatch[] | null> {
  if (await isWide(db, scope, most)) return null
  const rows = scope.clanes
    ? [...(await rowsOf(db, scope, 'id_clan_ganador')), ...(await rowsOf(db, scope, 'id_clan_perdedor'))]
    : await rowsOf(db, scope, null)
  return rows
    .map(({ id, id_etapa, fecha, id_clan_ganador, id_clan_perdedor, cheat, own }) => {
      const swapped = cheat === id_clan_ganador
      const [ganador, perdedor] = swapped ? [id_clan_perdedor, id_clan_ganador] : [id_clan_ganador, id_clan_perdedor]
      return { id, id_etapa, fecha, ganador, perdedor, own }
    })
    .sort((a, b) => b.fecha.localeCompare(a.fecha) || b.id - a.id)
}

/** Number of matches of these etapas and this period that do not count because of a ruling. */
export async function countRuledOut(db: Db, scope: Pick<MatchScope, 'etapas' | 'desde' | 'hasta'>): Promise<number> {
  const out = await within(db, scope)
    .innerJoin('rulings as r', 'r.match_id', 'matches.id')
    .where('r.lifted_at', 'is', null)
    .where('r.tipo', 'in', ruledOut)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(out.total)
}

/** Number of matches of these etapas and this period that count. The query reads an index only, not the matches. */
export async function countPlayed(db: Db, scope: Pick<MatchScope, 'etapas' | 'desde' | 'hasta'>): Promise<number> {
  const all = await within(db, scope)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(all.total) - (await countRuledOut(db, scope))
}

/** Number of wins and losses in these matches of each player who shows the own statistics, most wins first. */
export async function playerTallies(
  db: Db,
  matches: readonly PlayedMatch[],
): Promise<{ id: number; ganadas: number; perdidas: number }[]> {
  const winners = new Map(matches.map(({ id, ganador }) => [id, ganador]))
  const tallies = new Map<number, { id: number; ganadas: number; perdidas: number }>()
  const ids = [...winners.keys()]
  for (let from = 0; from < ids.length; from += 500) {
    const rows = await db
      .selectFrom('match_roster')
      .where('match_id', 'in', ids.slice(from, from + 500))
      .where('player_id', 'in', db.selectFrom('players').where('estadisticas', '=', 1).select('id'))
      .select(['match_id', 'player_id', 'id_clan'])
      .execute()
    for (const { match_id, player_id, id_clan } of rows) {
      const tally = tallies.get(player_id) ?? { id: player_id, ganadas: 0, perdidas: 0 }
      if (winners.get(match_id) === id_clan) tally.ganadas++
      else tally.perdidas++
      tallies.set(player_id, tally)
    }
  }
  return [...tallies.values()].sort((a, b) => b.ganadas - a.ganadas || a.perdidas - b.perdidas || a.id - b.id)
}

/** Every move with which a clan took or left the place `place` of an etapa, oldest first; null if there are more than `most`. */
export async function movesAt(
  db: Db,
  etapa: number,
  place: number,
  most: number,
): Promise<{ id_clan: number; fecha: string; ranking: number; antes: number }[] | null> {
  const moves: { id_clan: number; fecha: string; ranking: number; antes: number }[] = []
  for await (const block of (await etapaHistory(db, etapa)).from(0)) {
    for (const { id_clan, at, ranking, antes } of movedIn(block, place))
      moves.push({ id_clan, fecha: at, ranking, antes })
    if (moves.length > most) return null
  }
  return moves
}

/** Places at `instant` (ISO 8601), by clan id, of the clans that have moved since; 0: unranked. Null if over `most` moves must be read. */
export async function placesAt(
  db: Db,
  etapa: number,
  instant: string,
  most: number,
): Promise<Map<number, number> | null> {
  // the last match before `instant`; the index of dates finds it
  const before = await db
    .selectFrom('matches')
    .where('id_etapa', '=', etapa)
    .where('fecha', '<', instant)
    .orderBy('fecha', 'desc')
    .select('seq')
    .limit(1)
    .executeTakeFirst()
  const after = before?.seq ?? 0
  const places = new Map<number, number>()
  let read = 0
  for await (const block of (await etapaHistory(db, etapa)).from(after))
    for (const { seq, at, id_clan, antes } of movedIn(block)) {
      if (seq <= after || at < instant) continue
      if (++read > most) return null
      if (!places.has(id_clan)) places.set(id_clan, antes)
    }
  return places
}

/** Dates of the first and the last match of an etapa; null if the etapa has no match. */
export async function etapaSpan(db: Db, etapa: number): Promise<{ first: string; last: string } | null> {
  const end = (order: 'asc' | 'desc') =>
    db
      .selectFrom('matches')
      .where('id_etapa', '=', etapa)
      .orderBy('seq', order)
      .select('fecha')
      .limit(1)
      .executeTakeFirst()
  const [first, last] = [await end('asc'), await end('desc')]
  return first && last ? { first: first.fecha, last: last.fecha } : null
}

/** Number of members of each clan of these etapas, by clan id. Clans without members are left out. */
export async function membersOfEtapas(db: Db, etapas: readonly number[]): Promise<Map<number, number>> {
  if (!etapas.length) return new Map()
  const rows = await db
    .selectFrom('memberships')
    .where('id_etapa', 'in', etapas)
    .groupBy('id_clan')
    .select((eb) => ['id_clan', eb.fn.countAll<number>().as('total')])
    .execute()
  return new Map(rows.map(({ id_clan, total }) => [id_clan, Number(total)]))
}

/** Each player of these etapas with the ids of the player's clans there. */
export async function clansOfPlayers(db: Db, etapas: readonly number[]): Promise<{ id: number; clanes: number[] }[]> {
  if (!etapas.length) return []
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .where('memberships.id_etapa', 'in', etapas)
    .where('clans.deleted_at', 'is', null)
    .select(['memberships.player_id', 'memberships.id_clan'])
    .execute()
  const found = new Map<number, number[]>()
  for (const { player_id, id_clan } of rows) found.set(player_id, [...(found.get(player_id) ?? []), id_clan])
  return [...found].map(([id, clanes]) => ({ id, clanes }))
}

/** Players of clans in at least `least` different juegos, counting only clans of `etapas`. */
export async function gamesOfPlayers(
  db: Db,
  etapas: readonly number[],
  least: number,
): Promise<{ id: number; juegos: number }[]> {
  if (!etapas.length) return []
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('etapas as e', 'e.id', 'm.id_etapa')
    .where('m.id_etapa', 'in', etapas)
    .groupBy('m.player_id')
    .select((eb) => ['m.player_id as id', eb.fn.count<number>('e.id_juego').distinct().as('juegos')])
    .having((eb) => eb.fn.count('e.id_juego').distinct(), '>=', least)
    .execute()
  return rows.map(({ id, juegos }) => ({ id, juegos: Number(juegos) }))
}
