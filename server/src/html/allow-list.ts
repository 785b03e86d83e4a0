import { linkAddress } from './link-address'
import { inlineStyle, type StyleRules } from './inline-style'
import { videoFrame } from './video-frame'
import { withoutInvisible } from './visible-text'

// The elements, attributes, classes and styles that stored HTML may contain: those that the editor Quill 2 makes. Others are removed.

export type Attributes = Record<string, string>
export interface Element {
  tagName: string
  attribs: Attributes
}

/** Returns, for an element with the given attributes, the element that is stored in its place. */
export type Rule = (given: Attributes) => Element
export type Rules = Readonly<Record<string, Rule>>

/** Placeholders for elements that are removed when cleaning ends: of `unwrapped` the content stays, of `dropped` nothing stays. */
const unwrapped: Element = { tagName: 'x-open', attribs: {} }
export const dropped: Element = { tagName: 'x-gone', attribs: {} }
/**
 * Placeholders for a table in a text that may not contain tables: its cells, its rows and the gaps between the texts of one cell.
 * `clean-html.ts` turns them into lines of text.
 */
export const textTable = { cell: 'x-cell', row: 'x-row', gap: 'x-gap' }
export const placeholderTags = [unwrapped.tagName, dropped.tagName, ...Object.values(textTable)]

/** Elements that are removed together with their content, because the content is not meant for readers. */
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

/** The attributes that stored elements may have. */
export const attributes = {
  '*': ['class', 'style'],
  a: ['href', 'rel', 'target'],
  li: ['data-list'],
  img: ['src', 'alt', 'width', 'height'],
  iframe: ['src'],
  span: ['data-value'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const indents = Array.from({ length: 8 }, (_, i) => `ql-indent-${i + 1}`)
const aligns = ['ql-align-center', 'ql-align-right', 'ql-align-justify', 'ql-direction-rtl']
const letters = ['ql-size-small', 'ql-size-large', 'ql-size-huge', 'ql-font-serif', 'ql-font-monospace']
const codeBlocks = ['ql-code-block-container', 'ql-code-block']
const listKinds = new Set(['bullet', 'ordered', 'checked', 'unchecked'])
const ownPicture = /^\/uploads\/anuncios\/[0-9a-f]{32}\.webp$/
const pixels = /^[1-9]\d{0,3}$/
/** Number of columns or rows that a table cell spans. */
const cellSpan = /^(?:[2-9]|[1-4]\d)$/
const maxFormulaLength = 2000

const namesIn = (given: Attributes) => new Set((given.class ?? '').split(/\s+/))

/** The allowed classes, always in the same order, so that saving a text unchanged does not alter it. */
function allowedClasses(given: Attributes, classes: readonly string[]): string[] {
  const names = namesIn(given)
  return classes.filter((name) => names.has(name))
}

/** Makes a rule that stores an element under the tag name `tagName`, with only the allowed classes and styles. */
const styled =
  (classes: readonly string[], styles: StyleRules) =>
  (tagName: string, extra: Attributes = {}) =>
  (given: Attributes): Element => {
    const [names, style] = [allowedClasses(given, classes).join(' '), inlineStyle(given.style ?? '', styles)]
    return { tagName, attribs: { ...extra, ...(names ? { class: names } : {}), ...(style ? { style } : {}) } }
  }
type Styled = ReturnType<typeof styled>

const link =
  (element: Styled): Rule =>
  (given) => {
    const href = linkAddress(given.href ?? '')
    return href ? element('a', { href, rel: 'noopener noreferrer nofollow', target: '_blank' })(given) : unwrapped
  }

const listItem =
  (element: Styled): Rule =>
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
    ? { tagName: 'iframe', attribs: { class: ['ql-video', ...allowedClasses(given, aligns)].join(' '), src } }
    : dropped
}

/** Rule for a formula: stores only its source, because browsers render it. Removes a formula whose source is empty or too long. */
function formula(given: Attributes): Element {
  const source = withoutInvisible(given['data-value'] ?? '').trim()
  return source && source.length <= maxFormulaLength
    ? { tagName: 'span', attribs: { class: 'ql-formula', 'data-value': source } }
    : dropped
}

/** Rule for `span`: a formula or a styled text. Removes `ql-ui` elements, because the editor makes them again. */
const span =
  (element: Styled, formulaRule: Rule): Rule =>
  (given) => {
    const names = namesIn(given)
    if (names.has('ql-ui')) return dropped
    return names.has('ql-formula') ? formulaRule(given) : element('span')(given)
  }

/** The rules for elements that both the short and the complete toolbar can make. Obsolete tags become current ones (`b` → `strong`). */
const shared = (element: Styled, formulaRule: Rule): Rules => ({
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
  span: span(element, formulaRule),
  a: link(element),
})

const cell =
  (element: Styled, tagName: string): Rule =>
  ({ colspan = '', rowspan = '', ...given }) =>
    element(tagName, {
      ...(cellSpan.test(colspan) ? { colspan } : {}),
      ...(cellSpan.test(rowspan) ? { rowspan } : {}),
    })(given)

const tables = (element: Styled): Rules => ({
  ...Object.fromEntries(
    ['table', 'thead', 'tbody', 'tr'].map((name) => [name, () => ({ tagName: name, attribs: {} })]),
  ),
  tfoot: () => ({ tagName: 'tbody', attribs: {} }),
  td: cell(element, 'td'),
  th: cell(element, 'th'),
})

/** Rules for comments, whose toolbar is short (docs/behaviour/anuncios-and-foro.md#Editor toolbars). */
export const commentRules: Rules = shared(styled(indents, ['color', 'background-color']), () => dropped)

/** Rules for forum posts: like comments, plus tables. */
export const postRules: Rules = { ...commentRules, ...tables(styled([], [])) }

const whole = styled([...indents, ...aligns, ...letters], ['color', 'background-color', 'text-align'])

/** Rules for the complete toolbar, used in anuncios (docs/behaviour/anuncios-and-foro.md#Editor toolbars). */
export const anuncioRules: Rules = {
  ...shared(whole, formula),
  ...tables(whole),
  div: styled([...indents, ...aligns, ...codeBlocks], ['text-align'])('div'),
  blockquote: whole('blockquote'),
  pre: whole('pre'),
  code: whole('code'),
  sub: whole('sub'),
  sup: whole('sup'),
  img: picture,
  iframe: frame,
}
