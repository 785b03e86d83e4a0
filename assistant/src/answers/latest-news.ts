import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { textOf } from '@trinchera/rules/html-text'
import { shortened } from '@trinchera/rules/letters'
import type { Reply, Site } from '../intent'
import { bold, lines, link, quoted } from '../wording'
import { longestQuote } from './text-search'

/** As much of a text as is told, whole sentences. */
function firstSentences(text: string): string {
  let said = ''
  for (const sentence of text.split(/(?<=[.!?…])\s+/)) {
    if (said.length + sentence.length > longestQuote) return said ? `${said} …` : shortened(sentence, longestQuote)
    said = `${said} ${sentence}`.trim()
  }
  return said
}

/** The newest announcement, with what it says first. */
export async function latestNews({ db }: Pick<Site, 'db'>): Promise<Reply> {
  const [newest] = await newestAnuncios(db, 1)
  if (!newest) return { text: lines('Todavía no se publica ningún anuncio.', link('Anuncios', paths.anuncios)) }
  const { id, titulo, descripcion, contenido, created_at, creador } = newest
  const rest = firstSentences(textOf(contenido).replace(/\s+/g, ' ').trim())
  return {
    text: lines(
      `El último anuncio es ${bold(link(titulo, paths.anuncio(id)))} (${formatDate(created_at)}, ${quoted(creador)}).`,
      descripcion && `«${quoted(descripcion)}»`,
      rest && rest !== descripcion && `«${quoted(rest)}»`,
    ),
    texto: paths.anuncio(id),
  }
}
