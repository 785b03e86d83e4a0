import { isOfStaff, staffTold } from './answers/staff'
import { corpus } from './corpus/corpus'
import type { Article } from './corpus/articles'
import { normalised } from './corpus/normal'
import type { Reply, Site } from './intent'
import { ownArticles } from './intents/matcher'
import { asSiteIs } from './site-facts'

const byId = new Map(corpus.articles.map((article) => [article.id, article]))
const own = ownArticles(corpus.intents, corpus.articles)
const ownIds = new Set(own.map(({ id }) => id))
/** An article about torneos says what is told where there is none: what a torneo tells itself comes before it. */
const isLookedUp = (id: string) => /^torneos?-/.test(id)
const byButton = new Map(
  own
    .filter(({ id }) => !isOfStaff(id) && !isLookedUp(id))
    .map((article) => [normalised(article.samples[0] ?? ''), article]),
)

/** The article of that id. Throws if there is none. */
export function articleOf(id: string): Article {
  const found = byId.get(id)
  if (!found) throw new Error(`assistant/corpus/articles has no [${id}]`)
  return found
}

/** The article of that id, or of the intent of that id; undefined if there is none. */
export const articleIfAny = (id: string): Article | undefined => byId.get(id)

/** Whether an answer of that id is an article that no intent answers. */
export const isArticle = (id: string): boolean => ownIds.has(id)

/** Whether an answer of that id tells a text that is the same for everybody. */
export const tellsText = (id: string): boolean => Boolean(byId.get(id)?.es)

/** The article that a button asks for: its first sample question, word for word. */
export const articleOfButton = (text: string): Article | undefined => byButton.get(normalised(text))

/** Intents whose article turns something down. */
const refusals = /^(?:insulto|pena|privado|sin-favores|sin-trampas)$/

/** What an article answers on this site; of what staff do, what whoever asks may be told. */
export const articleTold = async (article: Article, site: Site): Promise<Reply> => ({
  text: isOfStaff(article.id) ? await staffTold(article, site) : await asSiteIs(site.say(article.es, article.en), site),
  sugerencias: article.sugerencias,
  ...(refusals.test(article.id) ? { kind: 'away' } : {}),
})
