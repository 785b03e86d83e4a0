import type { Generated } from 'kysely'

/** Facts about this installation, such as the last ADMIN_PASSWORD applied. */
export interface SettingsTable {
  key: string
  value: string
}

/** Versions for cached replies; incremented in the transaction of each change. */
export interface DataVersionsTable {
  topic: string
  version: number
}

export interface AuditLogTable {
  id: Generated<number>
  at: string
  actor_id: number | null
  actor: string
  action: string
  target: string
  before: string | null
  after: string | null
}
