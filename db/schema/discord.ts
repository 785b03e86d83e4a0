import type { DiscordPost } from '@trinchera/contract/discord'
import type { Generated } from 'kysely'

/**
 * The Discord account connected with a player, at most one. `nombre`: its name when it was connected. `notices_since`: since when the
 * player's notices are also sent in Discord; null if they are not.
 */
export interface DiscordLinksTable {
  discord_id: string
  player_id: number
  nombre: string
  linked_at: string
  notices_since: string | null
}

/** A Discord channel in which the bot posts. `tipos`: the kinds of posts it gets, as JSON. `set_at`: when the channel was first chosen. */
export interface DiscordChannelsTable {
  canal: string
  guild: string
  tipos: string
  set_at: string
}

/**
 * A Discord account that may have roles given by the bot. Stays after the account is disconnected from its player, until the bot has
 * removed the roles; therefore it does not name the player.
 */
export interface DiscordMembersTable {
  discord_id: string
  /** When the account was last listed as connected with a player. */
  linked_until: string
}

/** SHA-256 (hex) of the code with which a player can connect a Discord account. Deleted when used. */
export interface DiscordCodesTable {
  player_id: number
  code_hash: string
  expires_at: string
}

/** A post in the Discord outbox. `ref`: the match, stream… it is about, unique among posts of a kind. Content is read when it is sent. */
export interface DiscordPostsTable {
  id: Generated<number>
  /** Random id, never changed, by which the bot recognises the post in Discord. */
  clave: string
  tipo: DiscordPost['tipo']
  ref: string
  /** When the event that the post is about happened. */
  fecha: string
  created_at: string
  /** When the post was sent or skipped; null if it is still to be sent. */
  over_at: string | null
  /**
   * Discord messages that show the post, as JSON; null if there are none yet. If a stream continues after a break, its post has the
   * messages of the stream before the break.
   */
  mensajes: string | null
}
