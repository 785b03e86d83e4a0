import type { AuditEntry } from '@trinchera/contract/admin'
import type { Db } from '../database'
import type { Page } from './ladder'

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** What staff did, the newest first; `total` counts all of it. */
export async function auditLog(db: Db, { pagina, por_pagina }: Page): Promise<{ entries: AuditEntry[]; total: number }> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at as fecha', 'actor as quien', 'actor_id as id_quien', 'action as accion', 'target as objeto', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute()
  const { total } = await db.selectFrom('audit_log').select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { entries: rows.map(({ before, after, ...row }) => ({ ...row, antes: parsed(before), despues: parsed(after) })), total }
}
