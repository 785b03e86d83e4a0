import * as z from './schema'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import type { AnuncioCard, Comment } from './anuncios'
import type { Apelacion } from './apelaciones'
import type { Clan, ClanRow } from './clanes'
import { id } from './fields'
import type { Mensaje, Tema } from './foro'
import type { Invitacion, Solicitud } from './invitaciones'
import type { Match, Ruling } from './ladder'
import type { Notice } from './notificaciones'
import type { Opciones } from './opciones'
import type { LiveSample, Reto, RetoMessage } from './retos'
import type { Medalla } from './palmares'
import type { PendingWork } from './rulings'
import type { GameServer } from './servidores'
import type { Streams } from './stream'
import type { TorneoPartida } from './torneo-llave'
import type { TorneoMessage } from './torneo-partidas'
import type { Torneo } from './torneos'
import type { WinClaim } from './win-claims'

/** A live room that a client may subscribe to. Clients join `publico` and private rooms on connecting (docs/behaviour/live.md#Rooms). */
export const roomName = z
  .string()
  .max(64)
  .regex(/^(foro|(etapa|clan|anuncio|reto|torneo|tema):[1-9]\d{0,9})$/)
  .refine((room) => room === 'foro' || id.safeParse(room.split(':')[1]).success)

export const subscription = z.object({ room: roomName })
export const sight = z.object({ visible: z.boolean() })
export const writing = z.object({ id_tema: id })

export const rooms = {
  publico: 'publico',
  staff: 'staff',
  /** The room of the Discord bot. */
  discord: 'discord',
  etapa: (id: number) => `etapa:${id}`,
  clan: (id: number) => `clan:${id}`,
  anuncio: (id: number) => `anuncio:${id}`,
  reto: (id: number) => `reto:${id}`,
  torneo: (id: number) => `torneo:${id}`,
  foro: 'foro',
  tema: (id: number) => `tema:${id}`,
  jugador: (id: number) => `jugador:${id}`,
  sesion: (jti: string) => `sesion:${jti}`,
} as const

/** Game servers that replied to a query with an unchanged state, so that only the time of their last reply changes. */
export interface ServersAnswered {
  ids: number[]
  actualizado: string
}

export interface LadderChanged {
  etapa: number
  version: number
  clanes: ClanRow[]
}
export interface MatchReported {
  match: Match
}
export interface MatchRuled {
  match: Match
  ruling: Ruling | null
}
/** The winner's clan confirmed or rejected a reported loss, or let the deadline pass. */
export interface MatchAnswered {
  match: Match
}
/** A win claim changed. Sent to `jugador:{id}` of those who report for either clan, the other Líderes, and staff who rule on matches. */
export interface WinChanged {
  victoria: WinClaim
}
/** An appeal changed. Sent to `jugador:{id}` of the player who appealed and of staff who rule on matches. */
export interface AppealChanged {
  apelacion: Apelacion
}
/** A reto changed. Sent to `jugador:{id}` of those who report for either clan; if it is public, also to both clans and their etapa. */
export interface ChallengeChanged {
  reto: Reto
}
/** A new message about a reto. Sent to `jugador:{id}` of both clans' members. `mensaje`: null if the message was deleted or hidden. */
export interface ChallengeMessage {
  id_reto: number
  id: number
  mensaje: RetoMessage | null
}
export interface ClanChanged {
  clan: Clan | null
  id: number
  id_etapa: number
}
export interface SessionRevoked {
  reason: string
}
/** Staff changed a player's permissions. Sent to `jugador:{id}`, and to server processes, which update the members of `staff`. */
export const sessionChanged = z.object({ rol: z.int(), admin: z.boolean() })
export type SessionChanged = z.infer<typeof sessionChanged>
export interface InvitationEvent {
  invitation: Invitacion
}
export interface RequestEvent {
  solicitud: Solicitud
}
/** A new notice for a player. Sent to `jugador:{id}`, and to the bot, which may have to send it to Discord. */
export interface NoticeCreated {
  notice: Notice
  sin_leer: number
}
/** A player read notices in another tab or on another device. Sent to `jugador:{id}`. `ids`: the notices; null: all. */
export interface NoticesRead {
  ids: number[] | null
  sin_leer: number
}
/** The viewers of a live room changed. Sent to that room. `mirando`: number of viewers. `en_linea`: for a clan, its members on the site. */
export interface PresenceChanged {
  room: string
  mirando: number
  en_linea: number[]
}
export interface StaffActivity {
  who: string
  action: string
  target: string
  at: string
}
/** A case that a moderator has open in the panel, such as `partida:12`, `comentario:7` or `victoria:3`. */
export const caseName = z
  .string()
  .max(40)
  .regex(
    /^(partida|comentario|jugador|anuncio|etapa|juego|torneo|opciones|victoria|apelacion|reto|tema|solicitud):[1-9]\d{0,9}$/,
  )
export const caseWatch = z.object({ caso: caseName.nullable() })
/** The cases that moderators have open, with the moderators' names. Sent to `staff`. */
export interface StaffCases {
  casos: { caso: string; quienes: string[] }[]
}
/** The number of undecided cases changed. Sent to `staff`. */
export type StaffPending = PendingWork
/** An anuncio was published or edited. Sent to `publico`. The event lacks the text, so clients that show the anuncio fetch it again. */
export interface AnnouncementEvent {
  anuncio: AnuncioCard
}
export interface AnnouncementRemoved {
  id: number
}
/** A comment was added or edited. Sent to `anuncio:{id}`. */
export interface CommentEvent {
  idAnuncio: number
  comment: Comment
}
export interface CommentRemoved {
  idAnuncio: number
  id: number
}
/**
 * A torneo changed. Sent to `publico`, `torneo:{id}` and the bot. `torneo`: null if it was deleted. Clients that show the list of torneos
 * fetch it again, because its order depends on the current time.
 */
export interface TournamentChanged {
  id: number
  torneo: Torneo | null
}
/** Matches of a torneo changed. Sent to `torneo:{id}`. `partidas`: the changed matches. `version`: the bracket's new version. */
export interface BracketChanged {
  id: number
  version: number
  partidas: TorneoPartida[]
}
/** A new message about a torneo's match. Sent to `jugador:{id}` of both clans and the organisers. `mensaje`: null if deleted or hidden. */
export interface BracketMessage {
  id_torneo: number
  partida: number
  id: number
  mensaje: TorneoMessage | null
}
/** A topic was opened, answered, changed or deleted. Sent to `foro`. `tema`: as a visitor sees it; null if it was deleted or hidden. */
export interface TopicChanged {
  id: number
  tema: Tema | null
}
/** A post was added or edited. Sent to `tema:{id}`. */
export interface PostEvent {
  id_tema: number
  mensaje: Mensaje
}
export interface PostRemoved {
  id_tema: number
  id: number
}
/** A player is writing in a topic. Sent to `tema:{id}`, and again every few seconds while the player writes. */
export interface PostWriting {
  id_tema: number
  id_jugador: number
  username: string
}
/** A medal was awarded or, with `vigente` false, revoked by a ruling. Sent to `publico`, the clan, and the players who have the medal. */
export interface MedalAwarded {
  medalla: Medalla
}
/** Staff changed the opciones. Sent to `publico`. `opciones`: the changed parts, as GET returns them. */
export interface OptionsChanged {
  opciones: Partial<Opciones>
}

export interface TextsChanged {
  clave: TextoClave
  version: number
}

/** The live events that the server sends, each with its payload. */
export interface LiveEvents {
  'ladder:changed': LadderChanged
  'match:reported': MatchReported
  'match:ruled': MatchRuled
  'match:answered': MatchAnswered
  'win:changed': WinChanged
  'appeal:changed': AppealChanged
  'challenge:changed': ChallengeChanged
  'challenge:message': ChallengeMessage
  /** The present state of a reto's game server. Sent to `reto:{id}` while somebody is in that room. */
  'match:live': LiveSample
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
  'staff:cases': StaffCases
  'staff:pending': StaffPending
  'announcement:published': AnnouncementEvent
  'announcement:updated': AnnouncementEvent
  'announcement:removed': AnnouncementRemoved
  'comment:created': CommentEvent
  'comment:updated': CommentEvent
  'comment:removed': CommentRemoved
  'tournament:changed': TournamentChanged
  'bracket:changed': BracketChanged
  'bracket:message': BracketMessage
  'topic:changed': TopicChanged
  'post:created': PostEvent
  'post:updated': PostEvent
  'post:removed': PostRemoved
  'post:writing': PostWriting
  'medal:awarded': MedalAwarded
  'options:changed': OptionsChanged
  'texts:changed': TextsChanged
  'streams:changed': Streams
  'servers:changed': GameServer[]
  'servers:answered': ServersAnswered
}
export type LiveEvent = keyof LiveEvents

export type ServerToClient = { [E in LiveEvent]: (payload: LiveEvents[E]) => void }

export interface Acknowledgement {
  ok: boolean
  message?: string
}

export interface ClientToServer {
  subscribe: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  unsubscribe: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  /** Receives `{ visible }`: true if the connection's page is visible. While a page of the player is visible, no pushes are sent. */
  sight: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  /** Receives `{ id_tema }`: the logged-in player is writing in this topic. Refused without a session. */
  writing: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  /** Receives `{ caso }`: the case that this staff member has open; null: none. Staff only. */
  'case:watch': (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
}
