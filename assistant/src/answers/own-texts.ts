import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import { rootsOf, type SiteText } from '../names/texts'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { lines, link, quoted } from '../wording'

const published = /^(?:anuncios?|noticias?|comunicados?|publicacion(?:es)?|avisos?)$/
const says =
  /^(?:dic(?:e|en|ia|ian)|decia|decian|sale|salia|salian|salio|aparec\w+|mencion\w+|habla|hablan|hablaba|hablaban|trata|trataba|cuenta|contaba|lei|publicaron|anunciaron|pusieron|explica\w*)$/
/** They say where to look and not for what. */
const asking =
  /^(?:donde|cual|cuales|que|en|sobre|algo|eso|ultim[oa]s?|nuev[oa]s?|recientes?|sitio|pagina|texto|titulo|seccion|llamado|titulado|parte|vi|habia)$/
const { common, slang } = corpus.words
const small = new Set(common)

/** What a question about something that was published looks for; null where it is no such question. */
function sought(words: readonly Word[]): string[] | null {
  const plain = words.map((word) => word.plain)
  if (!plain.some((word) => published.test(word)) || !plain.some((word) => says.test(word) || word === 'donde'))
    return null
  const wanted = plain.filter(
    (word) =>
      word.length > 2 &&
      !published.test(word) &&
      !says.test(word) &&
      !asking.test(word) &&
      !small.has(word) &&
      slang.get(word) !== '',
  )
  return wanted.length ? [...new Set(wanted.map(rootOf))] : null
}

/** Long words are the same by their beginning: 'eliminatorias', 'eliminatoria'. */
const has = (roots: ReadonlySet<string>, root: string) =>
  roots.has(root) || (root.length > 6 && [...roots].some((each) => each.startsWith(root.slice(0, 6))))

/** How much of what is looked for a text has; what few texts have counts more, and so does its title. */
export function rated(
  texts: readonly SiteText[],
  roots: readonly string[],
): { text: SiteText; score: number; found: number }[] {
  const weights = roots.map((root) => {
    const bearers = texts.filter(({ inTitle, inBody }) => has(inTitle, root) || has(inBody, root)).length
    return Math.log(1 + texts.length / (bearers || texts.length))
  })
  return texts
    .map((text) => {
      const hits = roots.map(
        (root, at) => (has(text.inTitle, root) ? 2 : has(text.inBody, root) ? 1 : 0) * (weights[at] ?? 0),
      )
      return { text, score: hits.reduce((sum, hit) => sum + hit, 0), found: hits.filter((hit) => hit > 0).length }
    })
    .filter(({ found }) => found * 2 >= roots.length)
    .sort((a, b) => b.score - a.score || (b.text.at ?? '').localeCompare(a.text.at ?? ''))
}

const longestQuote = 280

/** The part of a text that has the most of what is looked for, whole sentences. */
export function quoteOf({ sentences }: SiteText, roots: readonly string[]): string {
  const hits = sentences.map((sentence) => {
    const own = rootsOf(sentence)
    return roots.filter((root) => has(own, root)).length
  })
  const first = Math.max(0, hits.indexOf(Math.max(...hits, 0)))
  let quote = ''
  for (const sentence of sentences.slice(first)) {
    if (quote && (quote.length + sentence.length > longestQuote || quote.split(' ').length > 11)) break
    quote = `${quote} ${sentence}`.trim()
  }
  return quote.length > longestQuote ? `${quote.slice(0, quote.lastIndexOf(' ', longestQuote))}…` : quote
}

const numberWord = '(?:\\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)'
/** A detail that is asked for, and what a sentence that tells it must hold. */
const details: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^| )(?:a que hora|que hora|que horas|horario|hora)(?= )/, /\d{1,2}:\d{2}|\d{1,2} ?(?:h|hrs|horas)\b/],
  [/(?:^| )cuant[oa]s(?= )/, new RegExp(`(?<![^ ¡¿(«])${numberWord}(?![^ .,;:)%])`, 'i')],
  [/^(?:y )?(?:que|cual|cuales) (?!pasa|onda|hago|hace|tal)|(?:^| )con (?:que|cuales)(?= )/, /./],
]
const asksFor =
  /^(?:hora|horas|horario|cuant[oa]s?|necesit\w*|hay|hace\w*|falta\w*|tiene\w*|debe\w*|puede\w*|recomien\w+|recomend\w+|piden|pide|dura|seria|sera)$/
const leastShare = 0.6

/** The sentence of an announcement that holds a detail of what only that one tells of; null where no announcement tells it for sure. */
function detailIn(words: readonly Word[], texts: readonly SiteText[]): Reply | null {
  const plain = words.map((word) => {
    const said = word.plain === 'q' ? 'que' : word.plain
    return slang.get(said) || said
  })
  const asked = details.find(([saying]) => saying.test(`${plain.join(' ')} `))
  if (!asked) return null
  const wanted = plain
    .flatMap((word) => word.split(' '))
    .filter(
      (word) =>
        word.length > 2 &&
        !published.test(word) &&
        !says.test(word) &&
        !asking.test(word) &&
        !small.has(word) &&
        !asksFor.test(word),
    )
  const roots = [...new Set(wanted.map(rootOf))]
  const [best, second] = rated(texts, roots)
  if (!best || (second && second.score >= best.score)) return null
  const { inTitle, inBody } = best.text
  const titled = roots.filter((root) => has(inTitle, root))
  const inside = roots.filter((root) => has(inBody, root) && !has(inTitle, root))
  const alone = inside.filter(
    (root) => texts.filter((text) => has(text.inBody, root) || has(text.inTitle, root)).length === 1,
  )
  const meant = plain.some((word) => published.test(word))
  const enough =
    (meant && alone.length > 0) ||
    (titled.length + inside.length >= leastShare * roots.length &&
      (titled.length > 1 || (titled.length === 1 && alone.length > 0)) &&
      (asked[1].source !== '.' || inside.length > 0))
  if (!enough) return null
  const telling = best.text.sentences
    .filter((sentence) => asked[1].test(sentence))
    .map((sentence) => {
      const own = rootsOf(sentence)
      const hits = (some: readonly string[]) => some.filter((root) => has(own, root)).length
      return { sentence, score: 2 * hits(inside) + hits(titled) }
    })
    .sort((a, b) => b.score - a.score)[0]
  if (!telling || (inside.length > 0 && telling.score === 0)) return null
  const { text } = best
  return {
    text: lines(
      `«${quoted(telling.sentence.slice(0, longestQuote))}»`,
      `Lo dice ${link(text.title, text.address)}${text.at ? ` (${formatDate(text.at)})` : ''}.`,
    ),
  }
}

/** A line of what was published, and where it stands; null where the question asks for none. */
export async function ownTexts(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  site: Site,
): Promise<Reply | null> {
  const roots = sought(words)
  if (!mentions.length && !roots)
    return detailIn(
      words,
      (await site.textos()).filter(({ at }) => at !== null),
    )
  if (!roots) return null
  const [best] = rated(await site.textos(), roots)
  if (!best)
    return {
      kind: 'missing',
      text: `No encuentro ningún anuncio que hable de eso. Están todos en ${link('Anuncios', paths.anuncios)}.`,
    }
  const { text } = best
  const quote = quoteOf(text, roots)
  return {
    text: lines(
      `${link(text.title, text.address)}${text.at ? ` (${formatDate(text.at)})` : ''}${quote ? ' dice:' : '.'}`,
      quote && `«${quoted(quote)}»`,
    ),
  }
}
