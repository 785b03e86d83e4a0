import { Feed } from 'feed'
import { escapeHtml } from '@trinchera/rules/escape-html'
import type { Config } from '@trinchera/runtime/config'

export type FeedKind = 'rss' | 'atom'

/** What a feed is about. `path`: path of the site's page with the same content. `self`: path of the feed. */
export interface FeedOf {
  title: string
  description: string
  path: string
  self: string
}

/** One item of a feed. `path` and `picture`: paths on the site; `content`: sanitized HTML; `changed` and `published`: ISO 8601. */
export interface FeedEntry {
  title: string
  path: string
  description?: string
  content: string
  author: string
  published: string
  changed: string
  picture?: string | null
}

/** Adapts sanitized HTML (and only its exact form) for feed readers, which support neither relative URLs nor iframes nor formulas. */
const feedContent = (html: string, publicUrl: string) =>
  html
    .replaceAll('<img src="/', `<img src="${publicUrl}/`)
    .replace(/<iframe class="[^"]*" src="([^"]*)"><\/iframe>/g, '<p><a href="$1">Ver el video</a></p>')
    .replace(/<span class="ql-formula" data-value="([^"]*)"><\/span>/g, '<code>$1</code>')

/** Control characters, which XML does not allow: with a single one, readers refuse the whole feed. */
const notInXml = /[^\P{Cc}\t\n\r]/gu

/** A feed as RSS 2.0 or Atom 1.0 text. */
export function feedText(
  kind: FeedKind,
  { title, description, path, self }: FeedOf,
  stored: readonly FeedEntry[],
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  // Entries with invalid times are left out, because feed readers would refuse the whole feed.
  const entries = stored.filter((one) =>
    [one.changed, one.published].every((time) => Number.isFinite(Date.parse(time))),
  )
  const feed = new Feed({
    id: publicUrl + path,
    title,
    description,
    link: publicUrl + path,
    language: 'es-CL',
    feed: publicUrl + self,
    updated: new Date(Math.max(0, ...entries.map(({ changed }) => Date.parse(changed)))),
    generator: false,
  })
  for (const entry of entries) {
    feed.addItem({
      title: escapeHtml(entry.title), // Atom and some RSS readers parse titles as HTML
      link: publicUrl + entry.path,
      ...(entry.description ? { description: escapeHtml(entry.description) } : {}),
      content: feedContent(entry.content, publicUrl),
      date: new Date(entry.changed),
      published: new Date(entry.published),
      ...(entry.picture ? { image: publicUrl + entry.picture } : {}),
      // RSS requires an e-mail address as author, so the name goes into `dc:creator`.
      ...(kind === 'atom'
        ? { author: [{ name: entry.author }] }
        : { extensions: [{ name: 'dc:creator', objects: { _text: entry.author } }] }),
    })
  }
  return (kind === 'rss' ? feed.rss2() : feed.atom1()).replaceAll(notInXml, '')
}
