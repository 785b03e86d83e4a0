import type { Generated } from 'kysely'

/** A value that the server stores about this installation, such as a hash of the ADMIN_PASSWORD applied last. */
export interface SettingsTable {
  key: string
  value: string
}

/** Version number of a topic (kind of data), on which cached API replies depend. Incremented in the transaction of each change. */
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

/** A version of one of the site's editable texts. `valor`: JSON of the content; null: the built-in content. The highest version counts. */
export interface TextosTable {
  clave: string
  version: number
  valor: string | null
  fecha: string
  id_autor: number | null
}
