import { commentBytes } from '@trinchera/rules/limits'
import { cleanComment, isBlankHtml } from '../../html/clean-html'
import { fieldError } from '../../http/rule-error'

/** A comment's HTML, cleaned for storage. Throws 413 if too long and 400 if blank. */
export function commentText(html: string): string {
  if (Buffer.byteLength(html) > commentBytes)
    throw fieldError(413, 'contenido', 'El comentario es demasiado largo: puede tener hasta 20 kB')
  const clean = cleanComment(html)
  if (isBlankHtml(clean)) throw fieldError(400, 'contenido', 'Escribe algo antes de enviar')
  return clean
}
