import * as z from './schema'
import { longestBusca, longestCommentMotivo, longestForoSearch, temaTituloLength } from '@trinchera/rules/limits'
import { buscas, reaccionTipos, seccionClases, seguimientos } from '@trinchera/rules/foro'
import { id, idParams, instant, pageMeta, pageQuery } from './fields'
import { defineRoute } from './route'

const area = 'foro'
const etapaRef = z.object({ id: z.int(), nombre: z.string(), juego: z.string() })
const clanRef = z.object({ id: z.int(), nombre: z.string(), tag: z.string() })

/** The last post of a topic. `creador`: its author's current name. */
const lastPost = z.object({ id: z.int(), creador: z.string(), fecha: instant })

/**
 * The search that a topic announces. `tipo` `clan`: its author looks for a clan to join. `tipo` `gente`: `clan` looks for players; it is
 * the author's clan in that stage, or null once the author has none.
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
 * A topic as a row of a list. `respuestas`: visible posts after the first. `sin_leer`: posts that the session's player has not read; 0 for
 * a visitor. `seguimiento`: null for a visitor. `oculto`: its first post is hidden, and only its author and moderators receive the topic.
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

/** A kind of reaction, and the ids of the players who reacted with it. */
export const reaccion = z.object({ tipo: z.enum(reaccionTipos), jugadores: z.array(z.int()) })
export type Reaccion = z.infer<typeof reaccion>

/**
 * A post. `contenido`: HTML within the allow-list for comments. `cita`: the post that it answers, with the beginning of that post's text;
 * null if there is none, or if that post was deleted or hidden.
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

/** A section. `sin_leer`: topics with posts that the session's player has not read, without muted topics; 0 for a visitor. */
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

/** HTML, sanitized by the server, which also limits its size in bytes (docs/behaviour/http.md#Sizes). */
const contenido = z.string()
export const titulo = z.string().trim().min(temaTituloLength.least).max(temaTituloLength.most)

export const listSecciones = defineRoute('GET', '/foro/secciones', {
  summary: 'Las secciones del foro, con su último mensaje y lo que uno no ha leído',
  area,
  access: 'optional',
  data: z.array(seccion),
})
export const listTemas = defineRoute('GET', '/foro/secciones/:id/temas', {
  summary: 'Los temas de una sección: primero los fijados, después por su último mensaje; 30 por página',
  area,
  access: 'optional',
  params: idParams,
  query: pageQuery,
  data: z.array(tema),
  meta: pageMeta,
})
/**
 * `cuales`: `seguidos` for the topics that the player follows, `sin-leer` for topics with unread posts, without muted ones. Both need a
 * session; without one the list is empty.
 */
export const listRecentTemas = defineRoute('GET', '/foro/temas', {
  summary: 'Los temas de todas las secciones, el del último mensaje primero',
  area,
  access: 'optional',
  query: pageQuery.extend({ cuales: z.enum(['todos', 'seguidos', 'sin-leer']).optional() }),
  data: z.array(tema),
  meta: pageMeta,
})
/**
 * `busca` is allowed only in a section of kind `busco` (otherwise 400). With `gente`, the topic shows the author's clan in that stage, in
 * which the author must be allowed to invite (otherwise 403).
 */
export const createTema = defineRoute('POST', '/foro/temas', {
  summary: 'Abrir un tema. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  area,
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
 * `mensaje`: returns the page that contains that post, instead of `pagina`; 404 if the topic does not contain the post (any more).
 * `pagina_no_leido`: the page of `primer_no_leido`.
 */
export const getTema = defineRoute('GET', '/foro/temas/:id', {
  summary: 'Un tema con una página de sus mensajes, 30 por página',
  area,
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
/** `visto`: the last post that the writer saw; the message of the reply says how many posts came after it. */
export const createMensaje = defineRoute('POST', '/foro/temas/:id/mensajes', {
  summary: 'Responder en un tema. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  area,
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ contenido, cita: id.nullish(), visto: id.nullish() }),
  data: mensaje,
})
export const updateMensaje = defineRoute('PUT', '/foro/mensajes/:id', {
  summary: 'Corregir un mensaje: su autor hasta 15 minutos después, la moderación siempre',
  area,
  access: 'player',
  params: idParams,
  body: z.object({ contenido }),
  data: mensaje,
})
/** If nobody answered, deleting the first post deletes its topic too. */
export const deleteMensaje = defineRoute('DELETE', '/foro/mensajes/:id', {
  summary: 'Borrar un mensaje: su autor mientras nadie respondió, la moderación siempre',
  area,
  access: 'player',
  params: idParams,
})
export const followTema = defineRoute('POST', '/foro/temas/:id/seguir', {
  summary: 'Seguir o silenciar un tema',
  area,
  access: 'player',
  params: idParams,
  body: z.object({ modo: z.enum(seguimientos) }),
})
/** The mark only moves forward: a post before the last read one changes nothing. */
export const readTema = defineRoute('POST', '/foro/temas/:id/leido', {
  summary: 'Marcar un tema como leído hasta un mensaje',
  area,
  access: 'player',
  params: idParams,
  body: z.object({ hasta: id }),
})
export const reportMensaje = defineRoute('POST', '/foro/mensajes/:id/denunciar', {
  summary: 'Denunciar un mensaje; con tres denuncias queda oculto hasta que alguien lo revise',
  area,
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ motivo: z.string().trim().min(1).max(longestCommentMotivo) }),
})
const reactionBody = z.object({ tipo: z.enum(reaccionTipos) })
export const reactMensaje = defineRoute('POST', '/foro/mensajes/:id/reaccion', {
  summary: 'Reaccionar a un mensaje, una vez por tipo',
  area,
  access: 'player',
  params: idParams,
  body: reactionBody,
  data: z.array(reaccion),
})
export const unreactMensaje = defineRoute('DELETE', '/foro/mensajes/:id/reaccion', {
  summary: 'Retirar una reacción',
  area,
  access: 'player',
  params: idParams,
  body: reactionBody,
  data: z.array(reaccion),
})
/**
 * What the session's player may write now, so that the web can say it before a refusal (docs/behaviour/anuncios-and-foro.md#Trust in the
 * forum). `nueva`: links and pictures are refused. `hasta`: when the account is old enough for them; null if it is. `faltan`: how many
 * posts it still needs for them. `mensajes`, `temas`: how many are left today; null: no limit. `espera`: when the next post is accepted;
 * null: now. `lleno`: this is a new account, and new accounts together have reached their limit for some minutes.
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
  area,
  access: 'player',
  data: foroLimites,
})
/**
 * A post found by a search. `extracto`: plain text around the first word found. The title of a topic is searched together with its first
 * post.
 */
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
/** A post must contain every word; of the last word, the beginning is enough. If this page is full there may be another. */
export const searchForo = defineRoute('GET', '/foro/buscar', {
  summary: 'Buscar en títulos y mensajes, sin distinguir acentos ni mayúsculas; lo más nuevo primero',
  area,
  access: 'public',
  query: z.object({ q: z.string().trim().min(1).max(longestForoSearch), pagina: pageQuery.shape.pagina }),
  data: z.array(hallazgo),
})
