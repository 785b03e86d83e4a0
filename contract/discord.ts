import { z } from 'zod'
import { rangos } from '@trinchera/rules/permissions'
import { anuncioCard } from './anuncios'
import { id, idParams, instant, rango } from './fields'
import { invitacion } from './invitaciones'
import { match } from './ladder'
import { defineRoute } from './route'
import { gameServer } from './servidores'
import { stream } from './stream'

/** How the bot says that it is the bot: `Authorization: Bot <BOT_SECRET>`. It opens what has access `bot`, and nothing else. */
export const botScheme = 'Bot'

/** For whom the bot asks the assistant: a Discord id. */
export const discordUserHeader = 'x-discord-user'

/** Discord's own id of a person, a channel or a message: decimal text, past 2^53. */
export const snowflake = z.string().regex(/^\d{15,20}$/)

// Linking: the player's side of it

/** The player's own Discord; `vinculado` null where none is linked, `disponible` false where the site has no bot to link with. */
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

// The bot's side: it acts for whoever's Discord it is, as that player tells it to

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

/** Whose roles to keep in step: each linked player's clans and ranks in the stages that are not archived. Whoever is `vinculado` no more has none left. */
export const linkedMember = z.object({
  discord_id: snowflake,
  vinculado: z.boolean(),
  clanes: z.array(z.object({ id: z.int(), nombre: z.string(), tag: z.string(), etapa: z.string() })),
  rangos: z.array(z.enum(rangos)),
})
export type LinkedMember = z.infer<typeof linkedMember>

export const listLinked = defineRoute('GET', '/discord/vinculados', {
  summary: 'Los Discord vinculados, con los clanes y rangos de cada uno',
  area: 'discord',
  access: 'bot',
  data: z.array(linkedMember),
})

/** Whoever was listed as linked no more has none of our roles left: they are not listed again. */
export const deleteLinked = defineRoute('DELETE', '/discord/vinculados/:discord_id', {
  summary: 'Anotar que a un Discord que ya no está vinculado se le quitaron los roles',
  area: 'discord',
  access: 'bot',
  params: z.object({ discord_id: snowflake }),
})

// Posts: what is owed to the channels and to people, each once

const posted = z.object({ canal: snowflake, mensaje: snowflake })
export type PostedMessage = z.infer<typeof posted>

const post = z.object({ id: z.int(), clave: z.string(), publicado: z.array(posted) })

/** Something to post. `clave` is its own for good: part of Discord's nonce, and found again in what was posted. `publicado`: where it is already. */
export const discordPost = z.discriminatedUnion('tipo', [
  post.extend({ tipo: z.literal('partida'), match }),
  post.extend({ tipo: z.literal('anuncio'), anuncio: anuncioCard }),
  post.extend({ tipo: z.literal('stream'), stream }),
  post.extend({ tipo: z.literal('servidor'), servidor: gameServer }),
  /** To the invited player alone. */
  post.extend({ tipo: z.literal('invitacion'), discord_id: snowflake, invitacion }),
  /** What became of one: the messages that brought it are to say so. */
  post.extend({ tipo: z.literal('respuesta'), mensajes: z.array(posted), invitacion }),
])
export type DiscordPost = z.infer<typeof discordPost>

/** All that is for one person, and of what is for the channels so many after `despues`: a channel that is closed holds up nothing else. */
export const listPosts = defineRoute('GET', '/discord/novedades', {
  summary: 'Lo que falta publicar en Discord, lo más viejo primero',
  area: 'discord',
  access: 'bot',
  query: z.object({ despues: id.optional() }),
  data: z.array(discordPost),
})
/** `mensajes` is empty where Discord would not take it anywhere: it is over all the same. `faltan`: some channel is closed for now, and it stays owed. */
export const recordPosted = defineRoute('POST', '/discord/novedades/:id/hecha', {
  summary: 'Anotar que algo ya se publicó',
  area: 'discord',
  access: 'bot',
  params: z.object({ id }),
  body: z.object({ mensajes: z.array(posted).max(20), faltan: z.boolean().default(false) }),
})

/** The one message that edits itself; null: none yet. */
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
