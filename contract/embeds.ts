import { escapeHtml } from '@trinchera/rules/escape-html'
import { embedRows } from '@trinchera/rules/limits'

// What the site shows on other sites (docs/behaviour/screens.md#On other sites). The browser imports this file: no zod.

export const embedKinds = ['etapa', 'clan', 'torneo'] as const
export type EmbedKind = (typeof embedKinds)[number]
/** The reader's system chooses where none is given. */
export const embedThemes = ['oscuro', 'claro'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export interface EmbedOptions {
  tema?: EmbedTheme
  filas?: number
}

/** The page that other sites frame; what is as by default is left out of its address. */
export function embedPath(
  kind: EmbedKind,
  id: number,
  { tema, filas = embedRows.standard }: EmbedOptions = {},
): string {
  const query = [...(tema ? [`tema=${tema}`] : []), ...(filas === embedRows.standard ? [] : [`filas=${filas}`])]
  return `/embed/${kind}/${id}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Pixels of an embed's parts, as web/src/embed/embed.css draws them: what is above the rows, a row, what is below them. */
const embedParts = { etapa: { above: 64 }, clan: { above: 116 }, torneo: { above: 64 }, row: 44, below: 45 } as const

/** The height in px at which an embed with so many rows needs no scrolling. */
export const embedHeight = (kind: EmbedKind, filas: number = embedRows.standard): number =>
  embedParts[kind].above + filas * embedParts.row + embedParts.below

/** How many rows an embed of that height shows whole; less than one where it is too low for any. */
export const rowsWithin = (kind: EmbedKind, height: number): number =>
  Math.floor((height - embedParts[kind].above - embedParts.below) / embedParts.row)

/** The narrowest that it is drawn well, px. */
export const leastEmbedWidth = 200
/** The widest that an embed is drawn, px. */
export const embedWidth = 480

/** A text in an attribute of HTML. */
const quoted = (text: string) => escapeHtml(text).replaceAll('"', '&quot;')

interface EmbedFrame extends EmbedOptions {
  width: number | string
  height: number
  title: string
}

/** The code that another site puts into its page. `origin`: of this site. */
export const embedCode = (origin: string, kind: EmbedKind, id: number, frame: EmbedFrame): string =>
  `<iframe src="${quoted(origin + embedPath(kind, id, frame))}" title="${quoted(frame.title)}" width="${frame.width}" height="${frame.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`

/** `data` of the message that an embed posts to the page around it, whenever the height of what it shows changes. */
export interface EmbedHeightMessage {
  trinchera: 'alto'
  /** Pixels. */
  alto: number
}

/** A clan's record as a picture, for forums. */
export const signaturePath = (clan: number | ':id') => `/firma/clan/${clan}.png`
/** Pixels: the banner that forums allow. */
export const signatureSize = { width: 468, height: 60 } as const

/** Answers by the oEmbed standard what a link of the site shows. */
export const oembedPath = '/oembed'

/** A clan's signature as forums take it, each leading to the clan's page. `page`: its whole address. */
export function signatureCodes(origin: string, clan: { id: number; nombre: string }, page: string) {
  const picture = origin + signaturePath(clan.id)
  const { width, height } = signatureSize
  return {
    bbcode: `[url=${page}][img]${picture}[/img][/url]`,
    html: `<a href="${quoted(page)}"><img src="${quoted(picture)}" alt="${quoted(clan.nombre)}" width="${width}" height="${height}"></a>`,
    // brackets would end the text of the link
    markdown: `[![${clan.nombre.replaceAll(/[[\]\\]/g, ' ')}](${picture})](${page})`,
  }
}
