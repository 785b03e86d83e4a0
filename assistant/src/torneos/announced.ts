import type { Torneo } from '@trinchera/contract/torneos'
import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { chileDay } from '@trinchera/rules/chile-time'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import { beginningOf, has } from '../answers/text-search'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, lines, link, named, quoted, type Say } from '../wording'
import { wordsOf } from '../words/plain'
import { saidIn } from '../words/said'
import { rootOf } from '../words/vocabulary'
import { saysTorneo } from './which'

/** What can be asked of it, by its words in `corpus/words/aspectos.txt`, and what a sentence has that tells it. */
const fields: readonly (readonly [id: string, tells: RegExp])[] = [
  ['cuando', /\d{1,2}:\d{2}/],
  ['inscribir', /\banot|\binscri/i],
  ['tabla', /\b(?:ladder|tabla|puntaje)\b/i],
  ['armas', /\barmas?\b|\bgranadas?\b/i],
  ['mapas', /\bmapas?\b/i],
  ['dura', /\bmangas?\b|\bdura\b/i],
  ['puntos', /\bprimero a\b/i],
  ['premio', /\bpremios?\b/i],
  ['voz', /\bteamspeak\b/i],
  ['stream', /\bstream|\btransmi/i],
  ['ganador', /$^/],
  ['autor', /$^/],
  ['otro', /$^/],
]
const no = /\b(?:aparte|no (?:cuenta|mueve|vale|suma))\b/i
const anyWord = /^(?:torneos?|copas?|campeonatos?|uno|contra|nuevo|gran|clan|clanes|para|este|esta)$/
/** What people call what the title of an announcement names otherwise. */
const sameKind: readonly (readonly [said: RegExp, root: string])[] = [
  [/^(?:snipers?|francos?|franquitos?|francotirador)$/, 'francotiradores'],
  [/^(?:flash|blitz|rapidito|express)$/, 'relampago'],
]
/** It is of another thing than a torneo that was announced. */
const ofOther = /\b(?:retos?|etapa|va|van|primero|servidor(?:es)?|foro|clan|clanes|tabla de|ranking|top)\b/
/** It is of an etapa of single players. */
const ofTable = /\b(?:tabla|ranking|puesto|quien(?:es)? juegan?)\b/
const mostWords = 8
const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const dayMs = 86_400_000

/** The day of which a text says only that of the week: the next one from when it was published. */
function dayMeant(said: string, at: string): string | null {
  const words = wordsOf(said).map(({ plain }) => plain)
  const wanted = weekdays.findIndex((day) => words.includes(day))
  const from = Date.parse(`${chileDay(new Date(at))}T12:00:00Z`)
  return wanted < 0 ? null : new Date(from + ((wanted - new Date(from).getUTCDay() + 7) % 7) * dayMs).toISOString()
}

/** The announcement of a torneo that has no page on the site: told by its title, or before; null where none is meant. */
function announcementOf(
  words: readonly string[],
  thread: Thread,
  all: readonly Torneo[],
  texts: readonly SiteText[],
): SiteText | null {
  const ofTorneo = texts.filter(
    ({ kind, title }) => kind === 'anuncio' && wordsOf(title).some(({ plain }) => saysTorneo.test(plain)),
  )
  const told = ofTorneo.find(({ address }) => address === thread.texto)
  const kinds = words.flatMap((word) => sameKind.flatMap(([said, root]) => (said.test(word) ? [root] : [])))
  const text = words.join(' ')
  const isDuel =
    kinds.length > 0 && /\b(?:1v1|uno contra uno|sol[oa]s?)\b/.test(text) && !ofOther.test(text) && !ofTable.test(text)
  if (!isDuel && !words.some((word) => saysTorneo.test(word) || word === 'relampago'))
    return told && words.length <= mostWords && !ofOther.test(text) ? told : null
  const ours = new Set(all.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => rootOf(plain))))
  const own = words.filter((word) => (word.length > 4 && !anyWord.test(word)) || /^\dv\d$/.test(word))
  const roots = [...kinds, ...own].map(rootOf).filter((root) => !ours.has(root))
  return ofTorneo.find(({ inTitle }) => roots.some((root) => has(inTitle, root))) ?? null
}

const clean = (text: string) => text.replace(/\s*[*\u200B]+\s*/g, ' ').trim()

/** What was said of it in its comments by who published it. */
async function commented({ address, by }: SiteText, says: RegExp, { db }: Site): Promise<string | null> {
  const { comments } = await commentsOf(db, Number(/(\d+)$/.exec(address)?.[1]), null, { pagina: 1, por_pagina: 100 })
  const found = comments.find(({ creador, comentario }) => creador === by && says.test(textOf(comentario)))
  return found ? textOf(found.comentario) : null
}

const asksWhether = /\b(?:se puede\w*|vale\w*|con|sin|can|allowed)\b/
/** The sentences of an announcement that tell the fields that are asked, quoted, with the day that they mean. */
function quotesOf(text: SiteText, meant: typeof fields, asked: string, now: Date, say: Say): string[] {
  const told = meant.flatMap(([id, tells]) => {
    const sentences = text.sentences.filter((sentence) => tells.test(sentence)).slice(0, id === 'tabla' ? 2 : 1)
    const found = clean(sentences.join(' '))
    const isThing = id === 'armas' && asksWhether.test(asked) && /granad|grenade/.test(asked)
    const isNot = (id === 'tabla' && no.test(found)) || (isThing && /\bsin granadas?\b/.test(found))
    return found ? [{ id, found, quote: `${isNot ? `${bold('No')}: ` : ''}«${quoted(found)}»` }] : []
  })
  const hour = told.find(({ id }) => id === 'cuando')
  const day = hour && text.at ? dayMeant(hour.found, text.at) : null
  const past = day !== null && day < now.toISOString() ? say(', que ya pasó', ', which is over') : ''
  const date = day ? [`${say('O sea, el', 'That is')} ${bold(formatDate(day))}${past}.`] : []
  return [...told.slice(0, 2).map(({ quote }) => quote), ...date]
}

/** What is asked of a torneo that was only announced, of which the site has no page; null where none is. */
export async function announcedTold(
  { words, mentions, etapaMention }: Question,
  thread: Thread,
  all: readonly Torneo[],
  site: Site,
  say: Say,
): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const asked = plain.join(' ')
  const text = announcementOf(plain, thread, all, await site.textos())
  // what somebody wrote below it is looked for there
  if (!text || (mentions.length && /\b(?:coment\w+|escrib\w+|dijo|puso|pregunt\w+|wrote)\b/.test(asked))) return null
  const isTold = thread.texto === text.address
  if (isTold && (mentions.some(({ clan }) => clan) || etapaMention.etapas.length)) return null
  const where = link(text.title, text.address)
  const beginning = `«${quoted(clean(beginningOf(text)))}»`
  const day = text.at ? ` (${formatDate(text.at)})` : ''
  const from = say(`Lo dice ${where}${day}.`, `That is from ${where} (in Spanish).`)
  const reply = (...told: string[]): Reply => ({ text: lines(...told), texto: text.address })
  const said = saidIn(corpus.words.aspects.anunciados, plain)
  const meant = fields.filter(([id]) => said.includes(id))
  const asks = (id: string) => meant.some(([field]) => field === id)
  if (!meant.length) return isTold ? null : reply(beginning, from)
  if (asks('ganador')) {
    const unknown = say(
      `Eso no está publicado: ${where} no lo dice.`,
      `That is not published: ${where} does not say it.`,
    )
    return { ...reply(unknown), kind: 'missing' }
  }
  const by = named(text.by ?? '')
  if (asks('autor')) return reply(say(`${where} lo publicó ${by}.`, `${by} published ${where}.`))
  const comment = asks('stream') ? await commented(text, /\bstream|\btransmi/i, site) : null
  if (comment)
    return reply(`${by}, ${say('en los comentarios de', 'in the comments of')} ${where}: «${quoted(comment)}»`)
  const quotes = quotesOf(text, meant, asked, site.now, say)
  if (!quotes.length)
    return reply(say(`${where} no lo dice. Dice:`, `${where} does not say. It says (in Spanish):`), beginning)
  return reply(...quotes, from)
}
