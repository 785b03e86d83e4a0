import * as z from './schema'
import { longestMotivo, mostCleaned } from '@trinchera/rules/limits'
import { id, idParams, instant } from './fields'
import { tema, titulo } from './foro'
import { routesOf } from './route'

const defineRoute = routesOf('foro')

/** Changes a topic of the foro. Omitted fields stay unchanged. */
export const updateTema = defineRoute('PUT', '/admin/foro/temas/:id', {
  summary: 'Fijar, cerrar, mover o renombrar un tema',
  access: 'comments.moderate',
  params: idParams,
  body: z.object({
    fijado: z.boolean().optional(),
    cerrado: z.boolean().optional(),
    id_seccion: id.optional(),
    titulo: titulo.optional(),
    /** The title as the form loaded it. 409 if it has changed since (docs/behaviour/http.md#Edits of something changed meanwhile). */
    antes: z.object({ titulo: z.string() }).optional(),
  }),
  data: tema,
})
export const deleteTema = defineRoute('DELETE', '/admin/foro/temas/:id', {
  summary: 'Borrar un tema con todos sus mensajes',
  access: 'comments.moderate',
  params: idParams,
})

/**
 * A player who wrote in the foro. `nueva`: true if the account may not post links yet. `denuncias`: number of unsettled reports of the
 * player's posts. `muestra`: start of the player's latest post.
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
  access: 'comments.moderate',
  query: z.object({ desde: instant }),
  data: z.array(escritor),
})
/**
 * Deletes everything that these players wrote in the foro since `desde`, including other players' posts in their topics, and suspends them
 * from commenting until `hasta` (null: no suspension). Staff are skipped. All in one transaction.
 */
export const cleanForo = defineRoute('POST', '/admin/foro/limpieza', {
  summary: 'Borrar lo que unas cuentas escribieron en el foro desde una hora, y suspenderlas de comentar',
  access: 'comments.moderate',
  body: z.object({
    jugadores: z.array(id).min(1).max(mostCleaned),
    desde: instant,
    hasta: instant.nullable(),
    motivo: z.string().trim().min(1).max(longestMotivo),
  }),
  data: z.object({ mensajes: z.int(), temas: z.int(), cuentas: z.int() }),
})
