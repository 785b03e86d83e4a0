import sanitize from 'sanitize-html'
import { htmlDepth, htmlSigns, linkProtocols } from '@trinchera/rules/limits'
import { textOf } from '@trinchera/rules/html-text'
import { RuleError } from '../http/rule-error'
import {
  anuncioRules,
  attributes,
  commentRules,
  dropped,
  placeholderTags,
  postRules,
  textTable,
  withoutText,
  type Attributes,
  type Element,
  type Rules,
} from './allow-list'
import { videoHosts } from './video-frame'
import { withoutInvisible } from './visible-text'

// HTML is cleaned when it is stored (docs/behaviour/anuncios-and-foro.md#Cleaned HTML).

const tooDeep = () => new RuleError(400, 'El texto tiene demasiadas cosas unas dentro de otras')

/** Inline elements, which do not split the text of a table cell. */
const inline = new Set(['a', 'span', 'strong', 'b', 'em', 'i', 'u', 'ins', 's', 'strike', 'del'])

/** The placeholder for an element of a table, or within a table cell, in a text without tables. Null for elements that need none. */
function asTextTable(name: string, inCell: boolean): Element | null {
  if (inCell) return inline.has(name) ? null : { tagName: textTable.gap, attribs: {} }
  if (name === 'td' || name === 'th') return { tagName: textTable.cell, attribs: {} }
  return name === 'tr' ? { tagName: textTable.row, attribs: {} } : null
}

/** Turns the placeholders of a table's rows and cells into paragraphs, with ` | ` between the cells. */
const withTextTables = (html: string) =>
  html
    .replace(/<x-gap>|(?<=<x-cell>)(?:\s|<\/x-gap>)+|(?:\s|<\/x-gap>)+(?=<\/x-cell>)/g, '')
    .replace(/(?:<\/x-gap>)+/g, ' ')
    .replace(/<\/x-cell>\s*<x-cell>/g, ' | ')
    .replace(/<x-row>\s*/g, '<p>')
    .replace(/\s*<\/x-row>/g, '</p>')
    .replace(/<\/?x-cell>/g, '')

/** Runs the sanitizer once over the HTML. The content of videos and formulas is removed. */
function pass(html: string, rules: Rules): string {
  const hasTables = 'table' in rules
  let depth = 0
  let sealedAt = Infinity
  let cellAt = Infinity
  const transform = (name: string, given: Attributes): Element => {
    if (depth > sealedAt) return dropped
    const made = (!hasTables && asTextTable(name, depth > cellAt)) ||
      (Object.hasOwn(rules, name) && rules[name]?.(given)) || { tagName: name, attribs: {} }
    if (made.tagName === textTable.cell) cellAt = depth
    if (made === dropped || made.tagName === 'iframe' || 'data-value' in made.attribs) sealedAt = depth
    return made
  }
  const clean = sanitize(html, {
    allowedTags: [...Object.keys(rules), ...placeholderTags],
    allowedAttributes: attributes,
    allowedSchemes: [...linkProtocols],
    allowedIframeHostnames: [...videoHosts],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: withoutText,
    transformTags: { '*': transform },
    textFilter: (text) => (depth >= sealedAt ? '' : withoutInvisible(text)),
    onOpenTag: () => {
      if (++depth > htmlDepth) throw tooDeep()
    },
    onCloseTag: () => {
      if (--depth < sealedAt) sealedAt = Infinity
      if (depth < cellAt) cellAt = Infinity
    },
  })
  return withTextTables(clean.replace(/<\/?x-(?:open|gone)>/g, '')).replace(
    /<(br|img)((?: [a-z-]+="[^"]*")*) \/>/g,
    '<$1$2>',
  )
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

/** Maximum number of passes. A text that still changes in the last one is stored as plain text. */
const maxPasses = 4

const tooManySigns = () => new RuleError(400, 'El texto tiene demasiados símbolos < y &')

/** Cleans HTML again and again until it no longer changes, because attacks use HTML that becomes dangerous only when it is parsed again. */
function clean(html: string, rules: Rules): string {
  if ((html.match(/[<&]/g)?.length ?? 0) > htmlSigns) throw tooManySigns()
  let before = html
  for (let i = 0; i < maxPasses; i++) {
    const after = pass(before, rules)
    if (after === before) return after
    before = after
  }
  return `<p>${escaped(textOf(before))}</p>`
}

/** Cleans the HTML of an anuncio. Throws 400 if it is nested too deeply or has too many `<` and `&`. */
export const cleanAnuncio = (html: string) => clean(html, anuncioRules)

/** Cleans the HTML of a forum post. Throws 400 if it is nested too deeply or has too many `<` and `&`. */
export const cleanPost = (html: string) => clean(html, postRules)

/** Cleans the HTML of a comment. Throws 400 if it is nested too deeply or has too many `<` and `&`. */
export const cleanComment = (html: string) => clean(html, commentRules)
