import { escapeHtml } from '@trinchera/rules/escape-html'
import { embedRows } from '@trinchera/rules/limits'

// Parts of the site that other sites can show in an iframe (docs/behaviour/screens.md#On other sites). For browsers, so it must not import
// zod.

export const embedKinds = ['etapa', 'clan', 'torneo'] as const
export type EmbedKind = (typeof embedKinds)[number]
/** Themes of an embed. If the URL names none, the reader's system setting decides. */
export const embedThemes = ['oscuro', 'claro'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export interface EmbedOptions {
  tema?: EmbedTheme
  filas?: number
}

/** Path of the page that other sites show in an iframe. Options with their default value are left out. */
export function embedPath(
  kind: EmbedKind,
  id: number,
  { tema, filas = embedRows.standard }: EmbedOptions = {},
): string {
  const query = [...(tema ? [`tema=${tema}`] : []), ...(filas === embedRows.standard ? [] : [`filas=${filas}`])]
  return `/embed/${kind}/${id}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Heights of an embed's parts in px, as in web/src/embed/embed.css: above the rows, per row, and below the rows. */
const embedParts = { etapa: { above: 64 }, clan: { above: 116 }, torneo: { above: 64 }, row: 44, below: 45 } as const

/** The height in px that an embed with `filas` rows needs to be shown without scrolling. */
export const embedHeight = (kind: EmbedKind, filas: number = embedRows.standard): number =>
  embedParts[kind].above + filas * embedParts.row + embedParts.below

/** The number of rows that fit completely into an embed of the given height; zero or negative if none fits. */
export const rowsWithin = (kind: EmbedKind, height: number): number =>
  Math.floor((height - embedParts[kind].above - embedParts.below) / embedParts.row)

/** Minimum width of an embed, px. */
export const leastEmbedWidth = 200
/** Maximum width of an embed, px. */
export const embedWidth = 480

const quoted = (text: string) => escapeHtml(text).replaceAll('"', '&quot;')

interface EmbedFrame extends EmbedOptions {
  width: number | string
  height: number
  title: string
}

/** The `iframe` element that another site puts into its page to show an embed. `origin`: origin of this site. */
export const embedCode = (origin: string, kind: EmbedKind, id: number, frame: EmbedFrame): string =>
  `<iframe src="${quoted(origin + embedPath(kind, id, frame))}" title="${quoted(frame.title)}" width="${frame.width}" height="${frame.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`

/** The message that an embed sends to the page that contains its iframe, each time the height of the embed's content changes. */
export interface EmbedHeightMessage {
  trinchera: 'alto'
  alto: number
}

/** Path of a clan's signature: a picture of its record, to show in forums. */
export const signaturePath = (clan: number | ':id') => `/firma/clan/${clan}.png`
/** Size of a signature in px: the banner size that forums allow. */
export const signatureSize = { width: 468, height: 60 } as const

/** Path of the oEmbed endpoint, which tells other sites how to embed a URL of this site. */
export const oembedPath = '/oembed'

/** Code for forums that shows a clan's signature as a link, in three markup languages. `page`: absolute URL of the clan's page. */
export function signatureCodes(origin: string, clan: { id: number; nombre: string }, page: string) {
  const picture = origin + signaturePath(clan.id)
  const { width, height } = signatureSize
  return {
    bbcode: `[url=${page}][img]${picture}[/img][/url]`,
    html: `<a href="${quoted(page)}"><img src="${quoted(picture)}" alt="${quoted(clan.nombre)}" width="${width}" height="${height}"></a>`,
    // a square bracket would end the text of the link
    markdown: `[![${clan.nombre.replaceAll(/[[\]\\]/g, ' ')}](${picture})](${page})`,
  }
}
