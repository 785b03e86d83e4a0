import { Feed } from 'feed'
import type { Anuncio } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import type { Config } from '@trinchera/runtime/config'

type Needs = Pick<Config, 'publicUrl' | 'siteName'>

export const feedPaths = { rss: paths.anunciosFeed, atom: paths.anunciosAtom } as const
export type FeedKind = keyof typeof feedPaths

/** Titles are read as HTML by some readers and by the letter of Atom. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For a reader that has neither our addresses, nor our players, nor our way of drawing formulas. The text is as the allow-list left it. */
const elsewhere = (html: string, publicUrl: string) =>
  html
    .replaceAll('<img src="/', `<img src="${publicUrl}/`)
    .replace(/<iframe class="[^"]*" src="([^"]*)"><\/iframe>/g, '<p><a href="$1">Ver el video</a></p>')
    .replace(/<span class="ql-formula" data-value="([^"]*)"><\/span>/g, '<code>$1</code>')

const changed = ({ created_at, updated_at }: Anuncio) => new Date(updated_at ?? created_at)

/** Announcements, newest first, as RSS 2.0 or Atom 1.0: the same bytes for the same announcements. */
export function anuncioFeed(anuncios: readonly Anuncio[], kind: FeedKind, { publicUrl, siteName }: Needs): string {
  const feed = new Feed({
    id: publicUrl + paths.anuncios,
    title: `Anuncios de ${siteName}`,
    description: `Lo que se anuncia en ${siteName}`,
    link: publicUrl + paths.anuncios,
    language: 'es-CL',
    feed: publicUrl + feedPaths[kind],
    updated: new Date(Math.max(0, ...anuncios.map((anuncio) => changed(anuncio).getTime()))),
    generator: false,
  })
  for (const anuncio of anuncios) {
    feed.addItem({
      title: asHtml(anuncio.titulo),
      link: publicUrl + paths.anuncio(anuncio.id),
      description: asHtml(anuncio.descripcion),
      content: elsewhere(anuncio.contenido, publicUrl),
      date: changed(anuncio),
      published: new Date(anuncio.created_at),
      ...(anuncio.imagen ? { image: publicUrl + anuncio.imagen } : {}),
      // RSS has no name for an author that is not an e-mail address
      ...(kind === 'atom'
        ? { author: [{ name: anuncio.creador }] }
        : { extensions: [{ name: 'dc:creator', objects: { _text: anuncio.creador } }] }),
    })
  }
  return kind === 'rss' ? feed.rss2() : feed.atom1()
}
