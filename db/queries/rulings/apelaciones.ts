import type { Apelacion } from '@trinchera/contract/apelaciones'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import type { ApelacionesTable } from '../../schema/disputes'

export type Appealed = { id_ruling: number } | { id_suspension: number }

export type NewAppeal = Pick<ApelacionesTable, 'player_id' | 'quien' | 'id_clan' | 'texto' | 'fecha'> & Appealed

/** Stores an open appeal; returns its id. Violates a unique constraint if there already was an appeal against the ruling or suspension. */
export async function insertAppeal(trx: Db, appeal: NewAppeal): Promise<number> {
  const { id } = await trx
    .insertInto('apelaciones')
    .values({ id_ruling: null, id_suspension: null, ...appeal, estado: 'abierta' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const gone = 'Cuenta eliminada'
/** Shown in place of a staff member's name if nobody decided an appeal because the suspension had ended. */
const nobody = 'El plazo'

const selectAppeals = (db: Db) =>
  db
    .selectFrom('apelaciones as a')
    .leftJoin('rulings as r', 'r.id', 'a.id_ruling')
    .leftJoin('suspensions as s', 's.id', 'a.id_suspension')
    .leftJoin('players as suspended', 'suspended.id', 's.player_id')
    .leftJoin('players as decider', (join) =>
      join.on((eb) => eb('decider.id', '=', eb.fn.coalesce('r.ruled_by', 's.created_by'))),
    )
    .select([
      'a.id',
      'a.estado',
      'a.quien',
      'a.texto',
      'a.fecha',
      'a.motivo',
      'a.resolved_by',
      'a.resolved_at',
      'r.match_id',
      'decider.username as decidio',
      's.id as s_id',
      's.player_id as s_player_id',
      's.alcance as s_alcance',
      's.hasta as s_hasta',
      's.motivo as s_motivo',
      's.created_at as s_created_at',
      'suspended.username as s_username',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectAppeals>['execute']>>[number]

function presentSuspension(row: Row): Apelacion['suspension'] {
  const { s_id, s_player_id, s_alcance, s_hasta, s_motivo, s_created_at, s_username } = row
  if (s_id === null || s_player_id === null || !s_alcance || s_hasta === null) return null
  return {
    id: s_id,
    player_id: s_player_id,
    alcance: s_alcance,
    hasta: s_hasta,
    motivo: s_motivo ?? '',
    created_at: s_created_at ?? '',
    username: s_username ?? gone,
  }
}

async function present(db: Db, rows: readonly Row[]): Promise<Apelacion[]> {
  const ids = rows.flatMap(({ match_id }) => match_id ?? [])
  const matches = ids.length ? await selectMatches(db).where('matches.id', 'in', ids).execute() : []
  const byId = new Map(matches.map((row) => [row.id, presentMatch(row)]))
  return rows.map((row) => {
    const { id, estado, quien, texto, fecha, motivo, resolved_by, resolved_at, match_id, decidio } = row
    return {
      id,
      sobre: match_id === null ? 'suspension' : 'fallo',
      estado,
      quien,
      texto,
      fecha,
      resuelta:
        resolved_at === null || motivo === null ? null : { quien: resolved_by ?? nobody, motivo, fecha: resolved_at },
      partida: match_id === null ? null : (byId.get(match_id) ?? null),
      suspension: presentSuspension(row),
      decidio: decidio ?? gone,
    }
  })
}

export async function appealById(db: Db, id: number): Promise<Apelacion | null> {
  const [appeal] = await present(db, await selectAppeals(db).where('a.id', '=', id).execute())
  return appeal ?? null
}

/** All open appeals, oldest first, then the latest `resolved` decided appeals, latest decision first. */
export async function listAppeals(db: Db, resolved: number): Promise<Apelacion[]> {
  const open = await selectAppeals(db).where('a.estado', '=', 'abierta').orderBy('a.id').execute()
  const others = await selectAppeals(db)
    .where('a.estado', '!=', 'abierta')
    .orderBy('a.resolved_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(resolved)
    .execute()
  return present(db, [...open, ...others])
}

/** The appeal against a suspension; null if nobody has appealed. */
export async function appealOfSuspension(
  db: Db,
  suspension: number,
): Promise<Pick<Apelacion, 'estado' | 'texto' | 'fecha' | 'resuelta'> | null> {
  const [appeal] = await present(db, await selectAppeals(db).where('a.id_suspension', '=', suspension).execute())
  if (!appeal) return null
  const { estado, texto, fecha, resuelta } = appeal
  return { estado, texto, fecha, resuelta }
}

/** What staff need to decide an appeal. `decided_by`: who made the ruling or suspension. Either `ruling` or `suspension` is set. */
export interface AppealFacts {
  estado: ApelacionesTable['estado']
  player_id: number | null
  decided_by: number
  ruling: { id: number; match_id: number; id_etapa: number } | null
  suspension: { id: number; player_id: number } | null
}

export async function appealFacts(db: Db, id: number): Promise<AppealFacts | null> {
  const row = await db
    .selectFrom('apelaciones as a')
    .leftJoin('rulings as r', 'r.id', 'a.id_ruling')
    .leftJoin('suspensions as s', 's.id', 'a.id_suspension')
    .where('a.id', '=', id)
    .select(['a.estado', 'a.player_id', 'a.id_ruling', 'r.match_id', 'r.id_etapa', 'r.ruled_by'])
    .select(['a.id_suspension', 's.player_id as suspended', 's.created_by'])
    .executeTakeFirst()
  if (!row) return null
  const { id_ruling, match_id, id_etapa, id_suspension, suspended } = row
  return {
    estado: row.estado,
    player_id: row.player_id,
    decided_by: row.ruled_by ?? row.created_by ?? 0,
    ruling: id_ruling === null || match_id === null || id_etapa === null ? null : { id: id_ruling, match_id, id_etapa },
    suspension: id_suspension === null || suspended === null ? null : { id: id_suspension, player_id: suspended },
  }
}

/** The decision on an appeal. `resolved_by`: null if nobody decided because the suspension had ended. `resolved_at`: ISO 8601. */
export interface Resolution {
  estado: Exclude<ApelacionesTable['estado'], 'abierta'>
  motivo: string
  resolved_by: string | null
  resolved_at: string
}

/** Stores the decision on the open appeal against a ruling or suspension; returns its id and player. Null if there is no open appeal. */
export async function storeResolution(
  trx: Db,
  appealed: Appealed,
  resolution: Resolution,
): Promise<{ id: number; player_id: number | null } | null> {
  const open = trx.updateTable('apelaciones').set(resolution).where('estado', '=', 'abierta')
  const one =
    'id_ruling' in appealed
      ? open.where('id_ruling', '=', appealed.id_ruling)
      : open.where('id_suspension', '=', appealed.id_suspension)
  return (await one.returning(['id', 'player_id']).executeTakeFirst()) ?? null
}

export async function openAppeals(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('apelaciones')
    .where('estado', '=', 'abierta')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}

/** Suspensions that have ended at `now` (ISO 8601) while an appeal against them was still open, each with the suspended player. */
export async function endedBeforeResolved(
  db: Db,
  now: string,
  limit: number,
): Promise<{ id: number; player_id: number }[]> {
  return db
    .selectFrom('apelaciones as a')
    .innerJoin('suspensions as s', 's.id', 'a.id_suspension')
    .where('a.estado', '=', 'abierta')
    .where('s.hasta', '<=', now)
    .orderBy('a.id')
    .limit(limit)
    .select(['s.id', 's.player_id'])
    .execute()
}

export const appealsOf = (db: Db, player: number) =>
  db
    .selectFrom('apelaciones')
    .where('player_id', '=', player)
    .orderBy('id', 'desc')
    .select(['id', 'id_ruling', 'id_suspension', 'texto', 'fecha', 'estado', 'motivo', 'resolved_at'])
    .execute()
