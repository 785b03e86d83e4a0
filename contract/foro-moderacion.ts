import * as z from './schema'
import { longestMotivo, mostCleaned } from '@trinchera/rules/limits'
import { id, idParams, instant } from './fields'
import { tema, titulo } from './foro'
import { defineRoute } from './route'

const area = 'foro'

/** Omitted fields stay unchanged. */
export const updateTema = defineRoute('PUT', '/admin/foro/temas/:id', {
  summary: 'Fijar, cerrar, mover o renombrar un tema',
  area,
  access: 'comments.moderate',
  params: idParams,
  body: z.object({
    fijado: z.boolean().optional(),
    cerrado: z.boolean().optional(),
    id_seccion: id.optional(),
    titulo: titulo.optional(),
    /** The title that the moderator saw when renaming (docs/behaviour/http.md#Edits of something changed meanwhile). */
    antes: z.object({ titulo: z.string() }).optional(),
  }),
  data: tema,
})
export const deleteTema = defineRoute('DELETE', '/admin/foro/temas/:id', {
  summary: 'Borrar un tema con todos sus mensajes',
  area,
  access: 'comments.moderate',
  params: idParams,
})

/**
 * An account that wrote in the forum. `nueva`: it may not post links yet. `denuncias`: open reports of its posts. `muestra`: the beginning
 * of its latest post.
 */
export const escritor = z.object({
  id: z.int(),
  username: z.string(),
  created_at: instant,
  nueva: z.boolean(),
  mensajes: z.int(),
  temas: z.int(),
  denuncias: z.int(),
  ultimo: instant,
  muestra: z.string(),
})
export type Escritor = z.infer<typeof escritor>
export const listEscritores = defineRoute('GET', '/admin/foro/escritores', {
  summary: 'Quién escribió en el foro desde una hora, las cuentas nuevas y las denunciadas primero',
  area,
  access: 'comments.moderate',
  query: z.object({ desde: instant }),
  data: z.array(escritor),
})
/**
 * Deletes everything that these accounts wrote in the forum since `desde`, including the answers to their topics, and suspends them from
 * commenting until `hasta` (null: no suspension). Skips staff. All in one transaction.
 */
export const cleanForo = defineRoute('POST', '/admin/foro/limpieza', {
  summary: 'Borrar lo que unas cuentas escribieron en el foro desde una hora, y suspenderlas de comentar',
  area,
  access: 'comments.moderate',
  body: z.object({
    jugadores: z.array(id).min(1).max(mostCleaned),
    desde: instant,
    hasta: instant.nullable(),
    motivo: z.string().trim().min(1).max(longestMotivo),
  }),
  data: z.object({ mensajes: z.int(), temas: z.int(), cuentas: z.int() }),
})
