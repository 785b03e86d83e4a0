import { clearLegibleColors } from '../rich/legible-colors'

const nbsp = '\u00a0'
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, td'

/** Makes spaces non-breaking if HTML would collapse them: consecutive spaces, and spaces at the ends of a block. */
function preserveSpaces(block: Element) {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let before = ' '
  let last: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    let text = ''
    for (const char of node.data.replaceAll('\ufeff', '').replaceAll(nbsp, ' ').replaceAll('\t', '  ')) {
      text += char === ' ' && before === ' ' ? nbsp : char
      before = text.at(-1) ?? before
    }
    node.data = text
    if (text) last = node
  }
  if (last) last.data = last.data.replace(/ $/, nbsp)
}

function replaceCodeBlock(container: Element) {
  const block = container.ownerDocument.createElement('pre')
  block.textContent = `\n${[...container.children].map((line) => (line.textContent ?? '').replaceAll('\ufeff', '')).join('\n')}\n`
  container.replaceWith(block)
}

/** Replaces the placeholder of a video by the iframe that is stored. */
function replaceVideo(video: HTMLElement) {
  // this iframe is only stored: the sandbox is set when the player is created (ui/rich/video-placeholder)
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const player = video.ownerDocument.createElement('iframe')
  const attributes = { class: 'ql-video', src: video.dataset.video ?? '', frameborder: '0', allowfullscreen: 'true' }
  for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value)
  video.replaceWith(player)
}

const isBlank = (block: Element) =>
  !block.textContent?.trim() && !block.querySelector('img, .ql-formula') && block.matches('p')

/**
 * Converts the editor's content to the HTML to be stored; '' if the text has no visible content. Elements of the editor itself are removed,
 * videos become iframes, formulas their TeX source. Works on a copy in an inert document, so that nothing is loaded.
 */
export function toStoredHtml(root: Element): string {
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  for (const element of copy.querySelectorAll('.ql-ui, .ql-cursor, .ql-upload')) element.remove()
  for (const formula of copy.querySelectorAll<HTMLElement>('.ql-formula'))
    formula.textContent = formula.dataset.value ?? ''
  for (const video of copy.querySelectorAll<HTMLElement>('.ql-video')) replaceVideo(video)
  for (const container of copy.querySelectorAll('.ql-code-block-container')) replaceCodeBlock(container)
  for (const element of copy.querySelectorAll('*')) {
    if (element instanceof HTMLElement) clearLegibleColors(element)
    for (const name of ['aria-level', 'contenteditable', 'data-row', 'spellcheck', 'tabindex'])
      element.removeAttribute(name)
    if (element.className === '') element.removeAttribute('class')
  }
  for (const block of copy.querySelectorAll(blocks)) {
    preserveSpaces(block)
    if (block.childNodes.length === 0) block.append(block.ownerDocument.createElement('br'))
  }
  for (let end = copy.lastElementChild; end && isBlank(end); end = copy.lastElementChild) end.remove()
  for (let start = copy.firstElementChild; start && isBlank(start); start = copy.firstElementChild) start.remove()
  const hasContent = copy.textContent?.trim() || copy.querySelector('img, iframe, .ql-formula')
  return hasContent ? copy.innerHTML : ''
}
