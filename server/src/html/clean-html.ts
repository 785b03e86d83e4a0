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
  withoutText,
  type Attributes,
  type Element,
  type Rules,
} from './allow-list'
import { videoHosts } from './video-frame'
import { withoutInvisible } from './visible-text'

// HTML is cleaned when it is stored (docs/behaviour.md#Cleaned HTML).

const tooDeep = () => new RuleError(400, 'El texto tiene demasiadas cosas unas dentro de otras')

/** One pass of the sanitizer. Videos and formulas are stored without content. */
function pass(html: string, rules: Rules): string {
  let depth = 0
  let sealedAt = Infinity
  const transform = (name: string, given: Attributes): Element => {
    if (depth > sealedAt) return dropped
    const made = (Object.hasOwn(rules, name) && rules[name]?.(given)) || { tagName: name, attribs: {} }
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
    },
  })
  return clean.replace(/<\/?x-(?:open|gone)>/g, '').replace(/<(br|img)((?: [a-z-]+="[^"]*")*) \/>/g, '<$1$2>')
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

/** A text that still changes after this many passes is stored as plain text. */
const maxPasses = 4

const tooManySigns = () => new RuleError(400, 'El texto tiene demasiados símbolos < y &')

/** Cleans until the result is stable, so that cleaning is idempotent and mutation attacks fail. */
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

/** Cleans the HTML of an anuncio. Throws 400 if it is nested too deeply or has too many signs. */
export const cleanAnuncio = (html: string) => clean(html, anuncioRules)

/** Cleans the HTML of a comment. Throws 400 if it is nested too deeply or has too many signs. */
export const cleanComment = (html: string) => clean(html, commentRules)
