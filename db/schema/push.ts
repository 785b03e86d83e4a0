import type { Generated } from 'kysely'

/**
 * A browser's push subscription. `clave`: the VAPID key with which it was made; `jti`: the session that registered it; `used_at`: when the
 * push service last accepted a push for it.
 */
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
 * Outbox of pushes. A row is written in the transaction that causes the push. `due_at`: when the push is to be distributed to the player's
 * devices; null if it was distributed or cancelled. A row with `clase` `cierre` removes the notification with this `tag` from the devices.
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
  /** Priority (`rules/push.ts`): 0 is sent in quiet hours too; 2 is sent last. */
  prioridad: number
  created_at: string
  due_at: string | null
}

/**
 * A push to one device. `next_attempt_at` is null if the push was sent, was given up (`failure`), or is being sent. An attempt interrupted
 * by the end of its process is not repeated, so that nobody is notified twice.
 */
export interface PushDeliveriesTable {
  push_id: number
  device_id: number
  prioridad: number
  attempts: Generated<number>
  next_attempt_at: string | null
  failure: string | null
}

/**
 * Quiet hours of a player, from `desde` to `hasta` (HH:MM, Chile time), when no pushes are sent. Stored only if they differ from the
 * default. If both times are equal, the player has no quiet hours.
 */
export interface PushSilencioTable {
  player_id: number
  desde: string
  hasta: string
}
