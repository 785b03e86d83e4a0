import { requiredMessage } from '@trinchera/contract/messages'
import type { FieldError } from '@trinchera/contract/route'
import type { AnuncioFields } from '@trinchera/db/queries/anuncios/anuncios'
import { textOf } from '@trinchera/rules/html-text'
import { beginningOf } from '@trinchera/rules/letters'
import { anuncioHtmlBytes } from '@trinchera/rules/limits'
import { isBlankHtml } from '../../html/cleaned-html'
import { plainLine } from '../../html/visible-text'
import { fieldError, RuleError } from '../../http/rule-error'

export type AnuncioTexts = Omit<AnuncioFields, 'imagen'>

async function cleanText(html: string): Promise<string> {
  if (Buffer.byteLength(html) > anuncioHtmlBytes)
    throw fieldError(413, 'contenido', 'El contenido es demasiado largo: puede tener hasta 500 kB')
  const { cleanAnuncio } = await import('../../html/clean-html') // loaded at first use, so that the server starts faster
  const clean = cleanAnuncio(html)
  return isBlankHtml(clean) ? '' : clean
}

/** The texts of a request, cleaned for storage. Throws 400 if a text is blank, 413 if `contenido` is too long. */
export async function givenTexts({
  titulo,
  descripcion,
  contenido,
}: Partial<AnuncioTexts>): Promise<Partial<AnuncioTexts>> {
  const texts = {
    ...(titulo === undefined ? {} : { titulo: plainLine(titulo) }),
    ...(descripcion === undefined ? {} : { descripcion: plainLine(descripcion) }),
    ...(contenido === undefined ? {} : { contenido: await cleanText(contenido) }),
  }
  const errors: FieldError[] = Object.entries(texts).flatMap(([field, text]) =>
    text ? [] : [{ field, message: requiredMessage(field) }],
  )
  const [first] = errors
  if (first) throw new RuleError(400, errors.length === 1 ? first.message : 'Revisa los datos marcados', errors)
  return texts
}

/** The three texts of a new anuncio, cleaned for storage. Throws 400 if one is blank, 413 if `contenido` is too long. */
export async function newTexts(given: AnuncioTexts): Promise<AnuncioTexts> {
  return { ...given, ...(await givenTexts(given)) }
}

const excerptLength = 1000

/** The fields of an anuncio for the audit log, with the content shortened to plain text. */
export const auditedFields = ({ contenido, ...fields }: Partial<AnuncioFields>) =>
  contenido === undefined ? fields : { ...fields, contenido: beginningOf(textOf(contenido).trim(), excerptLength) }
