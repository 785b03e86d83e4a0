import { sql, type SelectQueryBuilder } from 'kysely'
import type { AuditEntry } from '@trinchera/contract/admin'
import { dayStart } from '@trinchera/rules/chile-time'
import { inSpanish } from '../../collation'
import type { Db } from '../../database'
import type { Schema } from '../../schema/database'
import type { Page } from '../ladder/tops'
import { readable } from '../../readable'

/** Filters of the audit log. `accion`: a whole action or its first word. `objeto`: part of the target. `desde`, `hasta`: days in Chile. */
export interface AuditFilters {
  quien?: string | undefined
  accion?: string | undefined
  objeto?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
}

/** Escapes the wildcards of SQL's LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function filtered<O>(
  query: SelectQueryBuilder<Schema, 'audit_log', O>,
  { quien, accion, objeto, desde, hasta }: AuditFilters,
): SelectQueryBuilder<Schema, 'audit_log', O> {
  let found = query
  if (quien) found = found.where('actor', '=', quien)
  if (accion)
    found = found.where((eb) =>
      eb.or([eb('action', '=', accion), eb(sql`substr(action, 1, ${accion.length + 1})`, '=', `${accion}.`)]),
    )
  if (objeto) found = found.where(sql<boolean>`lower(target) like lower(${`%${literally(objeto)}%`}) escape '\\'`)
  if (desde) found = found.where('at', '>=', dayStart(desde))
  if (hasta) found = found.where('at', '<', dayStart(hasta, 1))
  return found
}

const parsed = (text: string | null): unknown => (text === null ? null : readable(text, JSON.parse))

const selectEntries = (db: Db, filters: AuditFilters) =>
  filtered(
    db
      .selectFrom('audit_log')
      .select([
        'id',
        'at as fecha',
        'actor as quien',
        'actor_id as id_quien',
        'action as accion',
        'target as objeto',
        'before',
        'after',
      ]),
    filters,
  )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')

/** A page of the audit log, sorted from the newest row. `total`: number of all rows that match the filters. */
export async function auditLog(
  db: Db,
  filters: AuditFilters,
  { pagina, por_pagina }: Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const rows = await selectEntries(db, filters)
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute()
  const { total } = await filtered(
    db.selectFrom('audit_log').select((eb) => eb.fn.countAll<number>().as('total')),
    filters,
  ).executeTakeFirstOrThrow()
  return {
    entries: rows.map(({ before, after, ...row }) => ({ ...row, antes: parsed(before), despues: parsed(after) })),
    total,
  }
}

/** The newest rows that match the filters, as stored: `before` and `after` are JSON text. */
export function auditRows(db: Db, filters: AuditFilters, limit: number) {
  return selectEntries(db, filters).limit(limit).execute()
}
export type AuditRow = Awaited<ReturnType<typeof auditRows>>[number]

/** All actions and all actors of the audit log, each once and sorted, to choose filters from. */
export async function auditActions(db: Db): Promise<{ acciones: string[]; quienes: string[] }> {
  const actions = await db.selectFrom('audit_log').select('action').distinct().execute()
  const actors = await db.selectFrom('audit_log').select('actor').distinct().execute()
  return {
    acciones: actions.map(({ action }) => action).sort(inSpanish),
    quienes: actors.map(({ actor }) => actor).sort(inSpanish),
  }
}

export interface NewAuditEntry {
  /** Time of the action, ISO 8601. */
  at: string
  actor_id: number
  actor: string
  action: string
  target: string
  /** JSON text of the target before the action; null if there is none. `after`: the same, after the action. */
  before: string | null
  after: string | null
}

export async function insertAuditEntry(trx: Db, entry: NewAuditEntry): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute()
}
