import * as z from './schema'
import { juegoNameLength } from '@trinchera/rules/limits'
import { idParams } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('juegos')

export const juego = z.object({ id: z.int(), nombre: z.string() })
export type Juego = z.infer<typeof juego>

export const juegoBody = z.object({ nombre: z.string().trim().min(juegoNameLength.least).max(juegoNameLength.most) })

export const listJuegos = defineRoute('GET', '/juegos', {
  summary: 'Los juegos',
  access: 'public',
  data: z.array(juego),
  cacheable: true,
})
export const createJuego = defineRoute('POST', '/admin/juegos', {
  summary: 'Crear un juego',
  access: 'juegos.manage',
  code: 201,
  body: juegoBody,
  data: juego,
})
export const updateJuego = defineRoute('PUT', '/admin/juegos/:id', {
  summary: 'Renombrar un juego',
  access: 'juegos.manage',
  params: idParams,
  body: juegoBody.partial().extend({ antes: juegoBody.partial().optional() }),
  data: juego,
})
export const deleteJuego = defineRoute('DELETE', '/admin/juegos/:id', {
  summary: 'Borrar un juego sin etapas',
  access: 'juegos.manage',
  params: idParams,
})
