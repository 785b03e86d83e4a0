import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Question } from '../understand'
import { wordsOf, type Word } from '../words/plain'
import { bold, lines, link, listedUpTo, quoted } from '../wording'
import { announced, asksFor, beginningOf, has, quoteOf, rated, says, wantedIn } from './text-search'

/** 'hay algún anuncio de los comentarios'. */
const asksWhether = /\bhay (?:algun |un )?anuncios? (?:de|del|sobre|que)\b/

/** What a question about something that was published looks for; null where it is no such question. */
function sought(words: readonly Word[]): string[] | null {
  const plain = words.map((word) => word.plain)
  if (
    !plain.some((word) => announced.test(word)) ||
    !(plain.some((word) => says.test(word) || word === 'donde') || asksWhether.test(plain.join(' ')))
  )
    return null
  const wanted = wantedIn(plain, /^$/)
  return wanted.length ? wanted : null
}

/** It asks what an announcement says. */
export const asksOfAnnouncement = (words: readonly Word[]): boolean => sought(words) !== null

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
/** Who did, how many, or whether somebody did. */
const asksOfThem =
  /^(?:y |oye |ya )?(?:quien|kien|cuant|alguien|se (?:ha )?(?:anot|inscri)|(?:esta|estan|van?) (?:anot|inscri))|\b(?:se (?:anoto|inscribio)|esta (?:anotad|inscrit))|\b(?:me (?:anote|inscribi)|estoy (?:anotad|inscrit))/
const mostWriters = 12
/** Somebody says that they take part, and asks nothing. */
const enters =
  /^(?!.*\?)[^]*\b(?:me anoto|anotad[oa]|an[oó]t\w+|voy|vamos|me sumo|me inscribo|inscr[ií]b\w+|cuenten conmigo|yo juego|juego|presente|adentro|yo)\b/i

/** Who wrote below an announcement that has people enrol there, to a question that asks who did. */
export async function withWriters(
  reply: Reply | null,
  words: readonly Word[],
  { db, asker }: Site,
): Promise<Reply | null> {
  const id = Number(/(\d+)$/.exec(reply?.texto ?? '')?.[1])
  if (!reply || !id || !enrolsInComments.test(reply.text)) return reply
  const said = words.map(({ plain }) => plain)
  if (!said.some((word) => asksWhoEnrolled.test(word)) || !asksOfThem.test(said.join(' '))) return reply
  const { comments } = await commentsOf(db, id, null, { pagina: 1, por_pagina: 100 })
  const namesOf = (of: typeof comments) => [...new Set(of.map(({ creador }) => quoted(creador)))]
  const entering = namesOf(comments.filter(({ comentario }) => enters.test(textOf(comentario))))
  const isOwn = asker !== null && /\b(?:me|estoy|yo)\b/.test(said.join(' '))
  const known = isOwn
    ? quoted(asker.nombre)
    : namesOf(comments).find((name) => wordsOf(name).every(({ plain }) => said.includes(plain)))
  const whether =
    known &&
    (entering.includes(known)
      ? `${bold('Sí')}: ${bold(known)} se anotó.`
      : `${bold('No')}: ${bold(known)} ${namesOf(comments).includes(known) ? 'comentó, pero sin anotarse' : 'no ha comentado ahí'}.`)
  const others = namesOf(comments).filter((name) => !entering.includes(name))
  if (!entering.length)
    return {
      ...reply,
      text: lines(
        others.length
          ? `En sus comentarios escribieron ${listedUpTo(others, mostWriters)}; no veo que alguno diga que se anota.`
          : 'Todavía no hay comentarios.',
        reply.text,
      ),
    }
  return {
    ...reply,
    text: lines(
      whether,
      `En sus comentarios ${entering.length === 1 ? 'se anotó' : 'se anotaron'} ${bold(String(entering.length))}: ${listedUpTo(entering.map(bold), mostWriters)}.`,
      others.length > 0 && `También escribieron ahí, sin anotarse: ${listedUpTo(others, mostWriters)}.`,
      reply.text,
    ),
  }
}

/** What is typed into the console of the game. */
const command = /^(?:comandos?|config\w*|ajustes?|consola|codigos?|lineas?|cvars?|parametros?|valor(?:es)?)$/
const isCommand = (sentence: string) => /^(?:seta?|bind|exec|\+\w+|[a-z]+_\w+) ?\S*/.test(sentence.trim())

/** The commands that a text holds, with the line that announces them; null where it holds none. */
function commandsIn({ sentences }: SiteText): string | null {
  const at = sentences.findIndex(isCommand)
  if (at < 0) return null
  const before = sentences[at - 1]
  return [before?.trim().endsWith(':') ? before : '', ...sentences.slice(at).filter(isCommand)].join(' ').trim()
}

/** A line of what was published, and where it stands; null where the question asks for none. */
export async function ownTexts({ words }: Pick<Question, 'words'>, site: Site): Promise<Reply | null> {
  const roots = sought(words)
  if (!roots) return null
  const all = await site.textos()
  const published = all.filter(({ kind }) => kind === 'anuncio' || kind === 'torneo')
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
  const asksCommand = words.some(({ plain }) => command.test(plain))
  const quote =
    (asksCommand && commandsIn(text)) ||
    (roots.every((root) => has(text.inTitle, root)) ? beginningOf(text) : quoteOf(text, roots))
  return {
    text: lines(
      `${link(text.title, text.address)}${text.at ? ` (${formatDate(text.at)})` : ''}${quote ? ' dice:' : '.'}`,
      quote && `«${quoted(quote)}»`,
    ),
    texto: text.address,
  }
}
