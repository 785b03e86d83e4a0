import type { Answer } from './answered'
import type { Site } from './intent'
import { isOf, related } from './intents/family'
import type { Matcher } from './intents/matcher'
import { periodIn } from './query/period'
import { readThread } from './thread'
import { halves } from './two-in-one'
import { readQuestion } from './understand'
import { lines } from './wording'
import { wordsOf } from './words/plain'

/** Answers a part of a sentence. */
type Ask = (text: string, conversacion: string | null | undefined) => Promise<Answer>

/** Whether an answer tells of somebody, or of the site's data: of these two in one are told together. */
const tells = ({ kind, intent }: Answer, { intents }: Matcher) =>
  kind === 'answer' &&
  (intent === 'consulta' || intent === 'en-puesto' || intents.some(({ id, needs }) => id === intent && needs))

/** It answers something, and not only politely. */
const isKnown = ({ kind, intent }: Answer) => kind === 'answer' && intent !== '' && !isOf(intent, 'cortesia')

/** The answer to the second question of a sentence: by itself where it says whom or what it is about, else of whom the first was about; null where it is none. */
async function secondOf(
  text: string,
  { conversacion, intent }: Answer,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<Answer | null> {
  const { mentions, etapaMention, read } = readQuestion(text, site, matcher, readThread(null, site.community))
  // in English, of whom the first was about
  if (/^(?:who|what|which|when|where|how)\s/i.test(text)) {
    const next = await ask(text, conversacion)
    return isKnown(next) ? next : null
  }
  if (/^y\s/i.test(text)) {
    const next = await ask(text, conversacion)
    return tells(next, matcher) ? next : null
  }
  const own = mentions.length > 0 || etapaMention.used.size > 0
  const going = own ? null : await ask(`y ${text}`, conversacion)
  if (going && (tells(going, matcher) || (going.kind === 'answer' && going.intent && related(going.intent, intent))))
    return going
  // it says by itself what it is about: 'cómo entro a un clan'
  const whole =
    read.filter(({ kind, term }) => kind === 'known' && !/^(?:cuanto|cuando|como|quien|que|donde)$/.test(term)).length >
    1
  const alone = await ask(text, own && !mentions.length && !etapaMention.used.size ? conversacion : null)
  return alone.kind === 'answer' &&
    alone.intent &&
    !isOf(alone.intent, 'cortesia') &&
    (own || whole || tells(alone, matcher))
    ? alone
    : null
}

/** Two questions of one sentence, each answered, the second of whom the first was about; null where it is one question. */
export async function askBoth(
  text: string,
  conversacion: string | null | undefined,
  site: Site,
  matcher: Matcher,
  ask: Ask,
): Promise<Answer | null> {
  const two = halves(text)
  const first = two && (await ask(two[0], conversacion))
  // of two sentences, or of what is supposed, the second may only go on with the first
  const joined = !/\?\s*\S/.test(text) && !/(?:^|\s)si\s/i.test(text)
  if (!two || !first || !(tells(first, matcher) || (joined && isKnown(first)))) return null
  const second = await secondOf(two[1], first, site, matcher, ask)
  if (!second || first.response.includes(second.response)) return null
  // the same again under another heading
  const [, ...told] = second.response.split('\n')
  if (told.length > 1 && told.every((line) => first.response.includes(line))) return first
  if (second.response.includes(first.response)) return second
  return { ...second, response: lines(first.response, second.response) }
}

/** What is seldom asked along with what stands before it. */
const ofAnother =
  /^(?:(?:en|de|a) (?:que|qué|q) (?:clan|equipo|team)|c[oó]mo (?:sali[oó]|termin[oó]|qued[oó])|con (?:que|qué|q) (?!clan|equipo)\w+|qui[eé]n(?:es)? (?:es|son) (?:el|la|su|sus|los) (?:l[ií]der|capit[aá]n)\w*|cu[aá]nto (?:rato|tiempo) (?:antes|hay)|who (?:is|are|s|beat) (?:the|their|its|them) ?\w*|how (?:many|do|can|long) .+|with what .+|what .+|d[oó]nde se )/i

/** The second half of a sentence says a time, which is of that half alone, or only whom it asks the same of. */
export function isOfTwo(text: string, { now }: Site): boolean {
  if (/\?+\s*y\s+[^?¿]{3,40}\?*$/i.test(text)) return true
  const [first = '', second] = halves(text) ?? []
  // who won a match is told with it
  if (second !== undefined && /^who beat\b/i.test(second) && /\b(?:lose|lost)\b/i.test(first)) return false
  // another thing of the same one: 'cuántas victorias tiene Peuco y en qué clan está'
  if (second !== undefined && ofAnother.test(second) && !/(?:^|\s)si\s/i.test(first)) return true
  // 'cuántas ganó y cuántas perdió el mes pasado': of both
  const ofBoth = (one: RegExp, other: RegExp) => one.test(first) && second !== undefined && other.test(second)
  return (
    second !== undefined &&
    !ofBoth(/cu[aá]nt[oa]s gan\S+$/i, /^cu[aá]nt[oa]s per/i) &&
    !ofBoth(/cu[aá]nt[oa]s perd\S+$/i, /^cu[aá]nt[oa]s gan/i) &&
    /^(?:cuant[oa]s|quien|como le|con(?:tra)? quien)\b/i.test(second) &&
    periodIn(wordsOf(second), now, () => false) !== null
  )
}
