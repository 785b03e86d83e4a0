import * as z from './schema'
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

/**
 * A room a client may subscribe to. `publico` and the private rooms are joined at the handshake
 * (docs/behaviour/live.md#Rooms).
 */
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
  /** The bot's room. */
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

/** Servers that answered with an unchanged state: only the time of their last answer changes. */
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
/** The winner's clan answered a report, or the time to answer ran out. */
export interface MatchAnswered {
  match: Match
}
/** To `jugador:{id}` of those who report for either clan, of the stage's other Líderes, and of staff who rule on matches. */
export interface WinChanged {
  victoria: WinClaim
}
/** To `jugador:{id}` of the appellant and of staff who rule on matches. */
export interface AppealChanged {
  apelacion: Apelacion
}
/** To `jugador:{id}` of those who report for either clan; if the reto is public, also to both clans and their stage. */
export interface ChallengeChanged {
  reto: Reto
}
/** To `jugador:{id}` of both clans' members: a new message. `mensaje` null: it was deleted or hidden. */
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
/** To `jugador:{id}`: staff changed the player's permissions. Servers listen to this event too, to update the members of `staff`. */
export const sessionChanged = z.object({ rol: z.int(), admin: z.boolean() })
export type SessionChanged = z.infer<typeof sessionChanged>
export interface InvitationEvent {
  invitation: Invitacion
}
export interface RequestEvent {
  solicitud: Solicitud
}
/** To `jugador:{id}` and to the bot, which may have to forward it: a new notice. */
export interface NoticeCreated {
  notice: Notice
  sin_leer: number
}
/** To `jugador:{id}`: notices were read in another tab or device. `ids` null: all notices. */
export interface NoticesRead {
  ids: number[] | null
  sin_leer: number
}
/** To `etapa:{id}` or `clan:{id}`: number of viewers, and the clan's members on the site. */
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
/** The case that a moderator has open: `partida:12`, `comentario:7`, `victoria:3`. */
export const caseName = z
  .string()
  .max(40)
  .regex(/^(partida|comentario|jugador|anuncio|etapa|juego|torneo|opciones|victoria|apelacion|reto|tema):[1-9]\d{0,9}$/)
export const caseWatch = z.object({ caso: caseName.nullable() })
/** To `staff`: all cases that moderators have open, with the moderators' names. */
export interface StaffCases {
  casos: { caso: string; quienes: string[] }[]
}
/** To `staff`: the number of open cases, after it changed. */
export type StaffPending = PendingWork
/** To `publico`: an anuncio was published or edited. Only its card is sent, so clients that show the whole anuncio fetch it again. */
export interface AnnouncementEvent {
  anuncio: AnuncioCard
}
export interface AnnouncementRemoved {
  id: number
}
/** To `anuncio:{id}`: a comment was added or edited. */
export interface CommentEvent {
  idAnuncio: number
  comment: Comment
}
export interface CommentRemoved {
  idAnuncio: number
  id: number
}
/**
 * To `publico`, `torneo:{id}` and the bot; `torneo` is null if it was deleted. The order of the list depends on the current time, so
 * clients that show the list fetch it again.
 */
export interface TournamentChanged {
  id: number
  torneo: Torneo | null
}
/** To `torneo:{id}`: the matches that an act changed, and the bracket's version after it. */
export interface BracketChanged {
  id: number
  version: number
  partidas: TorneoPartida[]
}
/** To `jugador:{id}` of both clans' members and of the organisers: a new message. `mensaje` null: it was deleted or hidden. */
export interface BracketMessage {
  id_torneo: number
  partida: number
  id: number
  mensaje: TorneoMessage | null
}
/**
 * To `foro`: a topic was opened, answered, renamed, moved, pinned or closed, in the form that a visitor sees. `tema` null: it was deleted
 * or hidden.
 */
export interface TopicChanged {
  id: number
  tema: Tema | null
}
/** To `tema:{id}`: a post was added or edited. */
export interface PostEvent {
  id_tema: number
  mensaje: Mensaje
}
export interface PostRemoved {
  id_tema: number
  id: number
}
/** To `tema:{id}`: somebody is writing there; sent again every few seconds while it lasts. */
export interface PostWriting {
  id_tema: number
  id_jugador: number
  username: string
}
/** To the clan, to the players who have the medal, and to `publico`: a medal was given or, with `vigente` false, revoked by a ruling. */
export interface MedalAwarded {
  medalla: Medalla
}
/** To `publico`: the changed parts of the opciones, as GET returns them. */
export interface OptionsChanged {
  opciones: Partial<Opciones>
}

/** Every event and its payload. */
export interface LiveEvents {
  'ladder:changed': LadderChanged
  'match:reported': MatchReported
  'match:ruled': MatchRuled
  'match:answered': MatchAnswered
  'win:changed': WinChanged
  'appeal:changed': AppealChanged
  'challenge:changed': ChallengeChanged
  'challenge:message': ChallengeMessage
  /** To `reto:{id}`, while somebody watches that room. */
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
  /** `{ visible }`: whether this connection's page is visible. While it is, nothing is pushed to the player. */
  sight: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  /** `{ id_tema }`: the session's player is writing in this topic. Refused without a session. */
  writing: (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
  /** Staff only. `{ caso }`: the case that this connection has open; null: none. */
  'case:watch': (request: unknown, acknowledge: (answer: Acknowledgement) => void) => void
}
