import { commentsOf } from '@trinchera/db/queries/anuncios/comments'
import { chileDay } from '@trinchera/rules/chile-time'
import { textOf } from '@trinchera/rules/html-text'
import { formatDate } from '@trinchera/rules/presentation'
import { beginningOf } from '../answers/text-search'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import { bold, lines, link, named, quoted, type Say } from '../wording'
import { wordsOf, type Word } from '../words/plain'
import { tells } from './texts'
import { saysTorneo } from './which'

/** The announcement of a torneo that has no page on the site. */
export type Announced = SiteText & { nombre: string }

/** What people call what a title names otherwise. */
const nicknames: readonly (readonly [title: RegExp, said: string])[] = [
  [/francotirador/i, 'sniper snipers francos franco franquitos francotirador'],
  [/rel[aá]mpago/i, 'flash blitz express'],
]

/** The announcements of torneos, by title and by what people call what it names. */
export const announcementsIn = (texts: readonly SiteText[]): Announced[] =>
  texts.flatMap((text) =>
    text.kind === 'anuncio' && wordsOf(text.title).some(({ plain }) => saysTorneo.test(plain))
      ? [
          {
            ...text,
            nombre: [text.title, ...nicknames.flatMap(([is, said]) => (is.test(text.title) ? said : []))].join(' '),
          },
        ]
      : [],
  )

const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const dayMs = 86_400_000
/** The day of which a text says only that of the week: the next one from when it was published. */
function dayMeant(said: string, at: string): string | null {
  const words = wordsOf(said).map(({ plain }) => plain)
  const wanted = weekdays.findIndex((day) => words.includes(day))
  const from = Date.parse(`${chileDay(new Date(at))}T12:00:00Z`)
  return wanted < 0 ? null : new Date(from + ((wanted - new Date(from).getUTCDay() + 7) % 7) * dayMs).toISOString()
}

const clean = (text: string) => text.replace(/\s*[*\u200B]+\s*/g, ' ').trim()
const denies = /\b(?:aparte|no (?:cuenta|mueve|vale|suma))\b/i
/** Whether a quote says that there is nothing of what is asked: 'sin granadas', 'aparte del ladder'. */
const isDenied = (quote: string, id: string, words: readonly Word[]) =>
  (id === 'torneo-ladder' && denies.test(quote)) ||
  [...quote.matchAll(/\bsin (\p{L}{4})/gu)].some(([, not = '']) => words.some(({ plain }) => plain.startsWith(not)))

/** What was said of it in its comments by who published it. */
async function commented({ address, by }: SiteText, says: RegExp, { db }: Site): Promise<string | null> {
  const { comments } = await commentsOf(db, Number(/(\d+)$/.exec(address)?.[1]), null, { pagina: 1, por_pagina: 100 })
  const found = comments.find(({ creador, comentario }) => creador === by && says.test(textOf(comentario)))
  return found ? textOf(found.comentario) : null
}

/** What an announcement of a torneo says of what is asked, quoted with the day that it means; else its beginning. */
export async function announcedTold(
  text: Announced,
  id: string,
  words: readonly Word[],
  site: Site,
  say: Say,
): Promise<Reply> {
  const where = link(text.title, text.address)
  const by = named(text.by ?? '')
  const reply = (...told: readonly (string | false | null)[]): Reply => ({ text: lines(...told), texto: text.address })
  if (id === 'torneo-organiza') return reply(say(`${where} lo publicó ${by}.`, `${by} published ${where}.`))
  if (id === 'torneos-pasados')
    return {
      ...reply(say(`Eso no está publicado: ${where} no lo dice.`, `That is not published: ${where} does not say it.`)),
      kind: 'missing',
    }
  const sentence = tells.get(id)
  const comment = id === 'torneo-en-vivo' && sentence ? await commented(text, sentence, site) : null
  if (comment)
    return reply(`${by}, ${say('en los comentarios de', 'in the comments of')} ${where}: «${quoted(comment)}»`)
  const said = text.sentences.filter((each) => sentence?.test(each)).slice(0, id === 'torneo-ladder' ? 2 : 1)
  const quote = clean(said.join(' '))
  const from = say(
    `Lo dice ${where}${text.at ? ` (${formatDate(text.at)})` : ''}.`,
    `That is from ${where} (in Spanish).`,
  )
  const isUnsaid = sentence !== undefined && !quote
  if (!quote)
    return reply(
      isUnsaid && say(`${where} no lo dice. Dice:`, `${where} does not say. It says (in Spanish):`),
      `«${quoted(clean(beginningOf(text)))}»`,
      from,
    )
  const day = id === 'torneos' && text.at ? dayMeant(quote, text.at) : null
  const past = day !== null && day < site.now.toISOString() ? say(', que ya pasó', ', which is over') : ''
  return reply(
    `${isDenied(quote, id, words) ? `${bold('No')}: ` : ''}«${quoted(quote)}»`,
    day && `${say('O sea, el', 'That is')} ${bold(formatDate(day))}${past}.`,
    from,
  )
}
