import { requiredMessage } from '@trinchera/contract/messages'
import type { FieldError } from '@trinchera/contract/route'
import type { AnuncioFields } from '@trinchera/db/queries/anuncios/anuncios'
import { anuncioHtmlBytes } from '@trinchera/rules/limits'
import { cleanAnuncio, isBlankHtml, textOf } from '../../html/clean-html'
import { plainLine } from '../../html/visible-text'
import { fieldError, RuleError } from '../../rule-error'

export type AnuncioTexts = Omit<AnuncioFields, 'imagen'>

function cleanText(html: string): string {
  if (Buffer.byteLength(html) > anuncioHtmlBytes)
    throw fieldError(413, 'contenido', 'El contenido es demasiado largo: puede tener hasta 500 kB')
  const clean = cleanAnuncio(html)
  return isBlankHtml(clean) ? '' : clean
}

/** What of an announcement's texts was given, as it may be stored; one that shows nothing is refused like one that is missing. */
export function givenTexts({ titulo, descripcion, contenido }: Partial<AnuncioTexts>): Partial<AnuncioTexts> {
  const texts = {
    ...(titulo === undefined ? {} : { titulo: plainLine(titulo) }),
    ...(descripcion === undefined ? {} : { descripcion: plainLine(descripcion) }),
    ...(contenido === undefined ? {} : { contenido: cleanText(contenido) }),
  }
  const errors: FieldError[] = Object.entries(texts).flatMap(([field, text]) =>
    text ? [] : [{ field, message: requiredMessage(field) }],
  )
  const [first] = errors
  if (first) throw new RuleError(400, errors.length === 1 ? first.message : 'Revisa los datos marcados', errors)
  return texts
}

/** The same of a new announcement, which has all three. */
export function wholeTexts(given: AnuncioTexts): AnuncioTexts {
  return { ...given, ...givenTexts(given) }
}

const excerptLength = 1000

/** An announcement's fields as the audit log keeps them: of the text what there is to read, as far as it says which it was. */
export const auditedFields = ({ contenido, ...fields }: Partial<AnuncioFields>) =>
  contenido === undefined ? fields : { ...fields, contenido: textOf(contenido).trim().slice(0, excerptLength) }
