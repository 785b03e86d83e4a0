import * as z from './schema'
import { mostDiscordChannels, longestMatchComment } from '@trinchera/rules/limits'
import { rangos } from '@trinchera/rules/permissions'
import { anuncioCard } from './anuncios'
import { id, idParams, instant, rango } from './fields'
import { invitacion } from './invitaciones'
import { match } from './ladder'
import { notice } from './notificaciones'
import { reto, retoStep } from './retos'
import { routesOf } from './route'
import { gameServer } from './servidores'
import { stream } from './stream'
import { torneo } from './torneos'

const defineRoute = routesOf('discord')

/** Scheme of the header `Authorization: Bot <BOT_SECRET>`, which gives access to the routes with access `bot` and no others. */
export const botScheme = 'Bot'

/** Header with the Discord id of the user for whom the bot asks the assistant. */
export const discordUserHeader = 'x-discord-user'

/** The id of a Discord user, server, channel or message: decimal digits as text, because the number may exceed 2^53. */
export const snowflake = z.string().regex(/^\d{15,20}$/)

// Routes for a player who links the account to a Discord account

/** The Discord account linked to the player's account. `vinculado`: null if none is linked. `disponible`: false if the site has no bot. */
export const ownDiscord = z.object({
  disponible: z.boolean(),
  vinculado: z.object({ nombre: z.string(), desde: instant }).nullable(),
})
export type OwnDiscord = z.infer<typeof ownDiscord>

export const getOwnDiscord = defineRoute('GET', '/players/discord', {
  summary: 'El Discord vinculado a la propia cuenta',
  access: 'player',
  data: ownDiscord,
})
export const createDiscordCode = defineRoute('POST', '/players/discord/codigo', {
  summary: 'Pedir un código para vincular Discord: sirve una vez y por 10 minutos',
  access: 'player',
  code: 201,
  data: z.object({ codigo: z.string(), vence: instant }),
})
export const unlinkOwnDiscord = defineRoute('DELETE', '/players/discord', {
  summary: 'Desvincular el Discord de la propia cuenta',
  access: 'player',
})

// Routes for the bot, which acts on behalf of the player linked to a Discord account

export const linkDiscord = defineRoute('POST', '/discord/vincular', {
  summary: 'Vincular un Discord a la cuenta que pidió el código',
  access: 'bot',
  body: z.object({
    discord_id: snowflake,
    discord_nombre: z.string().trim().min(1).max(64),
    codigo: z.string().trim().max(64),
  }),
  data: z.object({ player: z.string() }),
})
export const unlinkDiscord = defineRoute('DELETE', '/discord/cuenta/:discord_id', {
  summary: 'Desvincular un Discord',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
})

export const discordAccount = z.object({
  id: z.int(),
  username: z.string(),
  victorias: z.int(),
  derrotas: z.int(),
  clanes: z.array(
    z.object({
      id: z.int(),
      nombre: z.string(),
      tag: z.string(),
      etapa: z.string(),
      juego: z.string(),
      ranking_actual: z.int(),
      rango,
    }),
  ),
  invitaciones: z.array(invitacion),
})
export type DiscordAccount = z.infer<typeof discordAccount>

export const getDiscordAccount = defineRoute('GET', '/discord/cuenta/:discord_id', {
  summary: 'La cuenta vinculada a un Discord, con sus clanes e invitaciones',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
  data: discordAccount,
})
export const answerFromDiscord = defineRoute('POST', '/discord/invitaciones/:id', {
  summary: 'Aceptar o rechazar una invitación por quien la recibió',
  access: 'bot',
  params: idParams,
  body: z.object({ discord_id: snowflake, respuesta: z.enum(['aceptar', 'rechazar']) }),
  data: invitacion,
})

export const confirmFromDiscord = defineRoute('POST', '/discord/partidas/:id/confirmar', {
  summary: 'Confirmar una partida que ganó el clan de un Discord vinculado',
  access: 'bot',
  params: idParams,
  body: z.object({ discord_id: snowflake }),
  data: match,
})

/** Replies to a proposed reto. `version`: the reto's version in the Discord message. 409 if other dates have been proposed since. */
export const answerRetoFromDiscord = defineRoute('POST', '/discord/retos/:id/responder', {
  summary: 'Aceptar una fecha de un reto, o rechazarlo, por quien reporta en el clan al que le toca',
  access: 'bot',
  params: idParams,
  body: z.discriminatedUnion('respuesta', [
    z.object({ discord_id: snowflake, version: id, respuesta: z.literal('aceptar'), fecha: instant }),
    z.object({ discord_id: snowflake, version: id, respuesta: z.literal('rechazar') }),
  ]),
  data: reto,
})

/**
 * A player whose account is linked to Discord, with clans and rangos in etapas that are not archived. The bot derives the Discord roles
 * from clans and rangos. If the account was unlinked (`vinculado` false), both lists are empty, so that the bot removes the roles.
 */
export const linkedMember = z.object({
  discord_id: snowflake,
  vinculado: z.boolean(),
  clanes: z.array(z.object({ id: z.int(), nombre: z.string(), tag: z.string(), etapa: z.string() })),
  rangos: z.array(z.enum(rangos)),
  /** True if the player is in the team that won the last torneo. */
  campeon: z.boolean(),
})
export type LinkedMember = z.infer<typeof linkedMember>

export const listLinked = defineRoute('GET', '/discord/vinculados', {
  summary: 'Los Discord vinculados, con los clanes y rangos de cada uno',
  access: 'bot',
  data: z.array(linkedMember),
})

/** The bot calls this after it removed the roles of an unlinked member; `listLinked` then no longer returns the member. */
export const deleteLinked = defineRoute('DELETE', '/discord/vinculados/:discord_id', {
  summary: 'Anotar que a un Discord que ya no está vinculado se le quitaron los roles',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
})

// Posts: messages that the bot still has to send to channels and players, each post once

const posted = z.object({ canal: snowflake, mensaje: snowflake })
export type PostedMessage = z.infer<typeof posted>

/** The game server on which a reto is played; null until the clans have chosen one. */
const retoServer = gameServer.pick({ nombre: true, host: true, puerto: true }).nullable()

const post = z.object({ id: z.int(), clave: z.string(), publicado: z.array(posted) })

/**
 * A post that the bot still has to send to Discord. `clave`: unique key of the post, in the nonce and URL of its Discord messages, so that
 * the bot recognises messages that it sent before. `publicado`: the post's messages sent before.
 */
export const discordPost = z.discriminatedUnion('tipo', [
  post.extend({ tipo: z.literal('partida'), match }),
  post.extend({ tipo: z.literal('anuncio'), anuncio: anuncioCard }),
  post.extend({ tipo: z.literal('stream'), stream }),
  post.extend({ tipo: z.literal('servidor'), servidor: gameServer }),
  /** An agreed reto. Each Discord message about it gets a thread for later news of the reto. */
  post.extend({ tipo: z.literal('reto'), reto, servidor: retoServer }),
  /** The retos that will still be played today. */
  post.extend({ tipo: z.literal('reto-hoy'), retos: z.array(reto).min(1) }),
  /** A new step in an agreed reto's history, posted to the threads of the messages `mensajes`. */
  post.extend({
    tipo: z.literal('reto-novedad'),
    mensajes: z.array(posted),
    reto,
    servidor: retoServer,
    paso: retoStep,
  }),
  /**
   * The current state of an agreed reto, shown as a scheduled event in each Discord server. `eventos`: the existing events, with the
   * server's id as `canal` and the event's id as `mensaje`.
   */
  post.extend({ tipo: z.literal('reto-evento'), reto, servidor: retoServer, eventos: z.array(posted) }),
  /** The current state of a torneo, shown as a scheduled event in each Discord server. `torneo`: null if it was deleted. */
  post.extend({ tipo: z.literal('torneo-evento'), torneo: torneo.nullable(), eventos: z.array(posted) }),
  /** An invitation to a clan, sent to the invited player as a direct message. */
  post.extend({ tipo: z.literal('invitacion'), discord_id: snowflake, invitacion }),
  /**
   * A notice of the site as a direct message to a player who turned such messages on. `reto`: the reto whose proposed dates the player may
   * accept; null for other notices. Notices with a `reto` are sent to every linked player, even without that choice.
   */
  post.extend({ tipo: z.literal('aviso'), discord_id: snowflake, aviso: notice, reto: reto.nullable() }),
  /** What became of an invitation. The bot edits the messages that delivered the invitation. */
  post.extend({ tipo: z.literal('respuesta'), mensajes: z.array(posted), invitacion }),
  /** What became of the dates proposed for a reto. The bot edits the messages that asked the clan to accept one. */
  post.extend({ tipo: z.literal('reto-respuesta'), mensajes: z.array(posted), reto }),
])
export type DiscordPost = z.infer<typeof discordPost>

/**
 * Returns two groups of posts, each up to a limit: posts that are not for channels, and posts for channels with an id greater than
 * `despues`. By `despues` the bot can skip posts that stay undone because a channel rejects them.
 */
export const listPosts = defineRoute('GET', '/discord/novedades', {
  summary: 'Lo que falta publicar en Discord, lo más viejo primero',
  access: 'bot',
  query: z.object({ despues: id.optional() }),
  data: z.array(discordPost),
})
/**
 * `mensajes`: the Discord messages of the post; empty if Discord refused the post everywhere. `faltan`: true if a channel rejects posts at
 * the moment; `listPosts` then returns the post again. Otherwise the post is done.
 */
export const recordPosted = defineRoute('POST', '/discord/novedades/:id/hecha', {
  summary: 'Anotar que algo ya se publicó',
  access: 'bot',
  params: z.object({ id }),
  body: z.object({ mensajes: z.array(posted).max(mostDiscordChannels), faltan: z.boolean().default(false) }),
})

/** The Discord message that shows the site's status, which the bot keeps up to date; null if there is none yet. */
export const statusMessage = z.object({ canal: snowflake, mensaje: snowflake }).nullable()
export type StatusMessage = z.infer<typeof statusMessage>

export const getStatusMessage = defineRoute('GET', '/discord/estado', {
  summary: 'El mensaje de estado del canal',
  access: 'bot',
  data: statusMessage,
})
export const storeStatusMessage = defineRoute('PUT', '/discord/estado', {
  summary: 'Anotar cuál es el mensaje de estado',
  access: 'bot',
  body: z.object({ canal: snowflake, mensaje: snowflake }),
})

/** Kinds of posts that a Discord channel may get. */
export const channelTipos = ['partida', 'reto', 'anuncio', 'stream', 'servidor'] as const
export const channelTipo = z.enum(channelTipos)
export type ChannelTipo = z.infer<typeof channelTipo>

/** A channel that someone who manages its Discord server configured with `/configurar`, and the kinds of posts it gets. */
export const discordChannel = z.object({ canal: snowflake, guild: snowflake, tipos: z.array(channelTipo) })
export type DiscordChannel = z.infer<typeof discordChannel>

export const listDiscordChannels = defineRoute('GET', '/discord/canales', {
  summary: 'Los canales configurados en Discord y qué se publica en cada uno',
  access: 'bot',
  data: z.array(discordChannel),
})
/** An empty `tipos` is stored too: the channel then gets no posts, even if the bot's own configuration names it. */
export const setDiscordChannel = defineRoute('PUT', '/discord/canales/:canal', {
  summary: 'Anotar qué se publica en un canal',
  access: 'bot',
  params: z.object({ canal: snowflake }),
  body: z.object({ guild: snowflake, tipos: z.array(channelTipo).max(channelTipos.length) }),
  data: discordChannel,
})
/** The bot calls this route when it was removed from the Discord server or the channel no longer exists. */
export const deleteDiscordChannel = defineRoute('DELETE', '/discord/canales/:canal', {
  summary: 'Olvidar un canal que ya no existe',
  access: 'bot',
  params: z.object({ canal: snowflake }),
})

/** The random name that a bot process chooses for itself when it starts. */
const proceso = z.string().regex(/^[\w-]{8,64}$/)

/**
 * Requests or renews the lease (the right to serve Discord), which only one bot process holds at a time. `activo`: true if this process now
 * holds it. `hasta`: when the current lease ends unless its holder renews it.
 */
export const takeBotLease = defineRoute('POST', '/discord/turno', {
  summary: 'Tomar el turno de atender Discord, o seguir con él: de varios bots atiende uno',
  access: 'bot',
  body: z.object({ proceso }),
  data: z.object({ activo: z.boolean(), hasta: instant }),
})
export const releaseBotLease = defineRoute('DELETE', '/discord/turno/:proceso', {
  summary: 'Dejar el turno de atender Discord',
  access: 'bot',
  params: z.object({ proceso }),
})

/** Reports a loss for the player linked to a Discord account. `clave`: idempotency key, like the header `Idempotency-Key`. */
export const reportFromDiscord = defineRoute('POST', '/discord/reportes', {
  summary: 'Reportar una derrota por quien lleva el clan que perdió',
  access: 'bot',
  body: z.object({
    discord_id: snowflake,
    id_clan_ganador: id,
    id_clan_perdedor: id,
    clave: z.string().min(8).max(100),
    comentario: z.string().trim().max(longestMatchComment).default(''),
  }),
  data: match,
})

/** Sets whether the player's notices are also sent to that Discord account, as direct messages (`activo`). */
export const setDiscordNotices = defineRoute('PUT', '/discord/cuenta/:discord_id/avisos', {
  summary: 'Recibir los avisos del sitio por mensaje directo, o dejar de recibirlos',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
  body: z.object({ activo: z.boolean() }),
  data: z.object({ activo: z.boolean() }),
})
