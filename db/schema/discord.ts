import type { DiscordPost } from '@trinchera/contract/discord'
import type { Generated } from 'kysely'

/**
 * The link between a player and a Discord account, one per player. `nombre`: name of the Discord account when linked. `notices_since`: time
 * from which notices are also sent to Discord; null if they are not.
 */
export interface DiscordLinksTable {
  discord_id: string
  player_id: number
  nombre: string
  linked_at: string
  notices_since: string | null
}

/** A channel that gets posts. `tipos`: the kinds of posts, as JSON. */
export interface DiscordChannelsTable {
  canal: string
  guild: string
  tipos: string
  set_at: string
}

/**
 * Discord accounts that may have roles given by the bot. The row does not name the player, because it stays after unlinking, until the
 * roles are removed.
 */
export interface DiscordMembersTable {
  discord_id: string
  /** When the account was last listed as linked. */
  linked_until: string
}

/** A player's current linking code, as SHA-256 in hex. Deleted when used. */
export interface DiscordCodesTable {
  player_id: number
  code_hash: string
  expires_at: string
}

/** A post in the outbox. `ref` identifies the fact among those of its kind. The content is only read when the post is sent. */
export interface DiscordPostsTable {
  id: Generated<number>
  /** Random and never changed. It identifies the post in Discord. */
  clave: string
  tipo: DiscordPost['tipo']
  ref: string
  /** When the fact happened. */
  fecha: string
  created_at: string
  /** When the post was sent or skipped; null if pending. */
  over_at: string | null
  /** Messages posted so far, as JSON; null if there are none. The post of a resumed stream has those of the interrupted stream. */
  mensajes: string | null
}
