import { commentBytes } from '@trinchera/rules/limits'
import { isBlankHtml } from '../../html/cleaned-html'
import { fieldError } from '../../http/rule-error'

/**
 * Cleans the HTML of a comment or of a forum post for storage. The sanitizer is loaded at the first use. Throws 413 if the text is too long
 * and 400 if it is blank.
 */
export async function commentText(html: string, kind: 'comment' | 'post' = 'comment'): Promise<string> {
  if (Buffer.byteLength(html) > commentBytes)
    throw fieldError(413, 'contenido', 'El comentario es demasiado largo: puede tener hasta 20 kB')
  const { cleanComment, cleanPost } = await import('../../html/clean-html')
  const clean = kind === 'post' ? cleanPost(html) : cleanComment(html)
  if (isBlankHtml(clean)) throw fieldError(400, 'contenido', 'Escribe algo antes de enviar')
  return clean
}
