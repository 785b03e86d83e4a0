import { Feed } from 'feed'
import type { Anuncio } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { escapeHtml } from '@trinchera/rules/escape-html'
import type { Config } from '@trinchera/runtime/config'

type Needs = Pick<Config, 'publicUrl' | 'siteName'>

export const feedPaths = { rss: paths.anunciosFeed, atom: paths.anunciosAtom } as const
export type FeedKind = keyof typeof feedPaths

/** Content for feed readers, which resolve no relative URLs and show no iframes or formulas. The patterns match the output of `cleanAnuncio`. */
const feedContent = (html: string, publicUrl: string) =>
  html
    .replaceAll('<img src="/', `<img src="${publicUrl}/`)
    .replace(/<iframe class="[^"]*" src="([^"]*)"><\/iframe>/g, '<p><a href="$1">Ver el video</a></p>')
    .replace(/<span class="ql-formula" data-value="([^"]*)"><\/span>/g, '<code>$1</code>')

const changedAt = ({ created_at, updated_at }: Anuncio) => new Date(updated_at ?? created_at)

/** The given anuncios as RSS 2.0 or Atom 1.0. Deterministic, so that it can be cached by version. */
export function anuncioFeed(anuncios: readonly Anuncio[], kind: FeedKind, { publicUrl, siteName }: Needs): string {
  const feed = new Feed({
    id: publicUrl + paths.anuncios,
    title: `Anuncios de ${siteName}`,
    description: `Lo que se anuncia en ${siteName}`,
    link: publicUrl + paths.anuncios,
    language: 'es-CL',
    feed: publicUrl + feedPaths[kind],
    updated: new Date(Math.max(0, ...anuncios.map((anuncio) => changedAt(anuncio).getTime()))),
    generator: false,
  })
  for (const anuncio of anuncios) {
    feed.addItem({
      title: escapeHtml(anuncio.titulo), // Atom, and some RSS readers, parse titles as HTML
      link: publicUrl + paths.anuncio(anuncio.id),
      description: escapeHtml(anuncio.descripcion),
      content: feedContent(anuncio.contenido, publicUrl),
      date: changedAt(anuncio),
      published: new Date(anuncio.created_at),
      ...(anuncio.imagen ? { image: publicUrl + anuncio.imagen } : {}),
      // the author of RSS has to be an e-mail address, so the name goes into dc:creator
      ...(kind === 'atom'
        ? { author: [{ name: anuncio.creador }] }
        : { extensions: [{ name: 'dc:creator', objects: { _text: anuncio.creador } }] }),
    })
  }
  return kind === 'rss' ? feed.rss2() : feed.atom1()
}
