import { textOf } from '../html-text'
import { articleText } from '../reglamento'
import type { TextoClave, TextoContents } from './textos'

/** A part of a text, such as an article, for comparing with another version. `clave` identifies the part within the text. */
interface Part {
  clave: string
  nombre: string
  texto: string
}

/** A part in which two versions of a text differ: its old and new wording. Null: that version does not have the part. */
export interface Diferencia {
  parte: string
  antes: string | null
  ahora: string | null
}

const partsOf: { [C in TextoClave]: (contenido: TextoContents[C]) => Part[] } = {
  reglamento: ({ secciones }) =>
    secciones.flatMap(({ id, titulo, articulos }) => [
      { clave: `seccion ${id}`, nombre: `Sección «${titulo}»`, texto: titulo },
      ...articulos.map((article) => ({
        clave: `articulo ${article.id}`,
        nombre: `Artículo «${article.titulo}»`,
        texto: `${article.titulo}\n${articleText(article)}`,
      })),
    ]),
  guia: ({ entrada, pasos }) => [
    { clave: 'entrada', nombre: 'Entrada', texto: entrada },
    ...pasos.flatMap(({ id, titulo, entrada: lead, tareas }) => [
      { clave: `paso ${id}`, nombre: `Paso «${titulo}»`, texto: `${titulo}\n${lead}` },
      ...tareas.map((task) => ({
        clave: `tarea ${task.id}`,
        nombre: `Tarea de «${titulo}»`,
        texto: `${task.texto}${task.opcional ? ' (opcional)' : ''}`,
      })),
    ]),
  ],
  portada: ({ titular, lema, boton }) => [
    { clave: 'titular', nombre: 'Titular', texto: titular },
    { clave: 'lema', nombre: 'Lema', texto: lema },
    { clave: 'boton', nombre: 'Botón', texto: boton },
  ],
  pie: ({ creditos, fundado }) => [
    { clave: 'creditos', nombre: 'Créditos', texto: creditos },
    { clave: 'fundado', nombre: 'Año de fundación', texto: String(fundado) },
  ],
  privacidad_extra: ({ contenido }) => [{ clave: 'contenido', nombre: 'Texto', texto: textOf(contenido).trim() }],
}

const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [part.clave, part]))

/**
 * The differences between two versions of a text, those of the later version's parts first. If all parts have the same words and only their
 * order or formatting differs, one difference says so.
 */
export function textoDifferences<C extends TextoClave>(
  clave: C,
  before: TextoContents[C],
  after: TextoContents[C],
): Diferencia[] {
  const [old, now] = [partsOf[clave](before), partsOf[clave](after)]
  const oldByKey = byKey(old)
  const nowByKey = byKey(now)
  const changed = [
    ...now.flatMap((part) => {
      const earlier = oldByKey.get(part.clave)
      return earlier?.texto === part.texto
        ? []
        : [{ parte: part.nombre, antes: earlier?.texto ?? null, ahora: part.texto }]
    }),
    ...old.flatMap((part) =>
      nowByKey.has(part.clave) ? [] : [{ parte: part.nombre, antes: part.texto, ahora: null }],
    ),
  ]
  if (changed.length > 0 || JSON.stringify(before) === JSON.stringify(after)) return changed
  const names = (parts: readonly Part[]) => parts.map(({ nombre }) => nombre).join(', ')
  const isMoved = names(old) !== names(now)
  return [
    isMoved
      ? { parte: 'Orden', antes: names(old), ahora: names(now) }
      : { parte: 'Formato', antes: 'Las mismas palabras', ahora: 'Las mismas palabras, con otro formato' },
  ]
}
