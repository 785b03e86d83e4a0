import { commentBytes } from '@trinchera/rules/limits'
import { isBlankHtml } from '../../html/cleaned-html'
import { fieldError } from '../../http/rule-error'

/** The HTML of a comment or of a forum post, cleaned for storage. Throws 413 if it is too long, 400 if it is blank. */
export async function commentText(html: string, kind: 'comment' | 'post' = 'comment'): Promise<string> {
  if (Buffer.byteLength(html) > commentBytes)
    throw fieldError(413, 'contenido', 'El comentario es demasiado largo: puede tener hasta 20 kB')
  const { cleanComment, cleanPost } = await import('../../html/clean-html')
  const clean = kind === 'post' ? cleanPost(html) : cleanComment(html)
  if (isBlankHtml(clean)) throw fieldError(400, 'contenido', 'Escribe algo antes de enviar')
  return clean
}
