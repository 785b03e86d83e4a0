import { escapeHtml } from '@trinchera/rules/escape-html'
import { embedRows } from '@trinchera/rules/limits'

// What the site offers to be shown on other sites (docs/behaviour/screens.md#On other sites). The browser imports this file: no zod.

export const embedKinds = ['etapa', 'clan', 'torneo'] as const
export type EmbedKind = (typeof embedKinds)[number]
/** The themes of an embed. Without one, the reader's system setting decides. */
export const embedThemes = ['oscuro', 'claro'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export interface EmbedOptions {
  tema?: EmbedTheme
  filas?: number
}

/** The page that other sites show in a frame. Options with their default value are left out of the URL. */
export function embedPath(
  kind: EmbedKind,
  id: number,
  { tema, filas = embedRows.standard }: EmbedOptions = {},
): string {
  const query = [...(tema ? [`tema=${tema}`] : []), ...(filas === embedRows.standard ? [] : [`filas=${filas}`])]
  return `/embed/${kind}/${id}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Heights of an embed's parts in px, as in web/src/embed/embed.css: above the rows, each row, and below them. */
const embedParts = { etapa: { above: 64 }, clan: { above: 116 }, torneo: { above: 64 }, row: 44, below: 45 } as const

/** The height in px at which an embed with `filas` rows does not scroll. */
export const embedHeight = (kind: EmbedKind, filas: number = embedRows.standard): number =>
  embedParts[kind].above + filas * embedParts.row + embedParts.below

/** How many rows an embed of that height shows completely; less than one if no row fits. */
export const rowsWithin = (kind: EmbedKind, height: number): number =>
  Math.floor((height - embedParts[kind].above - embedParts.below) / embedParts.row)

/** The minimum width of an embed, px. */
export const leastEmbedWidth = 200
/** The maximum width of an embed, px. */
export const embedWidth = 480

/** Escapes a text for an HTML attribute. */
const quoted = (text: string) => escapeHtml(text).replaceAll('"', '&quot;')

interface EmbedFrame extends EmbedOptions {
  width: number | string
  height: number
  title: string
}

/** The HTML code that another site puts into its page. `origin`: the origin of this site. */
export const embedCode = (origin: string, kind: EmbedKind, id: number, frame: EmbedFrame): string =>
  `<iframe src="${quoted(origin + embedPath(kind, id, frame))}" title="${quoted(frame.title)}" width="${frame.width}" height="${frame.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`

/** The `data` of the message that an embed posts to the page that frames it, each time the height of its content changes. */
export interface EmbedHeightMessage {
  trinchera: 'alto'
  /** Height in px. */
  alto: number
}

/** The path of a clan's signature: its record as a picture, for forums. */
export const signaturePath = (clan: number | ':id') => `/firma/clan/${clan}.png`
/** Size of a signature in px: the banner size that forums allow. */
export const signatureSize = { width: 468, height: 60 } as const

/** Path of the oEmbed endpoint, which describes what a link to the site shows. */
export const oembedPath = '/oembed'

/**
 * The code that shows a clan's signature with a link to the clan's page, in three markup languages of forums. `page`: the absolute URL of
 * that page.
 */
export function signatureCodes(origin: string, clan: { id: number; nombre: string }, page: string) {
  const picture = origin + signaturePath(clan.id)
  const { width, height } = signatureSize
  return {
    bbcode: `[url=${page}][img]${picture}[/img][/url]`,
    html: `<a href="${quoted(page)}"><img src="${quoted(picture)}" alt="${quoted(clan.nombre)}" width="${width}" height="${height}"></a>`,
    // square brackets would end the link's text
    markdown: `[![${clan.nombre.replaceAll(/[[\]\\]/g, ' ')}](${picture})](${page})`,
  }
}
