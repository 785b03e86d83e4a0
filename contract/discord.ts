import * as z from './schema'
import { mostDiscordChannels, longestMatchComment } from '@trinchera/rules/limits'
import { rangos } from '@trinchera/rules/permissions'
import { anuncioCard } from './anuncios'
import { id, idParams, instant, rango } from './fields'
import { invitacion } from './invitaciones'
import { match } from './ladder'
import { notice } from './notificaciones'
import { reto, retoStep } from './retos'
import { defineRoute } from './route'
import { gameServer } from './servidores'
import { stream } from './stream'
import { torneo } from './torneos'

/** Authorization scheme of the bot (`Authorization: Bot <BOT_SECRET>`); it grants routes with access `bot` only. */
export const botScheme = 'Bot'

/** Discord id of the person on whose behalf the bot asks the assistant. */
export const discordUserHeader = 'x-discord-user'

/** A Discord id of a user, channel or message: decimal text, larger than 2^53. */
export const snowflake = z.string().regex(/^\d{15,20}$/)

// Routes for the player who links an account

/** The player's own Discord. `vinculado`: null if none is linked; `disponible`: false if the site has no bot. */
export const ownDiscord = z.object({
  disponible: z.boolean(),
  vinculado: z.object({ nombre: z.string(), desde: instant }).nullable(),
})
export type OwnDiscord = z.infer<typeof ownDiscord>

export const getOwnDiscord = defineRoute('GET', '/players/discord', {
  summary: 'El Discord vinculado a la propia cuenta',
  area: 'discord',
  access: 'player',
  data: ownDiscord,
})
export const createDiscordCode = defineRoute('POST', '/players/discord/codigo', {
  summary: 'Pedir un código para vincular Discord: sirve una vez y por 10 minutos',
  area: 'discord',
  access: 'player',
  code: 201,
  data: z.object({ codigo: z.string(), vence: instant }),
})
export const unlinkOwnDiscord = defineRoute('DELETE', '/players/discord', {
  summary: 'Desvincular el Discord de la propia cuenta',
  area: 'discord',
  access: 'player',
})

// Routes for the bot, which acts on behalf of the player linked to a Discord account

export const linkDiscord = defineRoute('POST', '/discord/vincular', {
  summary: 'Vincular un Discord a la cuenta que pidió el código',
  area: 'discord',
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
  area: 'discord',
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
  area: 'discord',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
  data: discordAccount,
})
export const answerFromDiscord = defineRoute('POST', '/discord/invitaciones/:id', {
  summary: 'Aceptar o rechazar una invitación por quien la recibió',
  area: 'discord',
  access: 'bot',
  params: idParams,
  body: z.object({ discord_id: snowflake, respuesta: z.enum(['aceptar', 'rechazar']) }),
  data: invitacion,
})

export const confirmFromDiscord = defineRoute('POST', '/discord/partidas/:id/confirmar', {
  summary: 'Confirmar una partida que ganó el clan de un Discord vinculado',
  area: 'discord',
  access: 'bot',
  params: idParams,
  body: z.object({ discord_id: snowflake }),
  data: match,
})

/** `version`: of the reto as the message showed it; an offer that was replaced since is not answered. */
export const answerRetoFromDiscord = defineRoute('POST', '/discord/retos/:id/responder', {
  summary: 'Aceptar una fecha de un reto, o rechazarlo, por quien reporta en el clan al que le toca',
  area: 'discord',
  access: 'bot',
  params: idParams,
  body: z.discriminatedUnion('respuesta', [
    z.object({ discord_id: snowflake, version: id, respuesta: z.literal('aceptar'), fecha: instant }),
    z.object({ discord_id: snowflake, version: id, respuesta: z.literal('rechazar') }),
  ]),
  data: reto,
})

/** A linked player's clans and ranks in non-archived etapas, for syncing roles. Once unlinked, they are empty. */
export const linkedMember = z.object({
  discord_id: snowflake,
  vinculado: z.boolean(),
  clanes: z.array(z.object({ id: z.int(), nombre: z.string(), tag: z.string(), etapa: z.string() })),
  rangos: z.array(z.enum(rangos)),
  /** Of the team that won the last torneo. */
  campeon: z.boolean(),
})
export type LinkedMember = z.infer<typeof linkedMember>

export const listLinked = defineRoute('GET', '/discord/vinculados', {
  summary: 'Los Discord vinculados, con los clanes y rangos de cada uno',
  area: 'discord',
  access: 'bot',
  data: z.array(linkedMember),
})

/** Reported after the roles of an unlinked member were removed: that member is not listed again. */
export const deleteLinked = defineRoute('DELETE', '/discord/vinculados/:discord_id', {
  summary: 'Anotar que a un Discord que ya no está vinculado se le quitaron los roles',
  area: 'discord',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
})

// Posts: pending messages to channels and players, each posted once

const posted = z.object({ canal: snowflake, mensaje: snowflake })
export type PostedMessage = z.infer<typeof posted>

/** Where a reto is played, once its clans chose a server. */
const retoServer = gameServer.pick({ nombre: true, host: true, puerto: true }).nullable()

const post = z.object({ id: z.int(), clave: z.string(), publicado: z.array(posted) })

/**
 * A pending post. `clave` is unique and stable: it is part of Discord's nonce and identifies messages already posted.
 * `publicado`: where it is posted already.
 */
export const discordPost = z.discriminatedUnion('tipo', [
  post.extend({ tipo: z.literal('partida'), match }),
  post.extend({ tipo: z.literal('anuncio'), anuncio: anuncioCard }),
  post.extend({ tipo: z.literal('stream'), stream }),
  post.extend({ tipo: z.literal('servidor'), servidor: gameServer }),
  /** A reto that was agreed; its news go to a thread of each message. */
  post.extend({ tipo: z.literal('reto'), reto, servidor: retoServer }),
  /** The retos of this day that are still to be played. */
  post.extend({ tipo: z.literal('reto-hoy'), retos: z.array(reto).min(1) }),
  /** What was done to an agreed reto, for the threads of `mensajes`. */
  post.extend({
    tipo: z.literal('reto-novedad'),
    mensajes: z.array(posted),
    reto,
    servidor: retoServer,
    paso: retoStep,
  }),
  /** An agreed reto as it now is, for the events of the Discord servers: `eventos` has those there are, each as `canal` the server and `mensaje` the event. */
  post.extend({ tipo: z.literal('reto-evento'), reto, servidor: retoServer, eventos: z.array(posted) }),
  /** A torneo as it now is, for the events of the Discord servers; null: it was deleted. */
  post.extend({ tipo: z.literal('torneo-evento'), torneo: torneo.nullable(), eventos: z.array(posted) }),
  /** Direct message to the invited player. */
  post.extend({ tipo: z.literal('invitacion'), discord_id: snowflake, invitacion }),
  /** A notice of the site, as a direct message to whoever asked for it. `reto`: it offers dates for a reto, still to be answered, which is sent to all. */
  post.extend({ tipo: z.literal('aviso'), discord_id: snowflake, aviso: notice, reto: reto.nullable() }),
  /** The outcome of an invitation, to be shown in the messages that delivered it. */
  post.extend({ tipo: z.literal('respuesta'), mensajes: z.array(posted), invitacion }),
  /** What became of dates offered for a reto, to be shown in the messages that asked for an answer. */
  post.extend({ tipo: z.literal('reto-respuesta'), mensajes: z.array(posted), reto }),
])
export type DiscordPost = z.infer<typeof discordPost>

/** All posts with a destination of their own, and up to a limit of channel posts after `despues`: a closed channel blocks no other. */
export const listPosts = defineRoute('GET', '/discord/novedades', {
  summary: 'Lo que falta publicar en Discord, lo más viejo primero',
  area: 'discord',
  access: 'bot',
  query: z.object({ despues: id.optional() }),
  data: z.array(discordPost),
})
/**
 * `mensajes` is empty if Discord refused the post everywhere: it is done all the same. `faltan`: a channel is closed
 * for now and the post stays pending.
 */
export const recordPosted = defineRoute('POST', '/discord/novedades/:id/hecha', {
  summary: 'Anotar que algo ya se publicó',
  area: 'discord',
  access: 'bot',
  params: z.object({ id }),
  body: z.object({ mensajes: z.array(posted).max(mostDiscordChannels), faltan: z.boolean().default(false) }),
})

/** The status message that the bot edits; null: none yet. */
export const statusMessage = z.object({ canal: snowflake, mensaje: snowflake }).nullable()
export type StatusMessage = z.infer<typeof statusMessage>

export const getStatusMessage = defineRoute('GET', '/discord/estado', {
  summary: 'El mensaje de estado del canal',
  area: 'discord',
  access: 'bot',
  data: statusMessage,
})
export const storeStatusMessage = defineRoute('PUT', '/discord/estado', {
  summary: 'Anotar cuál es el mensaje de estado',
  area: 'discord',
  access: 'bot',
  body: z.object({ canal: snowflake, mensaje: snowflake }),
})

/** What a channel may be told. */
export const channelTipos = ['partida', 'reto', 'anuncio', 'stream', 'servidor'] as const
export const channelTipo = z.enum(channelTipos)
export type ChannelTipo = z.infer<typeof channelTipo>

/** A channel that whoever manages its Discord server has set. */
export const discordChannel = z.object({ canal: snowflake, guild: snowflake, tipos: z.array(channelTipo) })
export type DiscordChannel = z.infer<typeof discordChannel>

export const listDiscordChannels = defineRoute('GET', '/discord/canales', {
  summary: 'Los canales configurados en Discord y qué se publica en cada uno',
  area: 'discord',
  access: 'bot',
  data: z.array(discordChannel),
})
/** Nothing to tell is stored too: a channel of the bot's own configuration then gets nothing. */
export const setDiscordChannel = defineRoute('PUT', '/discord/canales/:canal', {
  summary: 'Anotar qué se publica en un canal',
  area: 'discord',
  access: 'bot',
  params: z.object({ canal: snowflake }),
  body: z.object({ guild: snowflake, tipos: z.array(channelTipo).max(channelTipos.length) }),
  data: discordChannel,
})
/** The bot has left the server, or the channel is gone. */
export const deleteDiscordChannel = defineRoute('DELETE', '/discord/canales/:canal', {
  summary: 'Olvidar un canal que ya no existe',
  area: 'discord',
  access: 'bot',
  params: z.object({ canal: snowflake }),
})

/** A process of the bot, by a name that it gives itself at its start. */
const proceso = z.string().regex(/^[\w-]{8,64}$/)

/** `activo`: whether that process is the one that is on duty; `hasta`: when the duty of the one that has it ends, unless it asks again. */
export const takeBotLease = defineRoute('POST', '/discord/turno', {
  summary: 'Tomar el turno de atender Discord, o seguir con él: de varios bots atiende uno',
  area: 'discord',
  access: 'bot',
  body: z.object({ proceso }),
  data: z.object({ activo: z.boolean(), hasta: instant }),
})
export const releaseBotLease = defineRoute('DELETE', '/discord/turno/:proceso', {
  summary: 'Dejar el turno de atender Discord',
  area: 'discord',
  access: 'bot',
  params: z.object({ proceso }),
})

/** A loss reported by the player linked to a Discord account. `clave`: as `Idempotency-Key`. */
export const reportFromDiscord = defineRoute('POST', '/discord/reportes', {
  summary: 'Reportar una derrota por quien lleva el clan que perdió',
  area: 'discord',
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

/** `activo`: from now on, the notices of the site are sent there too. */
export const setDiscordNotices = defineRoute('PUT', '/discord/cuenta/:discord_id/avisos', {
  summary: 'Recibir los avisos del sitio por mensaje directo, o dejar de recibirlos',
  area: 'discord',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
  body: z.object({ activo: z.boolean() }),
  data: z.object({ activo: z.boolean() }),
})
