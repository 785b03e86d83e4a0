import { commentBytes } from '@trinchera/rules/limits'
import { isBlankHtml } from '../../html/cleaned-html'
import { fieldError } from '../../http/rule-error'

/** A comment's HTML, cleaned for storage by a sanitizer that is loaded at the first use. Throws 413 if too long and 400 if blank. */
export async function commentText(html: string): Promise<string> {
  if (Buffer.byteLength(html) > commentBytes)
    throw fieldError(413, 'contenido', 'El comentario es demasiado largo: puede tener hasta 20 kB')
  const { cleanComment } = await import('../../html/clean-html')
  const clean = cleanComment(html)
  if (isBlankHtml(clean)) throw fieldError(400, 'contenido', 'Escribe algo antes de enviar')
  return clean
}
