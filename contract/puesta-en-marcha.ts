import * as z from './schema'
import { routesOf } from './route'

const defineRoute = routesOf('admin')

/**
 * A step of setting up the site. `listo`: true if done, as the server finds out by itself. `necesario`: false for steps that a site can do
 * without. `donde`: path of the page, or name of the configuration variable, where the step is done.
 */
export const setupStep = z.object({
  paso: z.string(),
  nombre: z.string(),
  listo: z.boolean(),
  necesario: z.boolean(),
  /** What is missing or, if nothing is, what is set up. */
  que_falta: z.string(),
  donde: z.string(),
})
export type SetupStep = z.infer<typeof setupStep>

export const getSetup = defineRoute('GET', '/admin/puesta-en-marcha', {
  summary: 'Lo que le falta al sitio para empezar, visto en el sitio mismo',
  access: 'opciones.manage',
  data: z.array(setupStep),
})
/** Sends a mail to the caller's address. `aceptado` false: `respuesta` states the mail server's error, or that it did not reply. */
export const tryMail = defineRoute('POST', '/admin/puesta-en-marcha/correo', {
  summary: 'Mandarse un correo de prueba y saber qué dijo el servidor de correo',
  access: 'opciones.manage',
  data: z.object({ aceptado: z.boolean(), respuesta: z.string() }),
})
