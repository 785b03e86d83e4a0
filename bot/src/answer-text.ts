import { escaped } from '@trinchera/rules/discord-text'
import { cutMarkup, limits } from './text'

/** The markup in the assistant's answers: bold, and links to site paths or http(s) URLs (docs/behaviour/assistant.md#Answer markup). */
const markup = /\*\*(?!\s)(.+?)\*\*|\[([^\][]+)\]\(((?:https?:\/\/|\/(?![/\\]))[^()\s\\]+)\)/gs

function toDiscord(response: string, url: (path: string) => string | null): string {
  let text = ''
  let from = 0
  for (const found of response.matchAll(markup)) {
    const [whole, bold, label = '', address = ''] = found
    const target = url(address)
    text += escaped(response.slice(from, found.index))
    if (bold !== undefined) text += `**${toDiscord(bold, url)}**`
    else text += target === null ? escaped(label) : `[${escaped(label)}](${target})`
    from = found.index + whole.length
  }
  return text + escaped(response.slice(from))
}

/** Converts an answer of the assistant to Discord's markup. Site paths become absolute URLs; everything but bold and links is escaped. */
export const answerText = (response: string, url: (path: string) => string | null): string =>
  cutMarkup(toDiscord(response, url), limits.description)
