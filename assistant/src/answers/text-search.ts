import { shortened } from '@trinchera/rules/letters'
import { corpus } from '../corpus/corpus'
import type { SiteText } from '../names/site-text'

export const announced = /^(?:anuncios?|noticias?|comunicados?|publicacion(?:es)?)$/
/** They tell that something is said. */
export const says =
  /^(?:dic(?:e|en|ia|ian)|dij(?:o|eron)|decia|decian|sale|salia|salian|salio|aparec\w+|mencion\w+|habla|hablan|hablaba|hablaban|trata|trataba|cuenta|contaba|lei|publicaron|anunciaron|pusieron|explica\w*)$/
/** They say where to look and not for what. */
const asking =
  /^(?:donde|cual|cuales|que|en|sobre|algo|eso|ultim[oa]s?|nuev[oa]s?|recientes?|sitio|pagina|texto|titulo|seccion|llamado|titulado|parte|vi|habia|viej[oa]s|antigu[oa]s|anterior(?:es)?|pasad[oa]s)$/
const { common, slang } = corpus.words
const small: ReadonlySet<string> = new Set(common)

/** Long words are the same by their beginning: 'eliminatorias', 'eliminatoria'; a short one may be cut: 'francos'. */
export const has = (roots: ReadonlySet<string>, root: string) =>
  roots.has(root) ||
  (root.length > 4 && [...roots].some((each) => each.startsWith(root.length > 6 ? root.slice(0, 6) : root)))

/** What a question looks for: its words, but for those that only ask or say where to look. */
export const wantedWords = (plain: readonly string[], leftOut: RegExp): string[] => [
  ...new Set(
    plain.filter(
      (word) =>
        word.length > 2 &&
        !announced.test(word) &&
        !says.test(word) &&
        !asking.test(word) &&
        !small.has(word) &&
        slang.get(word) !== '' &&
        !leftOut.test(word),
    ),
  ),
]

export const longestQuote = 280

/** As much is quoted of a text that is asked for as a whole. */
const longestWhole = 600

/** A text from its beginning, whole sentences. */
export function beginningOf({ sentences }: Pick<SiteText, 'sentences'>, most = longestWhole): string {
  let quote = ''
  // a heading is said again with what stands below it
  for (const sentence of sentences.filter((each, at) => !sentences[at + 1]?.startsWith(`${each}: `))) {
    if (quote.length + sentence.length > most) return quote ? `${quote} …` : shortened(sentence, most)
    quote = `${quote} ${sentence}`.trim()
  }
  return quote
}

/** A sentence of a text, with what it announces where it ends in a colon. */
export function withWhatFollows({ sentences }: SiteText, sentence: string): string {
  const at = sentences.indexOf(sentence)
  let quote = sentence
  for (const next of at < 0 || !sentence.trim().endsWith(':') ? [] : sentences.slice(at + 1)) {
    if (quote.length + next.length > longestQuote) break
    quote = `${quote} ${next}`
  }
  return quote
}

/** They ask for a detail and say nothing of what it is of. */
export const asksFor =
  /^(?:hora|horas|horario|dia|dias|fecha|cuando|hasta|cuant[oa]s?|necesit\w*|hay|hace\w*|falta\w*|tiene\w*|tener|debe\w*|puede\w*|puedo|recomien\w+|recomend\w+|piden|pide|dura|seria|sera|usar?|usan|uso|poner|pongo|ponen|conviene|tengo|juega|jugar|juegan|permitid\w+|segun|tener)$/
