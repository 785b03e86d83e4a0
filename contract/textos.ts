import * as z from './schema'
import { mostTextoParts, textoLength } from '@trinchera/rules/limits'
import { textoClaves, type TextoClave, type TextoContents } from '@trinchera/rules/textos/textos'
import { instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('textos')

const line = z.string().trim().min(1).max(textoLength.line)
const lead = z.string().trim().max(textoLength.lead)
/** An id within a text: letters, digits and hyphens. */
const partId = z
  .string()
  .max(textoLength.id)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lleva letras minúsculas, números y guiones')
const ejemplo = z.string().trim().min(1).max(textoLength.ejemplo)

/** Reports each id that occurs a second time. */
function refuseRepeated(ids: readonly { id: string; path: (string | number)[] }[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const { id, path } of ids) {
    if (seen.has(id)) context.addIssue({ code: 'custom', message: `Hay dos con el identificador «${id}»`, path })
    seen.add(id)
  }
}

const articulo = z.object({
  /** Unique in the whole reglamento and for ever the same: links lead to `#art-{id}`. */
  id: partId,
  titulo: line,
  /** HTML. The server removes tags that are not allowed. */
  contenido: z.string(),
  ejemplos: z.array(z.object({ caso: ejemplo, queda: ejemplo })).max(mostTextoParts.ejemplos),
  ver: z.enum(['mapas', 'reportes', 'descargas']).nullable(),
})
const reglamento = z
  .object({
    secciones: z
      .array(z.object({ id: partId, titulo: line, articulos: z.array(articulo).max(mostTextoParts.articulos) }))
      .min(1)
      .max(mostTextoParts.secciones),
  })
  .superRefine(({ secciones }, context) => {
    refuseRepeated(
      secciones.map(({ id }, index) => ({ id, path: ['secciones', index, 'id'] })),
      context,
    )
    refuseRepeated(
      secciones.flatMap(({ articulos }, index) =>
        articulos.map(({ id }, at) => ({ id, path: ['secciones', index, 'articulos', at, 'id'] })),
      ),
      context,
    )
  })

const tarea = z.object({
  id: partId,
  texto: z.string().trim().min(1).max(textoLength.lead),
  copiar: z.array(z.enum(['servidor', 'password', 'ruta', 'ts3'])).max(4),
  opcional: z.boolean(),
  en: z.enum(['descargas', 'volute']).nullable(),
})
const guia = z
  .object({
    entrada: lead,
    pasos: z
      .array(
        z.object({ id: partId, titulo: line, entrada: lead, tareas: z.array(tarea).min(1).max(mostTextoParts.tareas) }),
      )
      .min(1)
      .max(mostTextoParts.pasos),
  })
  .superRefine(({ pasos }, context) => {
    refuseRepeated(
      pasos.map(({ id }, index) => ({ id, path: ['pasos', index, 'id'] })),
      context,
    )
    refuseRepeated(
      pasos.flatMap(({ tareas }, index) =>
        tareas.map(({ id }, at) => ({ id, path: ['pasos', index, 'tareas', at, 'id'] })),
      ),
      context,
    )
  })

/** The schema of each text's content (docs/behaviour/staff.md#Textos). */
export const textoSchemas = {
  reglamento,
  guia,
  portada: z.object({ titular: line, lema: lead, boton: line }),
  pie: z.object({ creditos: lead, fundado: z.int().min(1990).max(2100) }),
  privacidad_extra: z.object({ contenido: z.string() }),
} as const satisfies { [C in TextoClave]: z.ZodType<TextoContents[C]> }

/** An article that an earlier version of the reglamento contained and the current one does not. */
const retirado = z.object({ id: z.string(), titulo: z.string() })

const about = {
  /** Number of the version; 0: the built-in text, never edited. */
  version: z.int(),
  /** True if the text is the built-in one of a new site. */
  original: z.boolean(),
  /** Time of the last edit; null if never edited. */
  actualizado: instant.nullable(),
}
const claves = z.enum(textoClaves)
const of = <C extends TextoClave, S extends z.ZodType>(clave: C, contenido: S) =>
  z.object({ clave: z.literal(clave), ...about, contenido })

/** One of the site's editable texts. `retirados` of the reglamento: the removed articles, so that the page can explain links to them. */
export const texto = z.discriminatedUnion('clave', [
  of('reglamento', reglamento).extend({ retirados: z.array(retirado) }),
  of('guia', guia),
  of('portada', textoSchemas.portada),
  of('pie', textoSchemas.pie),
  of('privacidad_extra', textoSchemas.privacidad_extra),
])
export type Texto = z.infer<typeof texto>
export type TextoOf<C extends TextoClave> = Texto & { clave: C; contenido: TextoContents[C] }

const params = z.object({ clave: claves })
/** The number of a version; 0 is the built-in text. Digits as text are accepted too, because paths and queries contain only text. */
const version = z
  .union([z.number(), z.string().regex(/^\d{1,9}$/)])
  .transform(Number)
  .pipe(z.int().min(0))

export const listTextos = defineRoute('GET', '/textos', {
  summary: 'Los textos del sitio que la administración edita, sin su contenido',
  access: 'public',
  data: z.array(z.object({ clave: claves, nombre: z.string(), ...about })),
  cacheable: true,
})
export const getTexto = defineRoute('GET', '/textos/:clave', {
  summary: 'Un texto del sitio, con las cifras de las reglas puestas',
  access: 'public',
  params,
  data: texto,
  cacheable: true,
})

/** A version of a text. `autor`: null for the built-in text, and after the author's account was deleted. */
export const textoVersion = z.object({
  version: z.int(),
  fecha: instant.nullable(),
  autor: z.string().nullable(),
  original: z.boolean(),
})
export type TextoVersion = z.infer<typeof textoVersion>

export const getAdminTexto = defineRoute('GET', '/admin/textos/:clave', {
  summary: 'Un texto como se escribió, con `{{…}}` donde van las cifras, y sus versiones, la última primero',
  access: 'reglamento.manage',
  params,
  data: z.object({
    texto,
    versiones: z.array(textoVersion),
    limites: z.array(z.object({ nombre: z.string(), valor: z.number() })),
  }),
})
export const getTextoVersion = defineRoute('GET', '/admin/textos/:clave/versiones/:version', {
  summary: 'Una versión de un texto, como se escribió. 0 es el original',
  access: 'reglamento.manage',
  params: z.object({ clave: claves, version }),
  data: texto,
})
/** A part in which two versions differ. `antes`, `ahora`: null if that version lacks the part. */
export const diferencia = z.object({ parte: z.string(), antes: z.string().nullable(), ahora: z.string().nullable() })
export const compareTextoVersions = defineRoute('GET', '/admin/textos/:clave/diferencias', {
  summary: 'Lo que cambió de una versión de un texto a otra',
  access: 'reglamento.manage',
  params,
  query: z.object({ de: version, a: version }),
  data: z.array(diferencia),
})
/**
 * `contenido` is the whole text, in the form in which `GET /admin/textos/{clave}` gives it. `original`: the built-in text again, instead of
 * `contenido`. `version`: the version that the editor loaded; 409 with what changed if there is a newer one. 400 for an unknown `{{…}}`,
 * and if an article links to a missing one.
 */
export const updateTexto = defineRoute('PUT', '/admin/textos/:clave', {
  summary: 'Cambiar un texto del sitio, o volver al original',
  access: 'reglamento.manage',
  params,
  body: z.object({ contenido: z.unknown().optional(), original: z.boolean().optional(), version: version.optional() }),
  data: texto,
})
