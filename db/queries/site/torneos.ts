import type { Torneo, TorneoClan } from '@trinchera/contract/torneos'
import { torneoEstado } from '@trinchera/rules/torneo-estado'
import type { Db } from '../../database'
import { readStored } from '../torneos/stored-torneos'
import { readableRows } from '../../readable'

/** Clans by id with their current names and pictures, even deleted ones. */
export async function torneoClans(db: Db, ids: readonly number[]): Promise<Map<number, TorneoClan>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('clans')
    .where('id', 'in', [...new Set(ids)])
    .select(['id as id_clan', 'nombre', 'tag', 'imagen'])
    .execute()
  return new Map(rows.map((row) => [row.id_clan, row]))
}

const selectTorneos = (db: Db) =>
  db
    .selectFrom('torneos as t')
    .leftJoin('etapas as e', 'e.id', 't.id_etapa')
    .leftJoin('juegos as j', 'j.id', 'e.id_juego')
    .selectAll('t')
    .select(['e.nombre as etapa_nombre', 'j.id as juego_id', 'j.nombre as juego_nombre'])
type Row = Awaited<ReturnType<ReturnType<typeof selectTorneos>['execute']>>[number]

/** Number of clans enrolled in each torneo, including reserves, by torneo id. Torneos without enrolments are left out. */
async function enrolledIn(db: Db, torneos: readonly number[]): Promise<Map<number, number>> {
  if (!torneos.length) return new Map()
  const rows = await db
    .selectFrom('torneo_inscripciones')
    .where('id_torneo', 'in', [...torneos])
    .groupBy('id_torneo')
    .select((eb) => ['id_torneo', eb.fn.countAll<number>().as('n')])
    .execute()
  return new Map(rows.map(({ id_torneo, n }) => [id_torneo, n]))
}

async function present(db: Db, rows: readonly Row[], now: string): Promise<(Torneo & { revision: number })[]> {
  const champions = await torneoClans(
    db,
    rows.flatMap(({ campeon }) => campeon ?? []),
  )
  const enrolled = await enrolledIn(
    db,
    rows.map(({ id }) => id),
  )
  return readableRows(rows, ({ etapa_nombre, juego_id, juego_nombre, ...row }) => {
    const {
      cancelado_at,
      version,
      campeon,
      desierto,
      situacion: _situacion,
      objeta_hasta: _objeta,
      checkin_avisado_at: _avisado,
      ...fields
    } = readStored(row)
    const total = enrolled.get(fields.id) ?? 0
    const equipos = Math.min(total, fields.cupos ?? total)
    return {
      ...fields,
      estado: torneoEstado({ ...fields, cancelado_at, version, campeon, desierto }, Date.parse(now)),
      etapa:
        fields.id_etapa === null || etapa_nombre === null || juego_id === null || juego_nombre === null
          ? null
          : { id: fields.id_etapa, nombre: etapa_nombre, juego: { id: juego_id, nombre: juego_nombre } },
      equipos,
      reservas: total - equipos,
      campeon: campeon === null ? null : (champions.get(campeon) ?? null),
    }
  })
}
const withoutRevision = ({ revision: _revision, ...torneo }: Torneo & { revision: number }): Torneo => torneo

/** All torneos: first the torneos still to start, soonest first, then those that have started, latest first. `now`: ISO 8601. */
export async function listTorneos(db: Db, now: string): Promise<Torneo[]> {
  const upcoming = await selectTorneos(db).where('t.inicio', '>', now).orderBy('t.inicio').orderBy('t.id').execute()
  const begun = await selectTorneos(db)
    .where('t.inicio', '<=', now)
    .orderBy('t.inicio', 'desc')
    .orderBy('t.id', 'desc')
    .execute()
  return (await present(db, [...upcoming, ...begun], now)).map(withoutRevision)
}

/** One torneo with its state at `now` (ISO 8601); null if there is no such torneo. */
export async function torneoById(db: Db, id: number, now: string): Promise<Torneo | null> {
  const [torneo] = await present(db, await selectTorneos(db).where('t.id', '=', id).execute(), now)
  return torneo ? withoutRevision(torneo) : null
}

/** Torneos in which a clan is enrolled, latest first, each with its state at `now` (ISO 8601). */
export async function torneosOfClan(db: Db, clan: number, now: string): Promise<Torneo[]> {
  const rows = await enrolling(selectTorneos(db), [clan]).orderBy('t.inicio', 'desc').orderBy('t.id', 'desc').execute()
  return (await present(db, rows, now)).map(withoutRevision)
}

/** Which torneos to read: those of an etapa, those in which one of these clans is enrolled, a single one, or all (null). */
export type TorneoScope = { etapa: number } | { clans: readonly number[] } | { torneo: number } | null

const enrolling = (query: ReturnType<typeof selectTorneos>, clans: readonly number[]) =>
  query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('torneo_inscripciones as own')
        .whereRef('own.id_torneo', '=', 't.id')
        .where('own.id_clan', 'in', [...clans])
        .select('own.id'),
    ),
  )

function within(query: ReturnType<typeof selectTorneos>, scope: TorneoScope): ReturnType<typeof selectTorneos> {
  if (scope === null) return query
  if ('clans' in scope) return enrolling(query, scope.clans)
  return 'etapa' in scope ? query.where('t.id_etapa', '=', scope.etapa) : query.where('t.id', '=', scope.torneo)
}

/** The torneos that start after `since` (ISO 8601), soonest first, each with its revision and its state at `now` (ISO 8601). */
export async function torneosSince(
  db: Db,
  since: string,
  scope: TorneoScope,
  now: string,
): Promise<(Torneo & { revision: number })[]> {
  if (scope !== null && 'clans' in scope && scope.clans.length === 0) return []
  const query = within(selectTorneos(db), scope).where('t.inicio', '>', since)
  return present(db, await query.orderBy('t.inicio').orderBy('t.id').execute(), now)
}
