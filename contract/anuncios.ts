import * as z from './schema'
import { anuncioLength, longestCommentMotivo } from '@trinchera/rules/limits'
import { flag, id, idParams, instant, pageMeta, pageQuery, picture } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('anuncios')

/** An anuncio in a list, without its text. `creador`: the author's name at publication. `id_creador`: null once that account is deleted. */
export const anuncioCard = z.object({
  id: z.int(),
  titulo: z.string(),
  descripcion: z.string(),
  imagen: z.string().nullable(),
  creador: z.string(),
  id_creador: z.int().nullable(),
  created_at: instant,
  /** Time of the last edit; null if the anuncio was never edited. */
  updated_at: instant.nullable(),
  comentarios: z.int(),
})
export type AnuncioCard = z.infer<typeof anuncioCard>

/** An anuncio with its text. `contenido`: HTML with only allowed tags, safe to render. `revision` increases with each edit. */
export const anuncio = anuncioCard.extend({ contenido: z.string(), revision: z.int() })
export type Anuncio = z.infer<typeof anuncio>

/** A comment on an anuncio. `clan`, `tagClan`: the author's current main clan or null. `staff`: true if the author may publish anuncios. */
export const comment = z.object({
  id: z.int(),
  idAnuncio: z.int(),
  creador: z.string(),
  id_creador: z.int().nullable(),
  imagen: z.string().nullable(),
  created_at: instant,
  edited_at: instant.nullable(),
  /** The text: HTML that contains only the tags allowed in comments. */
  comentario: z.string(),
  clan: z.string().nullable(),
  tagClan: z.string().nullable(),
  staff: z.boolean(),
  /** True if the comment is hidden until a moderator reviews it. Only its author and moderators receive a hidden comment. */
  oculto: z.boolean(),
})
export type Comment = z.infer<typeof comment>

const anuncioParams = idParams
const commentParams = idParams

const titulo = z.string().trim().min(1).max(anuncioLength.titulo)
const descripcion = z.string().trim().min(1).max(anuncioLength.descripcion)
/** HTML. The server removes tags that are not allowed and limits the size in bytes (docs/behaviour/http.md#Sizes). */
const contenido = z.string()

export const listAnuncios = defineRoute('GET', '/anuncios/obtener-anuncios', {
  summary: 'Los anuncios, el más nuevo primero',
  access: 'public',
  query: pageQuery,
  data: z.array(anuncioCard),
  meta: pageMeta,
  cacheable: true,
})
export const getAnuncio = defineRoute('GET', '/anuncios/get-anuncio-id/:id', {
  summary: 'Un anuncio',
  access: 'public',
  params: anuncioParams,
  data: anuncio,
  cacheable: true,
})
/** Publishes an anuncio. `creador` is ignored: the author is who is logged in (docs/behaviour/staff.md#Identity fields in a payload). */
export const createAnuncio = defineRoute('POST', '/anuncios/crear-anuncios', {
  summary: 'Publicar un anuncio',
  access: 'anuncios.manage',
  code: 201,
  bodyType: 'multipart',
  body: z.object({
    titulo,
    descripcion,
    contenido,
    imagen: picture.optional(),
    creador: z.string().max(100).nullish(),
  }),
  data: anuncio,
})
/**
 * Omitted fields stay unchanged. If `revision` is sent and the anuncio has changed since that revision, the reply is 409. `quitar_imagen`
 * removes the picture. Sending the current picture's URL as `imagen` changes nothing.
 */
export const updateAnuncio = defineRoute('PUT', '/anuncios/update-anuncio/:id', {
  summary: 'Modificar un anuncio',
  access: 'anuncios.manage',
  bodyType: 'multipart',
  params: anuncioParams,
  body: z.object({
    titulo: titulo.optional(),
    descripcion: descripcion.optional(),
    contenido: contenido.optional(),
    imagen: z.union([picture, z.string().max(500)]).optional(),
    quitar_imagen: flag.optional(),
    revision: id.optional(),
  }),
  data: anuncio,
})
export const deleteAnuncio = defineRoute('DELETE', '/anuncios/delete-anuncio/:id', {
  summary: 'Borrar un anuncio con sus comentarios',
  access: 'anuncios.manage',
  params: anuncioParams,
})
/** Stores a picture file that was pasted or dropped into the editor, and returns the picture's URL. */
export const uploadAnuncioPicture = defineRoute('POST', '/anuncios/imagenes', {
  summary: 'Subir una imagen para el texto de un anuncio',
  access: 'anuncios.manage',
  code: 201,
  bodyType: 'multipart',
  body: z.object({ imagen: picture }),
  data: z.object({ imagen: z.string() }),
})

export const listComments = defineRoute('GET', '/anuncios/obtener-comentarios/:id', {
  summary: 'Los comentarios de un anuncio, en orden',
  access: 'optional',
  params: anuncioParams,
  query: pageQuery,
  data: z.array(comment),
  meta: pageMeta,
})
/** Adds a comment to an anuncio. `player` is optional; if sent, it must be the id of the logged-in player. */
export const createComment = defineRoute('POST', '/anuncios/crear-comentario', {
  summary: 'Comentar un anuncio. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  access: 'player',
  code: 201,
  bodyType: 'multipart',
  body: z.object({ contenido, player: id.nullish(), idAnuncio: id }),
  data: comment,
})
export const updateComment = defineRoute('PUT', '/anuncios/editar-comentario/:id', {
  summary: 'Corregir un comentario propio, hasta 15 minutos después de enviarlo',
  access: 'player',
  params: commentParams,
  body: z.object({ contenido }),
  data: comment,
})
export const deleteComment = defineRoute('DELETE', '/anuncios/eliminar-comentario/:id', {
  summary: 'Borrar un comentario: su autor o la administración',
  access: 'player',
  params: commentParams,
})
export const reportComment = defineRoute('POST', '/anuncios/denunciar-comentario/:id', {
  summary: 'Denunciar un comentario; con tres denuncias queda oculto hasta que alguien lo revise',
  access: 'player',
  code: 201,
  params: commentParams,
  body: z.object({ motivo: z.string().trim().min(1).max(longestCommentMotivo) }),
})

/**
 * A reported or hidden comment as shown to moderators. It may be a comment on an anuncio, a post of a foro topic, or a message about a reto
 * or about a torneo's match (`partida`). `anuncio`: title of the anuncio, topic, reto or match. `comentario`: HTML.
 */
export const reportedComment = comment.extend({
  idAnuncio: z.int().nullable(),
  id_reto: z.int().nullable(),
  id_tema: z.int().nullable(),
  id_torneo: z.int().nullable(),
  partida: z.int().nullable(),
  anuncio: z.string(),
  denuncias: z.array(z.object({ quien: z.string(), motivo: z.string(), fecha: instant })),
})
export type ReportedComment = z.infer<typeof reportedComment>

export const listReportedComments = defineRoute('GET', '/admin/comentarios', {
  summary: 'Los comentarios denunciados u ocultos que esperan una decisión, el más denunciado primero',
  access: 'comments.moderate',
  query: pageQuery,
  data: z.array(reportedComment),
  meta: pageMeta,
})
export const commentDecision = z.enum(['ocultar', 'mostrar', 'eliminar'])
export type CommentDecision = z.infer<typeof commentDecision>
/** `mostrar` dismisses the comment's reports and shows the comment; `ocultar` hides it until staff review it; `eliminar` deletes it. */
export const moderateComment = defineRoute('POST', '/admin/comentarios/:id', {
  summary: 'Decidir sobre un comentario',
  access: 'comments.moderate',
  params: commentParams,
  body: z.object({ decision: commentDecision, motivo: z.string().trim().max(longestCommentMotivo).optional() }),
})
