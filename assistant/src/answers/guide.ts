import { paths } from '@trinchera/contract/site-paths'
import { articleOf, articleTold } from '../articles'
import type { Asked, Reply } from '../intent'
import { bold, lines, link } from '../wording'
import { topicNamed } from './forum'
import { asQuoted, setUpTold } from './site-search'

/** The way back to the game, in its steps as staff have written them. */
export async function comeBack({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { guia } = site
  const told = await articleTold(articleOf('volver'), site)
  if (!guia) return told
  const steps = guia.pasos.map(({ titulo, entrada }, index) => `${index + 1}. ${bold(titulo)}. ${entrada}`)
  const whole = bold(link('Guía para volver a jugar', paths.volverAJugar))
  return { ...told, text: lines(`Todo está en la ${whole}. ${guia.entrada}`, ...steps) }
}

/** What an article says, after what the forum has of what is asked. */
async function withForum(id: string, { site, words }: Asked): Promise<Reply> {
  const told = await articleTold(articleOf(id), site)
  const topic = await topicNamed(words, site, 2)
  return { ...told, text: lines(topic && `En el foro ya se habló de algo así: ${topic.text}`, told.text) }
}

/** What to look at when the game does not start or does not connect. */
export const notStarting = (asked: Asked): Promise<Reply> => withForum('volute-falla', asked)

/** Lag, language, resolution and the like: the site knows of them only what was announced or written in the forum. */
export async function gameSettings(asked: Asked): Promise<Reply> {
  const { site, words } = asked
  const told = setUpTold({ words }, await site.textos())
  if (!told) return withForum('ajustes', asked)
  const quote = asQuoted(told, { words })
  return {
    ...quote,
    text: lines(quote.text, 'De otros ajustes del juego no sé: pregúntale a la gente por TS3 mientras juegan.'),
    sugerencias: ['¿Cómo me conecto a TS3?'],
  }
}
