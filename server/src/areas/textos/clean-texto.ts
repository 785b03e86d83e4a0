import type { z } from 'zod'
import { fieldErrors, requiredMessage } from '@trinchera/contract/messages'
import type { FieldError } from '@trinchera/contract/route'
import { textoSchemas } from '@trinchera/contract/textos'
import { textoBytes } from '@trinchera/rules/limits'
import { textsIn, unknownPlaceholders } from '@trinchera/rules/textos/limites'
import type { Reglamento, TextoClave, TextoContents } from '@trinchera/rules/textos/textos'
import { isBlankHtml, picturesIn } from '../../html/cleaned-html'
import { plainLine } from '../../html/visible-text'
import { fieldError, RuleError } from '../../http/rule-error'

const refusal = (errors: readonly FieldError[]) =>
  new RuleError(400, (errors.length === 1 && errors[0]?.message) || 'Revisa los datos marcados', errors)

const parsedBy =
  <T>(schema: z.ZodType<T>) =>
  (given: unknown): T => {
    const parsed = schema.safeParse(given, { reportInput: true })
    if (!parsed.success) throw refusal(fieldErrors(parsed.error))
    return parsed.data
  }

/** For each text, a function that parses its content. Throws 400 if the content does not fit the schema. */
const parse: { [C in TextoClave]: (given: unknown) => TextoContents[C] } = {
  reglamento: parsedBy(textoSchemas.reglamento),
  guia: parsedBy(textoSchemas.guia),
  portada: parsedBy(textoSchemas.portada),
  pie: parsedBy(textoSchemas.pie),
  privacidad_extra: parsedBy(textoSchemas.privacidad_extra),
}

type CleanHtml = (html: string) => string

/** For each text, a function that cleans its content: HTML is sanitized, other strings become lines without invisible characters. */
const clean: { [C in TextoClave]: (contenido: TextoContents[C], html: CleanHtml) => TextoContents[C] } = {
  reglamento: ({ secciones }, html) => ({
    secciones: secciones.map(({ id, titulo, articulos }) => ({
      id,
      titulo: plainLine(titulo),
      articulos: articulos.map((article) => ({
        ...article,
        titulo: plainLine(article.titulo),
        contenido: html(article.contenido),
        ejemplos: article.ejemplos.map(({ caso, queda }) => ({ caso: plainLine(caso), queda: plainLine(queda) })),
      })),
    })),
  }),
  guia: ({ entrada, pasos }) => ({
    entrada: plainLine(entrada),
    pasos: pasos.map((paso) => ({
      ...paso,
      titulo: plainLine(paso.titulo),
      entrada: plainLine(paso.entrada),
      tareas: paso.tareas.map((tarea) => ({ ...tarea, texto: plainLine(tarea.texto) })),
    })),
  }),
  portada: ({ titular, lema, boton }) => ({
    titular: plainLine(titular),
    lema: plainLine(lema),
    boton: plainLine(boton),
  }),
  pie: ({ creditos, fundado }) => ({ creditos: plainLine(creditos), fundado }),
  privacidad_extra: ({ contenido }, html) => ({ contenido: html(contenido) }),
}

const placeholderErrors = (contenido: unknown): FieldError[] =>
  textsIn(contenido).flatMap(({ path, text }) =>
    unknownPlaceholders(text).map((written) => ({
      field: path,
      message: `${written} no es una cifra de las reglas: elige una de la lista o escribe el número`,
    })),
  )

const pictureErrors = (contenido: unknown): FieldError[] =>
  textsIn(contenido).flatMap(({ path, text }) =>
    picturesIn(text).length ? [{ field: path, message: 'Este texto no lleva imágenes: quítalas' }] : [],
  )

/** Errors of articles without text, and of those that link to an article that is not in the reglamento. */
function articleErrors({ secciones }: Reglamento): FieldError[] {
  const ids = new Set(secciones.flatMap(({ articulos }) => articulos.map(({ id }) => id)))
  return secciones.flatMap(({ articulos }, section) =>
    articulos.flatMap(({ titulo, contenido }, at) => {
      const field = `secciones.${section}.articulos.${at}.contenido`
      if (!contenido) return [{ field, message: `El artículo «${titulo}» no tiene texto` }]
      const lost = [...contenido.matchAll(/#art-([a-z0-9-]+)/g)].find(([, id = '']) => !ids.has(id))
      return lost
        ? [{ field, message: `El artículo «${titulo}» enlaza a «${lost[1]}», que no está en el reglamento` }]
        : []
    }),
  )
}

/**
 * The content of a request, cleaned for storage. Throws 413 if it is too long, and 400 if it does not fit the schema, is blank, uses an
 * unknown `{{nombre}}`, contains pictures or links to a missing article.
 */
export async function givenTexto<C extends TextoClave>(clave: C, given: unknown): Promise<TextoContents[C]> {
  if (given === undefined) throw fieldError(400, 'contenido', requiredMessage('contenido'))
  if (Buffer.byteLength(JSON.stringify(given)) > textoBytes)
    throw new RuleError(413, 'El texto es demasiado largo: puede tener hasta 500 kB')
  const parsed = parse[clave](given)
  const { cleanAnuncio } = await import('../../html/clean-html') // loaded at first use, so that the server starts faster
  const kept = clean[clave](parsed, (html) => {
    const safe = cleanAnuncio(html)
    return isBlankHtml(safe) ? '' : safe
  })
  const contenido = parse[clave](kept) // parsed again, because cleaning may have left a title blank
  const articles = clave === 'reglamento' ? articleErrors(parse.reglamento(kept)) : []
  const errors = [...placeholderErrors(contenido), ...pictureErrors(contenido), ...articles]
  if (errors.length) throw refusal(errors)
  return contenido
}
