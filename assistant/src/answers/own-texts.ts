import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { bold, lines, link, listedUpTo, quoted } from '../wording'
import { asksFor, detailIn } from './details'
import { announced, beginningOf, has, quoteOf, rated, says, wantedIn } from './text-search'

/** What a question about something that was published looks for; null where it is no such question. */
function sought(words: readonly Word[]): string[] | null {
  const plain = words.map((word) => word.plain)
  if (!plain.some((word) => announced.test(word)) || !plain.some((word) => says.test(word) || word === 'donde'))
    return null
  const wanted = wantedIn(plain, /^$/)
  return wanted.length ? wanted : null
}

/** It asks what an announcement says. */
export const asksOfAnnouncement = (words: readonly Word[]): boolean => sought(words) !== null

const ruleWords = /^(?:reglamento|reglas?|articulos?|normas?|bases)$/

/** What the rules say of something: 'qué dice el reglamento de los mapas'; null where nothing of them is asked so. */
function ofRules(words: readonly Word[], all: readonly SiteText[]): Reply | null {
  const plain = words.map((word) => word.plain)
  const asksRules = plain.some(
    (word, at) =>
      ruleWords.test(word) && (says.test(plain[at + 1] ?? '') || plain.slice(0, at).some((each) => says.test(each))),
  )
  if (!asksRules) return null
  const roots = wantedIn(plain, ruleWords)
  const [best] = roots.length
    ? rated(
        all.filter(({ kind }) => kind === 'regla'),
        roots,
      )
    : []
  if (!best) return null
  const { text } = best
  return { text: lines(`${link(text.title, text.address)} dice:`, `«${quoted(quoteOf(text, roots))}»`) }
}

/** The text that has the most of what few others have; null where it has none of that. */
function nearestOf(texts: readonly SiteText[], roots: readonly string[]): { text: SiteText } | null {
  const rare = roots.filter(
    (root) => texts.filter(({ inTitle, inBody }) => has(inTitle, root) || has(inBody, root)).length === 1,
  )
  const text = texts.find(({ inTitle, inBody }) => rare.some((root) => has(inTitle, root) || has(inBody, root)))
  return text ? { text } : null
}

const asksWhoEnrolled = /^(?:anot|inscrib|particip)/
const enrolsInComments = /coment/i
const mostWriters = 12

/** Who wrote below an announcement that has people enrol there, to a question that asks who did. */
async function withWriters(reply: Reply | null, words: readonly Word[], { db }: Site): Promise<Reply | null> {
  const id = Number(/(\d+)$/.exec(reply?.texto ?? '')?.[1])
  if (!reply || !id || !enrolsInComments.test(reply.text)) return reply
  if (!words.some(({ plain }) => asksWhoEnrolled.test(plain)) || !words[0]?.plain.startsWith('quien')) return reply
  const { comments } = await commentsOf(db, id, null, { pagina: 1, por_pagina: 100 })
  const writers = [...new Set(comments.map(({ creador }) => quoted(creador)))]
  return {
    ...reply,
    text: lines(
      reply.text,
      writers.length
        ? `En sus comentarios escribieron ${listedUpTo(writers, mostWriters)}.`
        : 'Todavía no hay comentarios.',
    ),
  }
}

/** A line of what was published, and where it stands; null where the question asks for none. */
export async function ownTexts(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  site: Site,
): Promise<Reply | null> {
  const roots = sought(words)
  const ruled = mentions.length || roots ? null : ofRules(words, await site.textos())
  if (ruled) return ruled
  const all = await site.textos()
  const published = all.filter(({ kind }) => kind === 'anuncio' || kind === 'torneo')
  if (!mentions.length && !roots) return withWriters(detailIn(words, all), words, site)
  if (!roots) return null
  // where a text has too little of all that is said, what it asks of it is left out
  const narrower = wantedIn(
    words.map((word) => word.plain),
    asksFor,
  )
  const [best] = [...rated(published, roots), ...(narrower.length ? rated(published, narrower) : [])]
  const nearest = best ?? (narrower.length ? nearestOf(published, narrower) : null)
  if (!nearest)
    return {
      kind: 'missing',
      text: `No encuentro ningún anuncio que hable de eso. Están todos en ${link('Anuncios', paths.anuncios)}.`,
    }
  const { text } = nearest
  // what it is about is its title: it is told from its beginning
  const quote = roots.every((root) => has(text.inTitle, root)) ? beginningOf(text) : quoteOf(text, roots)
  return {
    text: lines(
      `${link(text.title, text.address)}${text.at ? ` (${formatDate(text.at)})` : ''}${quote ? ' dice:' : '.'}`,
      quote && `«${quoted(quote)}»`,
    ),
    texto: text.address,
  }
}

/** What goes on asking of the text that was quoted: 'y los de clanes también se caen'. */
const goesOnAsking =
  /^(?:y|pero|entonces) (?:el|la|los|las|eso|esto|hay|tambien|hasta|desde|afecta|se|a que hora|a la|al|para|con|en)\b/
const asksAuthor = /^(?:y )?(?:quien|kien) (?:lo |la )?(?:escribi\w+|public\w+|subi\w+|firm\w+|hizo|puso)(?: eso)?$/
const mostWords = 10

/** The sentence of the text that was quoted last that tells what a question goes on to ask; null where none does. */
export async function inSameText(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  { texto }: Pick<Thread, 'texto'>,
  site: Site,
): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  if (!texto || mentions.length || plain.length > mostWords) return null
  const said = plain.join(' ')
  const text = (await site.textos()).find(({ address }) => address === texto)
  if (text?.by && asksAuthor.test(said))
    return { text: `${link(text.title, text.address)} lo publicó ${bold(quoted(text.by))}.`, texto }
  if (!goesOnAsking.test(said)) return null
  const roots = wantedIn(plain, /^(?:tambien|eso|esto|afecta\w*)$/)
  const [best] = (text?.sentences ?? [])
    .map((sentence, at) => ({
      sentence,
      hits: roots.filter((root) => has(text?.inSentences[at] ?? new Set(), root)).length,
    }))
    .sort((a, b) => b.hits - a.hits)
  if (!text || !best?.hits || best.hits * 2 < roots.length) return null
  return { text: lines(`«${quoted(best.sentence)}»`, `Lo dice ${link(text.title, text.address)}.`), texto }
}
