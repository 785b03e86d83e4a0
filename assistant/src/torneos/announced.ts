import { formatDate } from '@trinchera/rules/presentation'
import { beginningOf } from '../answers/text-search'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import { daysOf } from '../query/agenda'
import { bold, lines, link, named, quoted } from '../wording'
import { plain, wordsOf, type Word } from '../words/plain'
import { isWritten, tellsOf } from './texts'
import { saysTorneo } from './which'

/** The announcement of a torneo that has no page on the site. */
export type Announced = SiteText & { nombre: string }

/** The announcements of torneos, by title; that of the francotiradores is asked for as one of snipers. */
export const announcementsIn = (texts: readonly SiteText[]): Announced[] =>
  texts.flatMap((text) =>
    text.kind === 'anuncio' && saysTorneo(wordsOf(text.title))
      ? [{ ...text, nombre: text.title.replace(/francotirador\w*/i, 'francotirador $& sniper snipers francos') }]
      : [],
  )

const clean = (text: string) => text.replace(/\s*[*\u200B]+\s*/g, ' ').trim()
/** Whether a quote says that there is nothing of what is asked: 'sin granadas', 'aparte del ladder'. */
const isDenied = (quote: string, id: string, words: readonly Word[]) =>
  (id === 'torneo-ladder' && / (?:aparte|no) /i.test(quote)) ||
  [...quote.matchAll(/\bsin (\p{L}{4})/gu)].some(([, not = '']) => words.some((word) => word.plain.startsWith(not)))

/** What an announcement of a torneo says of what is asked, quoted with the day that it means; else its beginning. */
export function announcedTold(text: Announced, id: string, words: readonly Word[], { say, now }: Site): Reply {
  const where = link(text.title, text.address)
  const by = named(text.by ?? '')
  const reply = (...told: readonly (string | false | null)[]): Reply => ({ text: lines(...told), texto: text.address })
  if (id === 'torneo-organiza') return reply(say(`${where} lo publicó ${by}.`, `${by} published ${where}.`))
  if (id === 'torneos-pasados')
    return {
      ...reply(say(`Eso no está publicado: ${where} no lo dice.`, `That is not published: ${where} does not say it.`)),
      kind: 'missing',
    }
  const said = text.sentences.filter(tellsOf(id)).slice(0, id === 'torneo-ladder' ? 2 : 1)
  const quote = clean(said.join(' '))
  const from = say(
    `Lo dice ${where}${text.at ? ` (${formatDate(text.at)})` : ''}.`,
    `That is from ${where} (in Spanish).`,
  )
  if (!quote)
    return reply(
      isWritten(id) && say(`${where} no lo dice. Dice:`, `${where} does not say. It says (in Spanish):`),
      `«${quoted(clean(beginningOf(text)))}»`,
      from,
    )
  // the day of the week that it says, from when it was published
  const day = id === 'torneos' && text.at ? daysOf(plain(quote), new Date(text.at))?.from : undefined
  const past = day && day < now.toISOString() ? say(', que ya pasó', ', which is over') : ''
  return reply(
    `${isDenied(quote, id, words) ? `${bold('No')}: ` : ''}«${quoted(quote)}»`,
    day !== undefined && `${say('O sea, el', 'That is')} ${bold(formatDate(day))}${past}.`,
    from,
  )
}
