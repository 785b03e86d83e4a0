import { linkProtocols } from '@trinchera/rules/limits'
import { placedHeadings, writtenLevel } from './heading-levels'
import { videoOf } from '@trinchera/rules/videos'
import { parseUrl } from '../../lib/parse-url'
import { clearLegibleColors, setLegibleColors } from './legible-colors'
import { nestLists } from './lists'
import { trustedHtml } from './trusted-html'
import { createVideoPlaceholder } from './video-placeholder'

/** A function that renders a TeX formula as HTML. `katex.ts`, which is loaded on demand, implements it. */
export type RenderFormula = (tex: string) => string

interface Options {
  /** Level of the page's heading above the text. Headings in the text get lower levels. */
  below: number
  /** Undefined while the formula library is being loaded. Formulas are then shown as TeX source. */
  renderFormula: RenderFormula | undefined
}

const allowedAttributes = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'class',
  'style',
  'dir',
  'data-value',
  'data-list',
  'colspan',
  'rowspan',
])
const forbidden =
  'script, style, link, meta, base, object, embed, form, input, textarea, select, button, template, noscript, svg, math, audio, video, source, frame, frameset'

/**
 * Removes forbidden elements and attributes. This is a second protection: the server has cleaned the HTML before storing it
 * (docs/behaviour/anuncios-and-foro.md#Cleaned HTML).
 */
export function sanitize(body: Element) {
  for (const element of body.querySelectorAll(forbidden)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!allowedAttributes.has(name)) element.removeAttribute(name)
    const names = (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name.startsWith('ql-'))
    if (names.length > 0) element.setAttribute('class', names.join(' '))
    else element.removeAttribute('class')
  }
}

/** Replaces the writer's colours by variants that are legible in each theme. `data-ground`: the background that inner elements stand on. */
function setColors(body: Element) {
  for (const element of body.querySelectorAll('[style]')) {
    if (!(element instanceof HTMLElement)) continue
    const { color, backgroundColor } = element.style
    element.removeAttribute('style')
    element.style.color = color
    element.style.backgroundColor = backgroundColor
    const parent = element.parentElement?.closest('[data-ground]')
    if (backgroundColor) element.dataset.ground = backgroundColor
    setLegibleColors(element, parent instanceof HTMLElement ? parent.dataset.ground : '')
    element.style.color = ''
    if (!element.getAttribute('style')) clearLegibleColors(element)
  }
}

function fixLinks(body: Element) {
  for (const link of body.querySelectorAll('a')) {
    const url = parseUrl(link.getAttribute('href') ?? '', location.href)
    if (!url || !linkProtocols.some((protocol) => url.protocol === `${protocol}:`)) {
      link.removeAttribute('href')
      continue
    }
    if (url.origin === location.origin) continue
    link.rel = 'noopener noreferrer nofollow ugc'
    if (url.protocol.startsWith('http')) link.target = '_blank'
  }
}

/** Removes pictures of other sites, because loading them would reveal the reader's IP address. */
function fixPictures(body: Element) {
  for (const picture of body.querySelectorAll('img')) {
    if (!/^\/uploads\/[\w./-]+$/.test(picture.getAttribute('src') ?? '')) {
      picture.replaceWith(picture.alt)
      continue
    }
    picture.alt = picture.alt || ''
    picture.loading = 'lazy'
    picture.decoding = 'async'
  }
}

/** Replaces video players with placeholders, so that no other site is contacted before the reader wants to watch. */
function replaceVideos(body: Element) {
  for (const frame of body.querySelectorAll('iframe')) {
    const video = videoOf(frame.getAttribute('src') ?? '')
    if (video) frame.replaceWith(createVideoPlaceholder(frame.ownerDocument, video))
    else frame.remove()
  }
}

/** Moves the text's headings to levels below the page's own heading. A class (`h-1` to `h-6`) keeps the level that the writer chose. */
function renumberHeadings(body: Element, above: number) {
  for (const { heading, level } of placedHeadings(body, above)) {
    const placed = heading.ownerDocument.createElement(`h${level}`)
    placed.className = `${heading.className} h-${writtenLevel(heading)}`.trim()
    if (heading.hasAttribute('dir')) placed.setAttribute('dir', heading.getAttribute('dir') ?? '')
    placed.append(...heading.childNodes)
    heading.replaceWith(placed)
  }
}

function joinCodeLines(body: Element) {
  for (const container of body.querySelectorAll('.ql-code-block-container')) {
    const block = container.ownerDocument.createElement('pre')
    block.textContent = [...container.children].map((line) => line.textContent).join('\n')
    container.replaceWith(block)
  }
}

/** Renders formulas or, without `render`, shows their TeX source. Returns true if the text has formulas. */
function showFormulas(body: Element, render: RenderFormula | undefined): boolean {
  const found = [...body.querySelectorAll<HTMLElement>('.ql-formula')]
  for (const formula of found) {
    const tex = formula.dataset.value ?? formula.textContent ?? ''
    formula.className = 'formula'
    formula.removeAttribute('data-value')
    if (render) formula.innerHTML = render(tex)
    else formula.textContent = tex
  }
  return found.length > 0
}

/** Parses HTML in an inert document, which loads and runs nothing. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body

/**
 * Turns stored HTML into the HTML to be shown; `html` is trusted, and `hasFormulas` is true if the text has formulas. The HTML is parsed in
 * an inert document, so that no player, picture or style of another site is requested.
 */
export function prepareHtml(html: string, { below, renderFormula }: Options): { html: string; hasFormulas: boolean } {
  const body = parseInert(html)
  sanitize(body)
  replaceVideos(body)
  setColors(body)
  fixLinks(body)
  fixPictures(body)
  renumberHeadings(body, below)
  joinCodeLines(body)
  nestLists(body)
  const hasFormulas = showFormulas(body, renderFormula)
  return { html: trustedHtml(body.innerHTML), hasFormulas }
}
