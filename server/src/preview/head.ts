import { card, escaped } from './drawings'
import type { Page } from './page'

interface Where {
  siteName: string
  publicUrl: string
  pathname: string
}

const tag = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" />`

/** The built page with title, description and Open Graph tags of one address, for link previews, which run no scripts. */
export function withHead(
  html: string,
  { text: { title, description }, picture }: Page,
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
  ]
  return html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '))
}
