import { formatDate } from '@trinchera/rules/presentation'
import { searched } from '../answers/site-search'
import type { Site } from '../intent'
import { nameKey } from '../names/name-index'
import { wordsOf } from '../words/plain'
import { bullets, lines, link, quoted } from '../wording'

const mostTexts = 3
const mostNames = 4

/** What is published about something, quoted and linked, and who has a name like it. */
export async function search(text: string, site: Site): Promise<string> {
  const words = wordsOf(text).map(({ plain }) => plain)
  const texts = searched(words, await site.textos(), { least: 0.34, lone: () => true, whole: true }).slice(0, mostTexts)
  const key = nameKey(text)
  const names = [...site.community.clanes.like(key, mostNames), ...site.community.players.like(key, mostNames)]
  return (
    lines(
      bullets(
        texts.map(
          ({ text: { title, address, at }, quote }) =>
            `${link(title, address)}${at ? ` (${formatDate(at)})` : ''}: «${quoted(quote)}»`,
        ),
      ),
      names.length > 0 &&
        `Se llaman así: ${names.map(({ kind, nombre }) => `${quoted(nombre)} (${kind})`).join(', ')}.`,
    ) || 'No hay nada de eso.'
  )
}
