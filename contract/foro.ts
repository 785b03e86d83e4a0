import * as z from './schema'
import { longestBusca, longestCommentMotivo, longestForoSearch, temaTituloLength } from '@trinchera/rules/limits'
import { buscas, reaccionTipos, seccionClases, seguimientos } from '@trinchera/rules/foro'
import { id, idParams, instant, pageMeta, pageQuery } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('foro')

const etapaRef = z.object({ id: z.int(), nombre: z.string(), juego: z.string() })
const clanRef = z.object({ id: z.int(), nombre: z.string(), tag: z.string() })

/** The latest post of a topic. `creador`: current name of the post's author. */
const lastPost = z.object({ id: z.int(), creador: z.string(), fecha: instant })

/**
 * What the author of a topic looks for. `tipo` `clan`: a clan to join. `tipo` `gente`: players for `clan`, the author's clan in that etapa;
 * null if the author no longer has one.
 */
export const temaBusca = z.object({
  tipo: z.enum(buscas),
  etapa: etapaRef.nullable(),
  horario: z.string(),
  puesto: z.string(),
  clan: clanRef.nullable(),
})
export type TemaBusca = z.infer<typeof temaBusca>

/**
 * A topic in a list. `respuestas`: number of visible posts after the first. `sin_leer`: number of posts that the logged-in player has not
 * read; 0 for a visitor. `seguimiento`: whether the player follows or mutes the topic; null for a visitor. `oculto`: true if the first post
 * is hidden; then only its author and moderators receive the topic.
 */
export const tema = z.object({
  id: z.int(),
  id_seccion: z.int(),
  titulo: z.string(),
  slug: z.string(),
  creador: z.string(),
  id_creador: z.int().nullable(),
  created_at: instant,
  fijado: z.boolean(),
  cerrado: z.boolean(),
  oculto: z.boolean(),
  respuestas: z.int(),
  ultimo: lastPost,
  busca: temaBusca.nullable(),
  sin_leer: z.int(),
  seguimiento: z.enum(seguimientos).nullable(),
})
export type Tema = z.infer<typeof tema>

/** A kind of reaction, and the ids of the players who reacted to the post with it. */
export const reaccion = z.object({ tipo: z.enum(reaccionTipos), jugadores: z.array(z.int()) })
export type Reaccion = z.infer<typeof reaccion>

/**
 * A post of a topic. `contenido`: HTML that contains only the tags allowed in comments. `cita`: the post that this post quotes, with the
 * start of its text; null if it quotes none or if the quoted post was deleted or hidden.
 */
export const mensaje = z.object({
  id: z.int(),
  id_tema: z.int(),
  creador: z.string(),
  id_creador: z.int().nullable(),
  imagen: z.string().nullable(),
  clan: z.string().nullable(),
  tagClan: z.string().nullable(),
  staff: z.boolean(),
  created_at: instant,
  edited_at: instant.nullable(),
  contenido: z.string(),
  oculto: z.boolean(),
  cita: z.object({ id: z.int(), creador: z.string(), extracto: z.string() }).nullable(),
  reacciones: z.array(reaccion),
})
export type Mensaje = z.infer<typeof mensaje>

/** A section of the foro. `sin_leer`: number of topics, without muted ones, with posts unread by the player; 0 for a visitor. */
export const seccion = z.object({
  id: z.int(),
  slug: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  clase: z.enum(seccionClases),
  temas: z.int(),
  mensajes: z.int(),
  sin_leer: z.int(),
  ultimo: z.object({ id_tema: z.int(), titulo: z.string(), creador: z.string(), fecha: instant }).nullable(),
})
export type ForoSeccion = z.infer<typeof seccion>

/** HTML. The server removes tags that are not allowed and limits the size in bytes (docs/behaviour/http.md#Sizes). */
const contenido = z.string()
export const titulo = z.string().trim().min(temaTituloLength.least).max(temaTituloLength.most)

export const listSecciones = defineRoute('GET', '/foro/secciones', {
  summary: 'Las secciones del foro, con su último mensaje y lo que uno no ha leído',
  access: 'optional',
  data: z.array(seccion),
})
export const listTemas = defineRoute('GET', '/foro/secciones/:id/temas', {
  summary: 'Los temas de una sección: primero los fijados, después por su último mensaje; 30 por página',
  access: 'optional',
  params: idParams,
  query: pageQuery,
  data: z.array(tema),
  meta: pageMeta,
})
/** A page of topics. `cuales`: `seguidos`: those the player follows; `sin-leer`: unmuted ones with unread posts; none for a visitor. */
export const listRecentTemas = defineRoute('GET', '/foro/temas', {
  summary: 'Los temas de todas las secciones, el del último mensaje primero',
  access: 'optional',
  query: pageQuery.extend({ cuales: z.enum(['todos', 'seguidos', 'sin-leer']).optional() }),
  data: z.array(tema),
  meta: pageMeta,
})
/**
 * `busca`: what the author looks for; 400 if the section is not of kind `busco`. With `gente` the topic shows the author's clan in that
 * etapa; 403 if the author may not invite players to that clan.
 */
export const createTema = defineRoute('POST', '/foro/temas', {
  summary: 'Abrir un tema. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  access: 'player',
  code: 201,
  body: z.object({
    id_seccion: id,
    titulo,
    contenido,
    busca: z
      .object({
        tipo: z.enum(buscas),
        id_etapa: id,
        horario: z.string().trim().max(longestBusca).default(''),
        puesto: z.string().trim().max(longestBusca).default(''),
      })
      .nullish(),
  }),
  data: tema,
})
/**
 * A topic with a page of its posts. `mensaje`: returns the page that contains this post, instead of `pagina`; 404 if the topic has no such
 * post. `primer_no_leido`: the first unread post; `pagina_no_leido`: the page with that post.
 */
export const getTema = defineRoute('GET', '/foro/temas/:id', {
  summary: 'Un tema con una página de sus mensajes, 30 por página',
  access: 'optional',
  params: idParams,
  query: z.object({ pagina: pageQuery.shape.pagina, mensaje: id.optional() }),
  data: tema.extend({
    mensajes: z.array(mensaje),
    primer_no_leido: z.int().nullable(),
    pagina_no_leido: z.int().nullable(),
  }),
  meta: z.object({ pagina: z.int(), por_pagina: z.int(), total: z.int() }),
})
/** Adds a post to a topic. `visto`: the last post on the author's screen. `message` of the reply: how many posts others wrote after it. */
export const createMensaje = defineRoute('POST', '/foro/temas/:id/mensajes', {
  summary: 'Responder en un tema. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ contenido, cita: id.nullish(), visto: id.nullish() }),
  data: mensaje,
})
export const updateMensaje = defineRoute('PUT', '/foro/mensajes/:id', {
  summary: 'Corregir un mensaje: su autor hasta 15 minutos después, la moderación siempre',
  access: 'player',
  params: idParams,
  body: z.object({ contenido }),
  data: mensaje,
})
/** Deletes a post; the topic too, if its only post is deleted. */
export const deleteMensaje = defineRoute('DELETE', '/foro/mensajes/:id', {
  summary: 'Borrar un mensaje: su autor mientras nadie respondió, la moderación siempre',
  access: 'player',
  params: idParams,
})
export const followTema = defineRoute('POST', '/foro/temas/:id/seguir', {
  summary: 'Seguir o silenciar un tema',
  access: 'player',
  params: idParams,
  body: z.object({ modo: z.enum(seguimientos) }),
})
/** Stores up to which post (`hasta`) the player has read a topic. If a later post is stored already, nothing changes. */
export const readTema = defineRoute('POST', '/foro/temas/:id/leido', {
  summary: 'Marcar un tema como leído hasta un mensaje',
  access: 'player',
  params: idParams,
  body: z.object({ hasta: id }),
})
export const reportMensaje = defineRoute('POST', '/foro/mensajes/:id/denunciar', {
  summary: 'Denunciar un mensaje; con tres denuncias queda oculto hasta que alguien lo revise',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ motivo: z.string().trim().min(1).max(longestCommentMotivo) }),
})
const reactionBody = z.object({ tipo: z.enum(reaccionTipos) })
export const reactMensaje = defineRoute('POST', '/foro/mensajes/:id/reaccion', {
  summary: 'Reaccionar a un mensaje, una vez por tipo',
  access: 'player',
  params: idParams,
  body: reactionBody,
  data: z.array(reaccion),
})
export const unreactMensaje = defineRoute('DELETE', '/foro/mensajes/:id/reaccion', {
  summary: 'Retirar una reacción',
  access: 'player',
  params: idParams,
  body: reactionBody,
  data: z.array(reaccion),
})
/**
 * The forum's limits for the logged-in player now, so that the web client can show them before the server refuses a post
 * (docs/behaviour/anuncios-and-foro.md#Trust in the forum). `nueva`: the account is new, so links and pictures are refused. `hasta`: when
 * the account will be old enough for links and pictures; null if it is. `faltan`: number of posts that it still needs before. `mensajes`,
 * `temas`: number of posts and topics left today; null: no limit. `espera`: when the next post is accepted; null: now. `lleno`: true if the
 * account is new and all new accounts together have reached their limit for some minutes.
 */
export const foroLimites = z.object({
  nueva: z.boolean(),
  hasta: instant.nullable(),
  faltan: z.int(),
  mensajes: z.int().nullable(),
  temas: z.int().nullable(),
  espera: instant.nullable(),
  lleno: z.boolean(),
})
export type ForoLimites = z.infer<typeof foroLimites>
export const getForoLimites = defineRoute('GET', '/foro/limites', {
  summary: 'Cuánto puede escribir uno hoy en el foro',
  access: 'player',
  data: foroLimites,
})
/** A post found by a search. `extracto`: plain text around the first word found. A topic's title belongs to the text of its first post. */
export const hallazgo = z.object({
  id: z.int(),
  id_tema: z.int(),
  id_seccion: z.int(),
  titulo: z.string(),
  slug: z.string(),
  creador: z.string(),
  fecha: instant,
  extracto: z.string(),
})
export type Hallazgo = z.infer<typeof hallazgo>
/** Finds posts that contain every word of `q`; of the last word, the start is enough. If the page is full, there may be another one. */
export const searchForo = defineRoute('GET', '/foro/buscar', {
  summary: 'Buscar en títulos y mensajes, sin distinguir acentos ni mayúsculas; lo más nuevo primero',
  access: 'public',
  query: z.object({ q: z.string().trim().min(1).max(longestForoSearch), pagina: pageQuery.shape.pagina }),
  data: z.array(hallazgo),
})
