import type { Torneo } from '@trinchera/contract/torneos'
import { chileDay } from '@trinchera/rules/chile-time'
import { formatDate } from '@trinchera/rules/presentation'
import { withWriters } from '../answers/own-texts'
import { beginningOf, has } from '../answers/text-search'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Question } from '../understand'
import { bold, lines, link, quoted } from '../wording'
import { wordsOf } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { saysTorneo } from './aspect'
import type { Say } from './say'

const anyWord = /^(?:torneos?|copas?|campeonatos?|uno|contra|nuevo|gran|clan|clanes|para|este|esta)$/
const mode = /^\dv\d$/
const asksWhat = /\b(?:que es|de que|hay|habra|algun|what is|is there|are there|any)\b/
const asksWhen = /\b(?:cuando|que dia|a que hora|que hora|fecha|when|what time|what day)\b/
const asksUntil = /\b(?:hasta cuando|plazo|cierra\w*|deadline|until when)\b/
const asksHow = /\b(?:inscri\w+|anot\w+|apunt\w+|particip\w+|sign up|join|enter|register)\b/
const asksOutcome =
  /\b(?:quien(?:es)? (?:lo |la |se lo |se la )?(?:gano|ganaron|llevo|salio)|campeon\w*|ganador\w*|como (?:salio|termino|quedo)|resultados?|who won|winner|champion)\b/
/** Whether it moves the table, to how many maps it goes, and of what it is. */
const asksTold: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [/\b(?:ladder|ranking|tabla|puestos?)\b/, /\b(?:ladder|tabla|puntaje|ranking)\b/i],
  [/\b(?:mapas?|maps?)\b/, /\bmapas?\b/i],
  [/\b(?:cuanto (?:dura|demora)|dura|cuant[oa]s (?:mangas|rondas)|how long)\b/, /\bmangas?\b|\bdura\b/i],
  [/\b(?:premios?|prizes?)\b/, /\bpremios?\b/i],
  [/\b(?:armas?|granadas?|weapons?)\b/, /\barmas?\b|\bgranadas?\b/i],
]
const movesTable = /\b(?:ladder|ranking|tabla|puestos?)\b/
const apart = /\b(?:aparte|no (?:cuenta|mueve|vale|suma))\b/i
/** What people call what the title of an announcement names otherwise. */
const sameKind: readonly (readonly [said: RegExp, root: string])[] = [
  [/^(?:snipers?|francos?|franquitos?|franco ?tiradores?|francotirador)$/, 'francotiradores'],
  [/^(?:flash|blitz|rapidito|express|exprés)$/, 'relampago'],
]
const asksAlone = /\b(?:1v1|uno contra uno|1 contra 1|de a uno|sol[oa]s?|alone|one on one)\b/
const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const dayMs = 86_400_000

/** The day of which a text says only that of the week: the next one from when it was published. */
function dayMeant(said: string, at: string): string | null {
  const words = wordsOf(said).map(({ plain }) => plain)
  const wanted = weekdays.findIndex((day) => words.includes(day))
  if (wanted < 0) return null
  const from = Date.parse(`${chileDay(new Date(at))}T12:00:00Z`)
  const ahead = (wanted - new Date(from).getUTCDay() + 7) % 7
  return new Date(from + ahead * dayMs).toISOString()
}

/** The announcement of a torneo that is not one of the site's, by what its title is told by; null where none is meant. */
function announcementOf(words: readonly string[], all: readonly Torneo[], texts: readonly SiteText[]): SiteText | null {
  const kinds = words.flatMap((word) => sameKind.filter(([said]) => said.test(word)).map(([, root]) => root))
  if (!words.some((word) => saysTorneo.test(word))) return null
  const ours = new Set(all.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => rootOf(plain))))
  const roots = [...kinds, ...words.filter((word) => (word.length > 4 && !anyWord.test(word)) || mode.test(word))].map(
    rootOf,
  )
  return (
    texts.find(
      ({ kind, title, inTitle }) =>
        kind === 'anuncio' &&
        wordsOf(title).some(({ plain }) => saysTorneo.test(plain)) &&
        roots.some((root) => !ours.has(root) && has(inTitle, root)),
    ) ?? null
  )
}

const sentenceOf = ({ sentences }: SiteText, says: RegExp) => sentences.find((sentence) => says.test(sentence))

/** What is asked of a torneo that was only announced, of which the site has no page; null where none is. */
export async function announcedTold(
  { words }: Question,
  all: readonly Torneo[],
  site: Site,
  say: Say,
): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  const text = announcementOf(plain, all, await site.textos())
  if (!text) return null
  const asked = plain.join(' ')
  const where = link(text.title, text.address)
  const from = say(
    `Lo dice ${where}${text.at ? ` (${formatDate(text.at)})` : ''}.`,
    `That is from ${where} (in Spanish).`,
  )
  const reply = (...told: (string | false | null | undefined)[]): Reply => ({
    text: lines(...told),
    texto: text.address,
  })
  if (asksOutcome.test(asked))
    return {
      kind: 'missing',
      ...reply(
        say(
          `Eso no está publicado: ${where} no dice quién lo ganó, y no hay otro anuncio que lo cuente.`,
          `That is not published: ${where} does not say who won it.`,
        ),
      ),
    }
  const enrolling = sentenceOf(text, /\banot|\binscri/i)
  if (asksUntil.test(asked) || asksHow.test(asked))
    return enrolling
      ? withWriters(reply(`«${quoted(enrolling)}»`, from), words, site)
      : reply(say(`${where} no dice cómo anotarse.`, `${where} does not say how.`))
  const [, about] = (!asksWhen.test(asked) && asksTold.find(([asks]) => asks.test(asked))) || []
  if (about) {
    const told = text.sentences
      .filter((sentence) => about.test(sentence))
      .map((each) => each.replace(/^[\s*\u200B]+/, ''))
    const isApart = movesTable.test(asked) && told.some((sentence) => apart.test(sentence))
    return told.length
      ? reply(
          `${isApart ? `${bold('No')}: ` : ''}«${quoted(
            told
              .slice(0, 2)
              .join(' ')
              .replace(/\s*[*\u200B]+\s*/g, ' '),
          )}»`,
          from,
        )
      : reply(
          say(`${where} no lo dice. Dice:`, `${where} does not say. It says (in Spanish):`),
          `«${quoted(beginningOf(text))}»`,
        )
  }
  if (asksAlone.test(asked) && text.inTitle.has(rootOf('1v1')))
    return reply(`${bold(say('Sí', 'Yes'))}: «${quoted(beginningOf(text))}»`, from)
  const time = asksWhen.test(asked) ? sentenceOf(text, /\d{1,2}:\d{2}/) : undefined
  if (!time)
    return asksWhen.test(asked) || asksWhat.test(asked) ? reply(`${where}:`, `«${quoted(beginningOf(text))}»`) : null
  const day = text.at && dayMeant(time, text.at)
  const isPast = day && day < site.now.toISOString()
  return reply(
    `«${quoted(time)}»`,
    day &&
      say(
        `O sea, el ${bold(formatDate(day))}${isPast ? ', que ya pasó' : ''}.`,
        `That is ${bold(formatDate(day))}${isPast ? ', which is over' : ''}.`,
      ),
    from,
  )
}
