import { linkProtocols } from '@trinchera/rules/limits'
import { videoOf } from '@trinchera/rules/videos'
import { addressOf } from '../address'
import { clearInk, ink } from './ink'
import { nestLists } from './lists'
import { videoStill } from './video-still'

/** Draws a formula; comes with a library of its own. */
export type DrawFormula = (tex: string) => string

interface Wish {
  /** The level of the page's heading that the text stands under. */
  below: number
  formula: DrawFormula | undefined
}

const attributes = new Set([
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
const never =
  'script, style, link, meta, base, object, embed, form, input, textarea, select, button, template, noscript, svg, math, audio, video, source, frame, frameset'

/** The server has cleaned it already; a second lock costs nothing. */
function strip(body: Element) {
  for (const element of body.querySelectorAll(never)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name)
    const names = (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name.startsWith('ql-'))
    if (names.length > 0) element.setAttribute('class', names.join(' '))
    else element.removeAttribute('class')
  }
}

function colours(body: Element) {
  for (const element of body.querySelectorAll('[style]')) {
    if (!(element instanceof HTMLElement)) continue
    const { color, backgroundColor } = element.style
    element.removeAttribute('style')
    element.style.color = color
    element.style.backgroundColor = backgroundColor
    const around = element.parentElement?.closest('[data-ground]')
    if (backgroundColor) element.dataset.ground = backgroundColor
    ink(element, around instanceof HTMLElement ? around.dataset.ground : '')
    element.style.color = ''
    if (!element.getAttribute('style')) clearInk(element)
  }
}

function links(body: Element) {
  for (const link of body.querySelectorAll('a')) {
    const url = addressOf(link.getAttribute('href') ?? '', location.href)
    if (!url || !linkProtocols.some((protocol) => url.protocol === `${protocol}:`)) {
      link.removeAttribute('href')
      continue
    }
    if (url.origin === location.origin) continue
    link.rel = 'noopener noreferrer nofollow ugc'
    if (url.protocol.startsWith('http')) link.target = '_blank'
  }
}

/** Only our own pictures: no other site is told who reads here. */
function pictures(body: Element) {
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

function videos(body: Element) {
  for (const frame of body.querySelectorAll('iframe')) {
    const video = videoOf(frame.getAttribute('src') ?? '')
    if (video) frame.replaceWith(videoStill(frame.ownerDocument, video))
    else frame.remove()
  }
}

/** Each as deep as it was written, but never more than one level below the heading before it: nobody who listens falls through. */
function headings(body: Element, above: number) {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const written = [...new Set(found.map(({ tagName }) => Number(tagName.slice(1))))].sort()
  let before = above
  for (const heading of found) {
    const level = Number(heading.tagName.slice(1))
    before = Math.min(above + 1 + written.indexOf(level), before + 1, 6)
    const placed = heading.ownerDocument.createElement(`h${before}`)
    placed.className = `${heading.className} h-${level}`.trim()
    if (heading.hasAttribute('dir')) placed.setAttribute('dir', heading.getAttribute('dir') ?? '')
    placed.append(...heading.childNodes)
    heading.replaceWith(placed)
  }
}

function code(body: Element) {
  for (const container of body.querySelectorAll('.ql-code-block-container')) {
    const block = container.ownerDocument.createElement('pre')
    block.textContent = [...container.children].map((line) => line.textContent).join('\n')
    container.replaceWith(block)
  }
}

function formulas(body: Element, draw: DrawFormula | undefined): boolean {
  const found = [...body.querySelectorAll<HTMLElement>('.ql-formula')]
  for (const formula of found) {
    const tex = formula.dataset.value ?? formula.textContent ?? ''
    formula.className = 'formula'
    formula.removeAttribute('data-value')
    if (draw) formula.innerHTML = draw(tex)
    else formula.textContent = tex
  }
  return found.length > 0
}

/**
 * Stored HTML as it is put on the page. It is taken apart in a document that loads nothing, so that no player, picture or style of another site is
 * ever asked for; `formulas`: there are some, to be drawn once the library for it is here.
 */
export function prepare(html: string, { below, formula }: Wish): { html: string; formulas: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  strip(body)
  videos(body)
  colours(body)
  links(body)
  pictures(body)
  headings(body, below)
  code(body)
  nestLists(body)
  const some = formulas(body, formula)
  return { html: body.innerHTML, formulas: some }
}
