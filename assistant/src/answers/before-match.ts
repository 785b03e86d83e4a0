import type { Reply, Site } from '../intent'
import { formatDate } from '@trinchera/rules/presentation'
import { lines, link, quoted } from '../wording'
import { beginningOf } from './text-search'

const asksReady =
  /\b(?:que|q|cual(?:es)?|what)\b.*\b(?:tener|tengo|hay|debo|listo|lista|revis\w+|prepar\w+|necesit\w+|chequ\w+|hacer|hago|instalado|ready|check|need|prepare)\b.*\b(?:antes de|previo a|para entrar a|before)\b.*\b(?:partid[oa]s?|jugar|juego|match|entrar|playing|play|game)\b/
const ofElse = /\b(?:reto|clan|report\w+|torneo|copa|hora|cuanto|registr\w+|cuenta|stream)\b|·/

/** The announced list of what has to be ready before a match, as it was published; null where none is, or something else is asked. */
export async function beforeMatch(text: string, site: Site): Promise<Reply | null> {
  if (!asksReady.test(text) || ofElse.test(text)) return null
  const published = (await site.textos()).find(
    ({ kind, title }) => kind === 'anuncio' && /^antes de (?:entrar|jugar|empezar|una partida)/i.test(title),
  )
  return published
    ? {
        text: lines(
          `«${quoted(beginningOf(published))}»`,
          `Lo dice ${link(published.title, published.address)}${published.at ? ` (${formatDate(published.at)})` : ''}.`,
        ),
        texto: published.address,
      }
    : null
}
