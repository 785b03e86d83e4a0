import { z } from 'zod'
import type { Clan, ClanRow } from './clanes'
import { id } from './fields'
import type { Invitacion, Solicitud } from './invitaciones'
import type { Match, Ruling } from './ladder'
import type { Notice } from './notificaciones'

/** What a client may ask to hear of. `publico` and the private rooms are joined at the handshake (the contract, section 6). */
export const roomName = z
  .string()
  .max(64)
  .regex(/^(etapa|clan|anuncio):[1-9]\d{0,9}$/)
  .refine((room) => id.safeParse(room.split(':')[1]).success)

export const subscription = z.object({ room: roomName })

export const rooms = {
  publico: 'publico',
  staff: 'staff',
  etapa: (id: number) => `etapa:${id}`,
  clan: (id: number) => `clan:${id}`,
  anuncio: (id: number) => `anuncio:${id}`,
  jugador: (id: number) => `jugador:${id}`,
  sesion: (jti: string) => `sesion:${jti}`,
} as const

export interface LadderChanged { etapa: number; version: number; clanes: ClanRow[] }
export interface MatchReported { match: Match }
export interface MatchRuled { match: Match; ruling: Ruling | null }
export interface ClanChanged { clan: Clan | null; id: number; id_etapa: number }
export interface SessionRevoked { reason: string }
/** To `jugador:{id}`: staff changed what this player may do. The servers read it too, for who hears `staff`. */
export const sessionChanged = z.object({ rol: z.int(), admin: z.boolean() })
export type SessionChanged = z.infer<typeof sessionChanged>
export interface InvitationEvent { invitation: Invitacion }
export interface RequestEvent { solicitud: Solicitud }
/** To `jugador:{id}`: a notice new to that player. */
export interface NoticeCreated { notice: Notice; sin_leer: number }
/** To `jugador:{id}`: read in another tab or device; `ids` null: all of them. */
export interface NoticesRead { ids: number[] | null; sin_leer: number }
/** To `etapa:{id}` or `clan:{id}`: how many watch, and who of the clan is on the site. */
export interface PresenceChanged { room: string; mirando: number; en_linea: number[] }
export interface StaffActivity { who: string; action: string; target: string; at: string }

/** Every event and its payload. */
export interface LiveEvents {
  'ladder:changed': LadderChanged
  'match:reported': MatchReported
  'match:ruled': MatchRuled
  'clan:changed': ClanChanged
  'invitation:received': InvitationEvent
  'invitation:answered': InvitationEvent
  'invitation:withdrawn': InvitationEvent
  'request:received': RequestEvent
  'request:answered': RequestEvent
  'request:withdrawn': RequestEvent
  'notice:created': NoticeCreated
  'notices:read': NoticesRead
  'presence:changed': PresenceChanged
  'session:revoked': SessionRevoked
  'session:changed': SessionChanged
  'staff:activity': StaffActivity
}
export type LiveEvent = keyof LiveEvents

export type ServerToClient = { [E in LiveEvent]: (payload: LiveEvents[E]) => void }

export interface Acknowledgement { ok: boolean; message?: string }

export interface ClientToServer {
  subscribe: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  unsubscribe: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
}
