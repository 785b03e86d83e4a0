import { cutMarkup, escaped, limits } from './text'

/** The assistant's markup, and no other: bold, and links to our own pages or to an address. The site reads it alike. */
const markup = /\*\*(?!\s)(.+?)\*\*|\[([^\][]+)\]\(((?:https?:\/\/|\/(?![/\\]))[^()\s\\]+)\)/gs

function read(response: string, url: (path: string) => string | null): string {
  let text = ''
  let from = 0
  for (const found of response.matchAll(markup)) {
    const [whole, bold, label = '', address = ''] = found
    const target = url(address)
    text += escaped(response.slice(from, found.index))
    if (bold !== undefined) text += `**${read(bold, url)}**`
    else text += target === null ? escaped(label) : `[${escaped(label)}](${target})`
    from = found.index + whole.length
  }
  return text + escaped(response.slice(from))
}

/** The assistant's answer as Discord reads it: the same words, its bold and its links, our own addresses made whole. Everything else is plain text. */
export const answerText = (response: string, url: (path: string) => string | null): string =>
  cutMarkup(read(response, url), limits.description)
