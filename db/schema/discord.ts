import type { Generated } from 'kysely'

/** One Discord for one player. `nombre` is what it was called when it was linked. */
export interface DiscordLinksTable {
  discord_id: string
  player_id: number
  nombre: string
  linked_at: string
}

/** Every Discord that was given roles and has them still, as far as is known, with nothing of whose it was: they may have to be taken back. */
export interface DiscordMembersTable {
  discord_id: string
  /** When it was last listed as linked. */
  linked_until: string
}

/** The code a player was last given, stored hashed (SHA-256, hex); gone once used. */
export interface DiscordCodesTable {
  player_id: number
  code_hash: string
  expires_at: string
}

/** Something owed to Discord, once: `ref` names the fact within its kind, and what is shown of it is read when it is posted. */
export interface DiscordPostsTable {
  id: Generated<number>
  /** Random, its own for good: what Discord knows the post by. */
  clave: string
  tipo: 'partida' | 'anuncio' | 'stream' | 'servidor' | 'invitacion' | 'respuesta'
  ref: string
  /** When what it tells of happened. */
  fecha: string
  created_at: string
  /** Posted, or no longer worth posting; null: owed. */
  over_at: string | null
  /** The messages it became so far, as JSON; null: none. A stream that went on after a break is told of by those of the one before it. */
  mensajes: string | null
}
