import { embedRows } from '@trinchera/rules/limits'

// What the site shows on other sites (docs/behaviour.md#On other sites). The browser imports this file: no zod.

export type EmbedKind = 'etapa' | 'clan'
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
const embedParts = { etapa: { above: 64 }, clan: { above: 116 }, row: 44, below: 45 } as const

/** The height in px at which an embed with so many rows needs no scrolling. */
export const embedHeight = (kind: EmbedKind, filas: number = embedRows.standard): number =>
  embedParts[kind].above + filas * embedParts.row + embedParts.below

/** The widest that an embed is drawn, px. */
export const embedWidth = 480

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
