import { formatDate } from '@trinchera/rules/presentation'
import { shortened } from '@trinchera/rules/letters'
import { corpus } from '../corpus/corpus'
import type { Reply } from '../intent'
import type { SiteText } from '../names/site-text'
import type { Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bold, lines, link, quoted } from '../wording'
import { announced, has, longestQuote, rated, wantedIn, withWhatFollows } from './text-search'

const { slang } = corpus.words
const classes = new Map(
  [...corpus.words.classes].flatMap(([kind, things]) =>
    // 'armas' has a stem of its own
    [kind, `${kind}s`].map((form) => [rootOf(form), things.map(rootOf)] as const),
  ),
)

const numberWord = '(?:\\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)'
const hour = /\d{1,2}:\d{2}|\d{1,2} ?(?:h|hrs|horas)\b/
const day = /lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|\d de [a-z]+/i
/** A detail that is asked for, and what a sentence that tells it must hold; `.`: anything. */
const details: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^| )(?:a que hora|que hora|que horas|horario|hora)(?= )/, hour],
  [
    /(?:^| )(?:cuando|que dia|que fecha|que dias)(?= )/,
    new RegExp(
      `${hour.source}|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|\\d de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`,
      'i',
    ),
  ],
  [/(?:^| )quien(?:es)? (?:se )?(?:anot\w+|inscrib\w+|participa\w*)(?= )/, /anot|inscri|particip/i],
  [/(?:^| )cuant[oa]s (?:ya )?(?:se |van |hay |estan |han )*(?:anot\w+|inscri\w+)(?= )/, /anot|inscri|particip/i],
  [/(?:^| )cuant[oa]s?(?= )/, new RegExp(`(?<![^ ¡¿(«])${numberWord}(?![^ .,;:)%])`, 'i')],
  [
    /^(?:y )?(?:(?:en|con|por|de) )?(?:que|cual|cuales) (?!pasa|onda|hago|hace|tal)|(?:^| )con (?:que|cuales)(?= )/,
    /./,
  ],
  // yes or no, or where: 'el torneo cuenta para el ladder?'
  [/^(?:y )?(?:donde|el|la|los|las|se|hay|es|vale|puedo|puede|sirve|cuenta|esta)(?= )/, /./],
]
/** What a text must hold that tells the hour, the day or the number that a question asks for; null where it asks for none. */
export const detailAsked = (text: string): RegExp | null =>
  details.find(([saying, telling]) => telling.source !== '.' && saying.test(`${text} `))?.[1] ?? null
/** When something was published, and not when it is held. */
const asksDate =
  /^(?:y )?(?:cuando|que dia|en que fecha) (?:lo |la |se )?(?:public\w+|sali(?:o|eron)|anunci(?:o|aron)|subi(?:o|eron)|pus(?:o|ieron))/
export const asksFor =
  /^(?:hora|horas|horario|dia|dias|fecha|cuando|hasta|cuant[oa]s?|necesit\w*|hay|hace\w*|falta\w*|tiene\w*|tener|debe\w*|puede\w*|puedo|recomien\w+|recomend\w+|piden|pide|dura|seria|sera|usar?|usan|uso|poner|pongo|ponen|conviene|tengo|juega|jugar|juegan|permitid\w+|segun|tener)$/
/** They are in so many texts that they name none. */
const everywhere = new Set(
  [
    'torneo',
    'servidor',
    'partida',
    'etapa',
    'clan',
    'jugador',
    'ladder',
    'liga',
    'copa',
    'juego',
    'ranking',
    'tabla',
    'puesto',
    'victoria',
    'derrota',
    'reporte',
    'noche',
    'tarde',
    'manana',
    'semana',
    'aviso',
  ].map(rootOf),
)
const leastShare = 0.6
/** A line that may be told after another one. */
const shortLine = 80

const whole = (text: SiteText) => link(text.title, text.address)
const dated = ({ at }: SiteText) => (at ? ` (${formatDate(at)})` : '')

const unshortened = (words: readonly Word[]) =>
  words.flatMap((word) =>
    (/^servers?$/.test(word.plain) ? 'servidores' : slang.get(word.plain) || word.plain).split(' '),
  )

/** What an announcement tells: the sentence, who published it (where that is asked), or neither where it is silent. */
interface Detail {
  text: SiteText
  sentence: string | null
  by: string | null
  /** Its day is asked for. */
  dated?: true
}

/** The sentence of an announcement that holds a detail of what only that one tells of; that it does not tell it, where it is named; null where no announcement is meant for sure. */
export function detailOf(plain: readonly string[], published: readonly SiteText[]): Detail | null {
  const texts = published.filter(({ kind }) => kind === 'anuncio')
  const rules = published.filter(({ kind }) => kind === 'regla')
  const text = `${plain.join(' ')} `
  const roots = wantedIn(plain, asksFor)
  const rankedTexts = rated(texts, roots, classes)
  const [best, second] = rankedTexts
  if (!best || (second && second.score >= best.score)) return null
  const { inTitle, inBody } = best.text
  const bears = (found: ReadonlySet<string>, root: string) =>
    has(found, root) || (classes.get(root) ?? []).some((each) => found.has(each))
  const titled = roots.filter((root) => has(inTitle, root))
  const inside = roots.filter((root) => bears(inBody, root) && !has(inTitle, root))
  const alone = (root: string) =>
    !everywhere.has(root) && texts.filter((each) => bears(each.inBody, root) || has(each.inTitle, root)).length === 1
  // what is recommended, somebody published
  const meant = plain.some((word) => announced.test(word) || /^recom(?:ien|en)d/.test(word))
  // what an article is about is asked of the rules
  if (
    !meant &&
    roots.some(
      (root) => !everywhere.has(root) && rules.some(({ inTitle: article }) => article.has(root)) && has(inTitle, root),
    )
  )
    return null
  const own = titled.filter(alone)
  if (/^(?:y )?quien(?:es)? (?:lo |la )?(?:escrib|public|anunci|hizo|firm|subio|puso)/.test(text))
    return best.text.by && (titled.length > 1 || own.length || (meant && titled.length))
      ? { text: best.text, sentence: null, by: best.text.by }
      : null
  if (asksDate.test(text) && best.text.at && (titled.length > 1 || own.length || (meant && titled.length)))
    return { text: best.text, sentence: null, by: null, dated: true }
  const asked = details.find(([saying]) => saying.test(text))
  if (!asked) return null
  const timed = details.indexOf(asked) < 2
  const sharp = asked[1].source !== '.'
  const share = titled.length + inside.length >= leastShare * roots.length
  const named = titled.length > 1 && titled.some((root) => !everywhere.has(root))
  const enough =
    (meant && [...inside, ...titled].some(alone)) ||
    (share &&
      (named ||
        ((titled.length > 1 || sharp || titled.some((root) => !everywhere.has(root))) &&
          titled.length > 0 &&
          inside.some(alone)) ||
        (own.length > 0 && (sharp || roots.length > 1))))
  // of what is asked so loosely, only a text that is named tells for sure
  if (!enough || (asked === details.at(-1) && !named && !(titled.length > 0 && inside.some(alone)))) return null
  const telling = best.text.sentences
    .map((sentence, at) => ({ sentence, found: best.text.inSentences[at] ?? new Set<string>() }))
    .filter(({ sentence }) => asked[1].test(sentence))
    .map(({ sentence, found }) => {
      const hits = (some: readonly string[]) => some.filter((root) => bears(found, root)).length
      // of a time, the sentence that says the whole of it
      const time = timed ? 0.75 * Number(hour.test(sentence)) + 0.75 * Number(day.test(sentence)) : 0
      return { sentence, found, score: 2 * hits(inside) + hits(titled) + time }
    })
    .sort((a, b) => b.score - a.score)[0]
  const silent = !telling || (inside.length > 0 || !sharp ? telling.score === 0 : false)
  if (silent) return named && own.length > 0 ? { text: best.text, sentence: null, by: null } : null
  // of what is only named in the title, a sentence that has nothing else of it says nothing
  if (!sharp && !named && !inside.some(alone) && telling.score < 3) return null
  const first = shortened(withWhatFollows(best.text, telling.sentence), longestQuote)
  // 'qué sensibilidad o fps': each stands in a line of its own
  const rest = inside.filter((root) => alone(root) && !bears(telling.found, root))
  const others = best.text.sentences.filter(
    (sentence, at) =>
      sentence.length <= shortLine &&
      !first.includes(sentence) &&
      rest.some((root) => bears(best.text.inSentences[at] ?? new Set(), root)),
  )
  return { text: best.text, sentence: [first, ...others.slice(0, 2)].join(' · '), by: null }
}

const said = (sentence: string, text: SiteText): Reply => ({
  text: lines(`«${quoted(sentence)}»`, `Lo dice ${whole(text)}${dated(text)}.`),
  texto: text.address,
})

/** What an announcement tells of a detail that is asked for, in words. */
export function detailIn(words: readonly Word[], published: readonly SiteText[]): Reply | null {
  const found = detailOf(unshortened(words), published)
  if (!found) return null
  const { text, sentence, by } = found
  if (found.dated)
    return {
      text: `${whole(text)} se publicó el ${bold(formatDate(text.at ?? ''))}${text.by ? `, por ${quoted(text.by)}` : ''}.`,
    }
  if (by) return { text: `${whole(text)} lo publicó ${bold(quoted(by))}${dated(text)}.` }
  if (sentence) return said(sentence, text)
  const [first] = text.sentences
  return {
    text: lines(
      `${whole(text)}${dated(text)} no lo dice.`,
      first && `Dice: «${quoted(shortened(first, longestQuote))}»`,
    ),
  }
}
