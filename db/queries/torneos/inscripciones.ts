import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { Db } from '../../database'

/** The clans enrolled in a torneo, in the order of enrolment. `deleted_at` is set if the clan was deleted. */
export const enrolmentsOf = (db: Db, torneo: number) =>
  db
    .selectFrom('torneo_inscripciones as i')
    .innerJoin('clans as c', 'c.id', 'i.id_clan')
    .leftJoin('standings as s', 's.id_clan', 'i.id_clan')
    .where('i.id_torneo', '=', torneo)
    .orderBy('i.id')
    .select([
      'i.id_clan',
      'i.semilla',
      'i.checkin_at',
      'i.cupo_avisado_at',
      'c.nombre',
      'c.tag',
      'c.imagen',
      'c.deleted_at',
    ])
    .select('s.ranking_actual as puesto')
    .execute()
export type Enrolment = Awaited<ReturnType<typeof enrolmentsOf>>[number]

/** The players on the rosters of a torneo, sorted by name. `member`: the player is still a member of the clan. */
export async function rostersOf(db: Db, torneo: number) {
  const rows = await db
    .selectFrom('torneo_planteles as t')
    .innerJoin('players as p', 'p.id', 't.player_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.player_id', '=', 't.player_id').onRef('m.id_clan', '=', 't.id_clan'),
    )
    .where('t.id_torneo', '=', torneo)
    .where('p.closed_at', 'is', null)
    .orderBy('p.username_folded')
    .select(['t.id_clan', 'p.id', 'p.username', 'm.player_id as member'])
    .execute()
  return rows.map(({ member, ...row }) => ({ ...row, member: member !== null }))
}
export type RosterPlayer = Awaited<ReturnType<typeof rostersOf>>[number]

/** The enrolled clans that may play: the first `cupos` (all if null). After check-in has ended, only clans that checked in are counted. */
export function placed<E extends Pick<Enrolment, 'checkin_at'>>(
  rows: readonly E[],
  cupos: number | null,
  checkinOver: boolean,
): E[] {
  const there = checkinOver ? rows.filter(({ checkin_at }) => checkin_at !== null) : rows
  return there.slice(0, cupos ?? there.length)
}

interface Places {
  cupos: number | null
  /** Ids of the clans in the bracket; null before the draw. */
  drawn: readonly number[] | null
  /** Ids of the clans that have withdrawn from the bracket. */
  withdrawn: readonly number[]
  /** True after check-in has ended. Clans that did not check in may then not play. */
  checkinOver: boolean
}

/** The clans enrolled in a torneo as the API returns them: first the clans that may play, by seed, then the reserves. */
export async function inscritosOf(
  db: Db,
  torneo: number,
  { cupos, drawn, withdrawn, checkinOver }: Places,
): Promise<Inscrito[]> {
  const [rows, rosters] = [await enrolmentsOf(db, torneo), await rostersOf(db, torneo)]
  const order = drawn && new Map(drawn.map((clan, index) => [clan, index + 1]))
  const playing = order ?? new Set(placed(rows, cupos, checkinOver).map(({ id_clan }) => id_clan))
  const list = rows.map(({ checkin_at, puesto, deleted_at: _deleted, cupo_avisado_at: _told, ...row }) => ({
    ...row,
    semilla: order?.get(row.id_clan) ?? row.semilla,
    plantel: rosters.filter(({ id_clan }) => id_clan === row.id_clan).map(({ id, username }) => ({ id, username })),
    checkin: checkin_at !== null,
    reserva: !playing.has(row.id_clan),
    retirado: withdrawn.includes(row.id_clan),
    puesto: puesto ?? 0,
  }))
  const seed = (one: Inscrito) => one.semilla ?? Number.MAX_SAFE_INTEGER
  return [
    ...list.filter(({ reserva }) => !reserva).toSorted((a, b) => seed(a) - seed(b)),
    ...list.filter(({ reserva }) => reserva),
  ]
}

/** The players among `players` who are on the roster of another clan than `clan` in the torneo. */
export const inOtherTeams = (db: Db, torneo: number, clan: number, players: readonly number[]) =>
  db
    .selectFrom('torneo_planteles as t')
    .innerJoin('players as p', 'p.id', 't.player_id')
    .where('t.id_torneo', '=', torneo)
    .where('t.id_clan', '!=', clan)
    .where('t.player_id', 'in', [...players])
    .select(['p.id', 'p.username'])
    .execute()

/** Ids of the players among `players` who are members of the clan. */
export async function membersAmong(db: Db, clan: number, players: readonly number[]): Promise<number[]> {
  if (!players.length) return []
  const rows = await db
    .selectFrom('memberships')
    .where('id_clan', '=', clan)
    .where('player_id', 'in', [...players])
    .select('player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}

export const isEnrolled = async (db: Db, id_torneo: number, id_clan: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('torneo_inscripciones')
      .where('id_torneo', '=', id_torneo)
      .where('id_clan', '=', id_clan)
      .select('id')
      .executeTakeFirst(),
  )

/** Enrols a clan in a torneo with a roster, or replaces its roster if it is enrolled. Lock the torneo first. `fecha`: ISO 8601. */
export async function storeEnrolment(
  trx: Db,
  { id_torneo, id_clan, fecha }: { id_torneo: number; id_clan: number; fecha: string },
  players: readonly number[],
): Promise<void> {
  await trx
    .insertInto('torneo_inscripciones')
    .values({ id_torneo, id_clan, fecha })
    .onConflict((conflict) => conflict.columns(['id_torneo', 'id_clan']).doNothing())
    .execute()
  await trx.deleteFrom('torneo_planteles').where('id_torneo', '=', id_torneo).where('id_clan', '=', id_clan).execute()
  await trx
    .insertInto('torneo_planteles')
    .values(players.map((player_id) => ({ id_torneo, id_clan, player_id })))
    .execute()
}

/** Deletes a clan's enrolment in a torneo. Returns false if the clan was not enrolled. */
export async function deleteEnrolment(trx: Db, id_torneo: number, id_clan: number): Promise<boolean> {
  await trx.deleteFrom('torneo_planteles').where('id_torneo', '=', id_torneo).where('id_clan', '=', id_clan).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('torneo_inscripciones')
    .where('id_torneo', '=', id_torneo)
    .where('id_clan', '=', id_clan)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function storeCheckin(trx: Db, id_torneo: number, id_clan: number, fecha: string): Promise<void> {
  await trx
    .updateTable('torneo_inscripciones')
    .set({ checkin_at: fecha })
    .where('id_torneo', '=', id_torneo)
    .where('id_clan', '=', id_clan)
    .where('checkin_at', 'is', null)
    .execute()
}

/** Stores that these clans, so far reserves, were notified that they can play. `fecha`: ISO 8601. */
export async function storePlaceTold(
  trx: Db,
  id_torneo: number,
  clans: readonly number[],
  fecha: string,
): Promise<void> {
  await trx
    .updateTable('torneo_inscripciones')
    .set({ cupo_avisado_at: fecha })
    .where('id_torneo', '=', id_torneo)
    .where('id_clan', 'in', [...clans])
    .execute()
}

/** Gives these clans the seeds 1, 2, 3 … of a torneo, in this order. */
export async function storeSeeds(trx: Db, id_torneo: number, order: readonly number[]): Promise<void> {
  for (const [index, id_clan] of order.entries())
    await trx
      .updateTable('torneo_inscripciones')
      .set({ semilla: index + 1 })
      .where('id_torneo', '=', id_torneo)
      .where('id_clan', '=', id_clan)
      .execute()
}

/** Ids of the torneos in which a clan is enrolled and that are neither cancelled nor over. */
export async function openTorneosOf(db: Db, clan: number): Promise<number[]> {
  const rows = await db
    .selectFrom('torneo_inscripciones as i')
    .innerJoin('torneos as t', 't.id', 'i.id_torneo')
    .where('i.id_clan', '=', clan)
    .where('t.cancelado_at', 'is', null)
    .where('t.campeon', 'is', null)
    .where('t.desierto', '=', 0)
    .orderBy('t.id')
    .select('t.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the players on the champion's roster in the latest torneo that has a champion. */
export async function lastChampions(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('torneo_planteles as p')
    .innerJoin('torneos as t', (join) => join.onRef('t.id', '=', 'p.id_torneo').onRef('t.campeon', '=', 'p.id_clan'))
    .where('t.id', '=', (eb) =>
      eb
        .selectFrom('torneos')
        .where('campeon', 'is not', null)
        .where('cancelado_at', 'is', null)
        .orderBy('inicio', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .select('id'),
    )
    .select('p.player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
