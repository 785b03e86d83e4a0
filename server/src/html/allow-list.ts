import { linkAddress } from './link-address'
import { inlineStyle, type StyleRules } from './inline-style'
import { videoFrame } from './video-frame'
import { withoutInvisible } from './visible-text'

// The one list of what HTML of ours may hold, in the editor's own words (Quill 2). Whatever is not in it is left out.

export type Attributes = Record<string, string>
export interface Element {
  tagName: string
  attribs: Attributes
}

/** What becomes of an element, by its attributes. */
export type Rule = (given: Attributes) => Element
export type Rules = Readonly<Record<string, Rule>>

/** An element that is taken out afterwards: `opened` leaves what is in it, `dropped` takes that along. */
const opened: Element = { tagName: 'x-open', attribs: {} }
export const dropped: Element = { tagName: 'x-gone', attribs: {} }
export const takenOut = [opened.tagName, dropped.tagName]

/** What these hold is no text for a person. */
export const withoutText = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'template',
  'title',
  'head',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'select',
  'svg',
  'math',
  'object',
  'audio',
  'video',
  'canvas',
  'map',
]

/** Every attribute that any rule gives. */
export const attributes = {
  '*': ['class', 'style'],
  a: ['href', 'rel', 'target'],
  li: ['data-list'],
  img: ['src', 'alt', 'width', 'height'],
  iframe: ['src'],
  span: ['data-value'],
}

const indents = Array.from({ length: 8 }, (_, i) => `ql-indent-${i + 1}`)
const aligns = ['ql-align-center', 'ql-align-right', 'ql-align-justify', 'ql-direction-rtl']
const letters = ['ql-size-small', 'ql-size-large', 'ql-size-huge', 'ql-font-serif', 'ql-font-monospace']
const codeBlocks = ['ql-code-block-container', 'ql-code-block']
const listKinds = new Set(['bullet', 'ordered', 'checked', 'unchecked'])
const ownPicture = /^\/uploads\/anuncios\/[0-9a-f]{32}\.webp$/
const pixels = /^[1-9]\d{0,3}$/
const longestFormula = 2000

const namesIn = (given: Attributes) => new Set((given.class ?? '').split(/\s+/))

/** In one order, whatever order an editor wrote them in: a text that was only opened and saved is the same text. */
function chosen(given: Attributes, classes: readonly string[]): string[] {
  const names = namesIn(given)
  return classes.filter((name) => names.has(name))
}

/** The rule of an element that keeps its name, or has an older one for it. */
const named =
  (classes: readonly string[], styles: StyleRules) =>
  (tagName: string, extra: Attributes = {}) =>
  (given: Attributes): Element => {
    const [names, style] = [chosen(given, classes).join(' '), inlineStyle(given.style ?? '', styles)]
    return { tagName, attribs: { ...extra, ...(names ? { class: names } : {}), ...(style ? { style } : {}) } }
  }
type Named = ReturnType<typeof named>

const link =
  (element: Named): Rule =>
  (given) => {
    const href = linkAddress(given.href ?? '')
    return href ? element('a', { href, rel: 'noopener noreferrer nofollow', target: '_blank' })(given) : opened
  }

const listItem =
  (element: Named): Rule =>
  (given) => {
    const kind = given['data-list'] ?? ''
    return element('li', listKinds.has(kind) ? { 'data-list': kind } : {})(given)
  }

const picture: Rule = ({ src = '', alt = '', width = '', height = '' }) => {
  if (!ownPicture.test(src)) return dropped
  const text = withoutInvisible(alt).trim()
  return {
    tagName: 'img',
    attribs: {
      src,
      ...(text ? { alt: text } : {}),
      ...(pixels.test(width) ? { width } : {}),
      ...(pixels.test(height) ? { height } : {}),
    },
  }
}

const frame: Rule = (given) => {
  const src = videoFrame(given.src ?? '')
  return src
    ? { tagName: 'iframe', attribs: { class: ['ql-video', ...chosen(given, aligns)].join(' '), src } }
    : dropped
}

/** A formula is drawn again from its source, so what it was drawn with goes; a source that is none, or long as a book, takes it along. */
function formula(given: Attributes): Element {
  const source = withoutInvisible(given['data-value'] ?? '').trim()
  return source && source.length <= longestFormula
    ? { tagName: 'span', attribs: { class: 'ql-formula', 'data-value': source } }
    : dropped
}

/** What the editor draws beside a list item is drawn again by the editor. */
const span =
  (element: Named, drawn: Rule): Rule =>
  (given) => {
    const names = namesIn(given)
    if (names.has('ql-ui')) return dropped
    return names.has('ql-formula') ? drawn(given) : element('span')(given)
  }

/** What both toolbars have; older names of a tag become the editor's. */
const shared = (element: Named, drawn: Rule): Rules => ({
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, element(`h${level}`)])),
  p: element('p'),
  div: element('div'),
  br: () => ({ tagName: 'br', attribs: {} }),
  strong: element('strong'),
  b: element('strong'),
  em: element('em'),
  i: element('em'),
  u: element('u'),
  ins: element('u'),
  s: element('s'),
  strike: element('s'),
  del: element('s'),
  ol: element('ol'),
  ul: element('ul'),
  li: listItem(element),
  span: span(element, drawn),
  a: link(element),
})

/** The comments' toolbar: headers, bold, italic, underline, strike, colours, lists, link. */
export const commentRules: Rules = shared(named(indents, ['color', 'background-color']), () => dropped)

const whole = named([...indents, ...aligns, ...letters], ['color', 'background-color', 'text-align'])

/** The announcements' toolbar: the whole of it. */
export const anuncioRules: Rules = {
  ...shared(whole, formula),
  div: named([...indents, ...aligns, ...codeBlocks], ['text-align'])('div'),
  blockquote: whole('blockquote'),
  pre: whole('pre'),
  code: whole('code'),
  sub: whole('sub'),
  sup: whole('sup'),
  img: picture,
  iframe: frame,
}
