import type { EmbedTheme } from '@trinchera/contract/embeds'
import { etapaState } from '@trinchera/rules/etapa-state'
import { asItIs, type BuiltEmbed } from '../preview/built-web'
import { emblemAt, escaped } from '../preview/drawings'

/** Content of a page that other sites show in an iframe. */
export interface EmbedContent {
  title: string
  /** The socket rooms whose events make the page's script reload the content; empty if the content cannot change. */
  rooms: readonly string[]
  /** HTML of the page's header and rows. */
  main: string
  /** HTML below the rows. */
  foot: string
}

interface Shell {
  built: BuiltEmbed
  siteName: string
  tema: EmbedTheme | undefined
}

const themes: Record<EmbedTheme, string> = { oscuro: 'dark', claro: 'light' }

/** A link that opens in a new tab, so that the site does not load within the iframe. */
export const linkTo = (path: string, content: string, css = '') =>
  `<a href="${path}" target="_blank" rel="noopener"${css ? ` class="${css}"` : ''}>${content}</a>`

/** HTML of a clan's picture or, if it has none, of its generated emblem. `id`: unique within the page. `size`: in pixels. */
export const emblem = ({ nombre, imagen }: { nombre: string; imagen: string | null }, id: string, size: number) =>
  imagen
    ? `<img class="emblem" src="${escaped(imagen)}" alt="" width="${size}" height="${size}">`
    : `<span class="emblem" aria-hidden="true">${emblemAt(nombre, { x: 0, y: 0, size }, id)}</span>`

/** HTML of the label for an etapa's state. For an open etapa it is "En vivo", hidden until the page's script receives live updates. */
export const etapaStateHtml = (etapa: { activo: boolean; archivada: boolean }) =>
  etapa.activo
    ? '<span class="live" hidden><span>En vivo</span></span>'
    : `<span class="state">Etapa ${etapaState(etapa)}</span>`

/** HTML of the whole page. It also works without its script, which only adds live updates (web/src/embed/embed.ts). */
export function embedPage({ title, rooms, main, foot }: EmbedContent, { built, siteName, tema }: Shell): string {
  const theme = tema ? ` data-theme="${themes[tema]}"` : ''
  return [
    `<!doctype html><html lang="es-CL"${theme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no">`,
    `<title>${escaped(title)} · ${escaped(siteName)}</title><style>${built.style}</style>`,
    built.script && rooms.length > 0 ? `<script ${asItIs} type="module" src="${built.script}"></script>` : '',
    `</head><body><div id="contenido" data-salas="${rooms.join(' ')}"><main>${main}</main><footer>${foot}</footer></div></body></html>`,
  ].join('')
}

/** Content of a page that shows only a message. */
export const messageEmbed = (
  title: string,
  text: string,
  foot: string,
  rooms: readonly string[] = [],
): EmbedContent => ({
  title,
  rooms,
  main: `<div class="message"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>`,
  foot,
})
