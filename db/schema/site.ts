import type { Generated } from 'kysely'

/** Small facts about this installation, such as which ADMIN_PASSWORD was last applied. */
export interface SettingsTable {
  key: string
  value: string
}

/** What a cached reply depends on; grows with every change of that topic, in the change's own transaction. */
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
