import { clearInk } from '../rich/ink'

const nbsp = '\u00a0'
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote'

/** Reading HTML joins spaces: where more than one stands together, or one at an end, every other is made to stay. */
function keepSpaces(block: Element) {
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

function lines(container: Element) {
  const block = container.ownerDocument.createElement('pre')
  block.textContent = `\n${[...container.children].map((line) => (line.textContent ?? '').replaceAll('\ufeff', '')).join('\n')}\n`
  container.replaceWith(block)
}

/** A player where its still is; the address is one of `rules/videos.ts`, of which none has a sign that HTML reads. */
function frame(video: HTMLElement) {
  video.outerHTML = `<iframe class="ql-video" src="${video.dataset.video ?? ''}" frameborder="0" allowfullscreen="true"></iframe>`
}

const isBlank = (block: Element) =>
  !block.textContent?.trim() && !block.querySelector('img, .ql-formula') && block.matches('p')

/**
 * What the editor shows as HTML to be kept: without the editor's own furniture, players as frames again, formulas as their source. Empty where
 * nothing was written. Made in a document that loads nothing.
 */
export function storedHtml(root: Element): string {
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  for (const own of copy.querySelectorAll('.ql-ui, .ql-cursor, .ql-upload')) own.remove()
  for (const formula of copy.querySelectorAll<HTMLElement>('.ql-formula'))
    formula.textContent = formula.dataset.value ?? ''
  for (const video of copy.querySelectorAll<HTMLElement>('.ql-video')) frame(video)
  for (const container of copy.querySelectorAll('.ql-code-block-container')) lines(container)
  for (const element of copy.querySelectorAll('*')) {
    if (element instanceof HTMLElement) clearInk(element)
    for (const name of ['contenteditable', 'spellcheck', 'tabindex']) element.removeAttribute(name)
    if (element.className === '') element.removeAttribute('class')
  }
  for (const block of copy.querySelectorAll(blocks)) {
    keepSpaces(block)
    if (block.childNodes.length === 0) block.append(block.ownerDocument.createElement('br'))
  }
  for (let end = copy.lastElementChild; end && isBlank(end); end = copy.lastElementChild) end.remove()
  for (let start = copy.firstElementChild; start && isBlank(start); start = copy.firstElementChild) start.remove()
  const written = copy.textContent?.trim() || copy.querySelector('img, iframe, .ql-formula')
  return written ? copy.innerHTML : ''
}
