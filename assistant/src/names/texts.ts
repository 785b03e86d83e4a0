import type { Db } from '@trinchera/db/database'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { plain } from '../words/plain'
import { rootOf } from '../words/vocabulary'

/** Something published on the site that can be quoted. */
export interface SiteText {
  title: string
  address: string
  /** ISO 8601; null where it has no day. */
  at: string | null
  /** Its sentences, as plain text. */
  sentences: readonly string[]
  inTitle: ReadonlySet<string>
  inBody: ReadonlySet<string>
}

/** As many announcements are searched, and as much of each. */
const mostTexts = 300
const longestText = 20_000

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", apos: "'" }

/** HTML that was cleaned when it was stored, as text: a line for each block. */
export const textOf = (html: string): string =>
  html
    .slice(0, longestText)
    .replace(/<\/(?:p|div|li|h\d|blockquote|tr)>|<br[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w{1,6});/g, (all, name: string) => entities[name] ?? all)

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…]) +(?=[\p{Lu}¿¡\d])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** What the words of a text have in common with their other forms. */
export const rootsOf = (text: string): Set<string> =>
  new Set((plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2).map(rootOf))

const entry = (title: string, body: string, address: string, at: string | null): SiteText => ({
  title,
  address,
  at,
  sentences: sentencesOf(body),
  inTitle: rootsOf(title),
  inBody: rootsOf(body),
})

/** What is published, in memory: announcements are read again when their version says that they have changed. */
export class SiteTexts {
  #version = -1
  #anuncios: readonly SiteText[] = []

  async current(db: Db, now: Date): Promise<readonly SiteText[]> {
    const version = await topicVersion(db, 'anuncios')
    if (version !== this.#version) {
      this.#anuncios = (await newestAnuncios(db, mostTexts)).map(({ id, titulo, descripcion, contenido, created_at }) =>
        entry(titulo, `${descripcion}\n${textOf(contenido)}`, paths.anuncio(id), created_at),
      )
      this.#version = version
    }
    const torneos = (await listTorneos(db, now.toISOString())).slice(0, mostTexts)
    return [
      ...this.#anuncios,
      ...torneos.map(({ nombre, descripcion }) => entry(nombre, descripcion ?? '', paths.torneos, null)),
    ]
  }
}
