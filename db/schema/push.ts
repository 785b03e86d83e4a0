import type { Generated } from 'kysely'

/** A browser's subscription. `clave`: the VAPID key it was made with; `jti`: the session that registered it; `used_at`: when a push service last took something for it. */
export interface PushDevicesTable {
  id: Generated<number>
  player_id: number
  endpoint: string
  p256dh: string
  auth: string
  clave: string
  jti: string
  nombre: string
  created_at: string
  used_at: string | null
}

/**
 * Outbox of pushes, written in the causing transaction. `due_at`: when it is to be shared out among the player's devices; null: it was, or is not
 * wanted any more. `clase` `cierre`: takes away what was shown of `tag`.
 */
export interface PushesTable {
  id: Generated<number>
  player_id: number
  clase: 'aviso' | 'cierre'
  tipo: string | null
  texto: string
  enlace: string
  tag: string
  notice_id: number | null
  /** `rules/push.ts`: 0 rings in quiet hours too, 2 goes last. */
  prioridad: number
  created_at: string
  due_at: string | null
}

/**
 * One push to one device. `next_attempt_at` null: sent, given up (`failure`), or being sent; an attempt that ended with its process is not repeated, so that
 * nobody is rung twice.
 */
export interface PushDeliveriesTable {
  push_id: number
  device_id: number
  prioridad: number
  attempts: Generated<number>
  next_attempt_at: string | null
  failure: string | null
}

/** Hours of Chile, HH:MM, in which a player wants no pushes, where they differ from the default; both the same: none. */
export interface PushSilencioTable {
  player_id: number
  desde: string
  hasta: string
}
