import { oembedPath } from '@trinchera/contract/embeds'
import { card, escaped } from './drawings'
import type { Page } from './page'
import { thingsElement } from './structured-data'

interface Where {
  siteName: string
  publicUrl: string
  pathname: string
}

const tag = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" />`

const link = (rel: string, href: string, { type, title }: { type?: string; title?: string } = {}) =>
  `<link rel="${rel}"${type ? ` type="${type}"` : ''}${title ? ` title="${escaped(title)}"` : ''} href="${escaped(href)}" />`

/** Adds to the page the tags for link previews and search engines, which run no scripts: title, description, Open Graph and JSON-LD. */
export function withHead(
  html: string,
  { text: { title, description }, picture, canonical, hidden, things, calendar }: Page,
  { siteName, publicUrl, pathname }: Where,
): string {
  const whole = title ? `${title} · ${siteName}` : siteName
  const drawn = picture.startsWith('/og/')
  const tags = [
    `<title>${escaped(whole)}</title>`,
    tag('name', 'description', description),
    tag('property', 'og:title', whole),
    tag('property', 'og:description', description),
    tag('property', 'og:url', publicUrl + pathname),
    tag('property', 'og:image', publicUrl + picture),
    ...(drawn
      ? [tag('property', 'og:image:width', String(card.width)), tag('property', 'og:image:height', String(card.height))]
      : []),
    tag('name', 'twitter:card', 'summary_large_image'),
    ...(hidden ? [tag('name', 'robots', 'noindex')] : []),
    ...(canonical === null
      ? []
      : [
          link('canonical', publicUrl + canonical),
          link('alternate', `${publicUrl}${oembedPath}?url=${encodeURIComponent(publicUrl + canonical)}&format=json`, {
            type: 'application/json+oembed',
            title: whole,
          }),
        ]),
    ...(calendar === null
      ? []
      : [link('alternate', publicUrl + calendar, { type: 'text/calendar', title: `Retos de ${title ?? siteName}` })]),
    ...(things.length > 0 ? [thingsElement(things)] : []),
  ]
  return html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
}
