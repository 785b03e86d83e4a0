import type { DiscordPost } from '@trinchera/contract/discord'
import type { Generated } from 'kysely'

/** One Discord account per player. `nombre`: its name when linked. `notices_since`: from when on notices are sent there too; null: they are not. */
export interface DiscordLinksTable {
  discord_id: string
  player_id: number
  nombre: string
  linked_at: string
  notices_since: string | null
}

/** A channel that gets posts. `tipos`: which, as JSON. */
export interface DiscordChannelsTable {
  canal: string
  guild: string
  tipos: string
  set_at: string
}

/**
 * Discord accounts that may still have roles of ours, without their player: after unlinking, those roles must be
 * removed.
 */
export interface DiscordMembersTable {
  discord_id: string
  /** When it was last listed as linked. */
  linked_until: string
}

/** A player's current linking code, as SHA-256 in hex; deleted when used. */
export interface DiscordCodesTable {
  player_id: number
  code_hash: string
  expires_at: string
}

/** A post in the outbox. `ref` identifies the fact within its kind; its content is read when posting. */
export interface DiscordPostsTable {
  id: Generated<number>
  /** Random and stable: identifies the post in Discord. */
  clave: string
  tipo: DiscordPost['tipo']
  ref: string
  /** When the fact happened. */
  fecha: string
  created_at: string
  /** Posted or skipped; null: pending. */
  over_at: string | null
  /** Messages posted so far, as JSON; null: none. A resumed stream shares those of the interrupted one. */
  mensajes: string | null
}
