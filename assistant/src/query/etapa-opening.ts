import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Site } from '../intent'
import { link, quoted } from '../wording'
import { plain } from '../words/plain'

const opens = /\b(?:abr\w+|comienz\w+|comenz\w+|part(?:e|io|imos)|inici\w+|empez\w+|empiez\w+|arranc\w+|apertura)\b/
/** Whether an announcement says by its title that an etapa of clans begins. */
const announces = (titulo: string, { nombre, multijugador }: NamedEtapa) =>
  multijugador && opens.test(plain(titulo)) && ` ${plain(titulo)} `.includes(` ${plain(nombre)} `)

/** As many announcements are looked through. */
const mostNews = 200
/** An opening is announced at most so long before the first match. */
const longestMs = 30 * 24 * 3_600_000

/** The announcement that an etapa began with: its day, and a link to it; null where none was published. `first`: its first match. */
export async function openingOf(
  etapa: NamedEtapa,
  first: string | null,
  { db }: Site,
): Promise<{ at: string; title: string } | null> {
  const opened = (await newestAnuncios(db, mostNews)).find(
    ({ titulo, created_at }) =>
      announces(titulo, etapa) &&
      (!first || (created_at <= first && Date.parse(first) - Date.parse(created_at) < longestMs)),
  )
  return opened ? { at: opened.created_at, title: link(`«${quoted(opened.titulo)}»`, paths.anuncio(opened.id)) } : null
}
