import sanitize from 'sanitize-html'
import { htmlDepth, linkProtocols } from '@trinchera/rules/limits'
import { RuleError } from '../rule-error'
import {
  anuncioRules,
  attributes,
  commentRules,
  dropped,
  takenOut,
  withoutText,
  type Attributes,
  type Element,
  type Rules,
} from './allow-list'
import { videoHosts } from './video-frame'
import { isBlank, withoutInvisible } from './visible-text'

// Used when a text is stored, so that what is stored is safe to show.

const tooDeep = () => new RuleError(400, 'El texto tiene demasiadas cosas unas dentro de otras')

/** Once over the text. Nothing stands inside a video or a formula, whatever was put there. */
function pass(html: string, rules: Rules): string {
  let depth = 0
  let sealedAt = Infinity
  const ruled = (name: string, given: Attributes): Element => {
    if (depth > sealedAt) return dropped
    const made = (Object.hasOwn(rules, name) && rules[name]?.(given)) || { tagName: name, attribs: {} }
    if (made === dropped || made.tagName === 'iframe' || 'data-value' in made.attribs) sealedAt = depth
    return made
  }
  const clean = sanitize(html, {
    allowedTags: [...Object.keys(rules), ...takenOut],
    allowedAttributes: attributes,
    allowedSchemes: [...linkProtocols],
    allowedIframeHostnames: [...videoHosts],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: withoutText,
    transformTags: { '*': ruled },
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

/** How often a text is gone over before it is given up as one that changes each time. */
const mostPasses = 4

/** Until nothing changes any more: what is stored is what cleaning it again would give. */
function clean(html: string, rules: Rules): string {
  let before = html
  for (let i = 0; i < mostPasses; i++) {
    const after = pass(before, rules)
    if (after === before) return after
    before = after
  }
  return `<p>${escaped(textOf(before))}</p>`
}

/** What is to be read of cleaned HTML. */
export function textOf(html: string): string {
  const text = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/blockquote|\/pre)\b[^>]*>/g, '\n').replace(/<[^>]*>/g, '')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/** An announcement's text as it may be stored: the whole toolbar. Refuses (400) what is nested like no text. */
export const cleanAnuncio = (html: string) => clean(html, anuncioRules)

/** A comment's text as it may be stored: the comments' smaller toolbar. Refuses (400) what is nested like no text. */
export const cleanComment = (html: string) => clean(html, commentRules)

/** Whether cleaned HTML shows nothing: neither words nor a picture, a video or a formula. */
export const isBlankHtml = (html: string) =>
  isBlank(textOf(html)) && !/<(?:img|iframe|span class="ql-formula") /.test(html)

/** The pictures that cleaned HTML shows, each once. */
export const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, src]) => src ?? [])),
]
