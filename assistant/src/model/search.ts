import { formatDate } from '@trinchera/rules/presentation'
import { rated, quoteOf } from '../answers/text-search'
import type { Site } from '../intent'
import { nameKey } from '../names/name-index'
import { rootsOf } from '../names/texts'
import { bullets, lines, link, quoted } from '../wording'

const mostTexts = 3
const mostNames = 4

/** What is published about something, quoted and linked, and who has a name like it. */
export async function search(text: string, site: Site): Promise<string> {
  const roots = [...rootsOf(text)]
  const texts = roots.length ? rated(await site.textos(), roots).slice(0, mostTexts) : []
  const key = nameKey(text)
  const names = [...site.community.clanes.like(key, mostNames), ...site.community.players.like(key, mostNames)]
  return (
    lines(
      bullets(
        texts.map(({ text: found }) => {
          const quote = quoteOf(found, roots)
          return `${link(found.title, found.address)}${found.at ? ` (${formatDate(found.at)})` : ''}: ${quote && `«${quoted(quote)}»`}`
        }),
      ),
      names.length > 0 &&
        `Se llaman así: ${names.map(({ kind, nombre }) => `${quoted(nombre)} (${kind})`).join(', ')}.`,
    ) || 'No hay nada de eso.'
  )
}
