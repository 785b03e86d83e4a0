import { cut, escaped, limits } from './text'

/** The assistant's markup, and no other: bold, and links to our own pages or to an address. */
const markup = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(((?:https?:\/\/|\/)[^()\s]+)\)/g

/** The assistant's answer as Discord reads it: the same words, its bold and its links, our own addresses made whole. Everything else is plain text. */
export function answerText(response: string, publicUrl: string): string {
  let text = ''
  let from = 0
  for (const found of response.matchAll(markup)) {
    const [whole, bold, label = '', address = ''] = found
    text += escaped(response.slice(from, found.index))
    text += bold === undefined ? `[${escaped(label)}](${address.startsWith('/') ? publicUrl + address : address})` : `**${escaped(bold)}**`
    from = found.index + whole.length
  }
  return cut(text + escaped(response.slice(from)), limits.description)
}
