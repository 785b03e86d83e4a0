import { isRule } from './answers/rules'
import { asksWhether } from './answers/whether'
import type { Guess } from './decide'
import { lackingOf } from './guard'
import { tellsText } from './articles'
import { uses, type Reply, type Site } from './intent'
import type { Matcher } from './intents/matcher'
import type { Question } from './understand'
import { plain } from './words/plain'
import { rootOf } from './words/vocabulary'
import { lines, quoted } from './wording'

/** Longer questions tell of more than what they ask. */
const longest = 9
/** From which confidence a word that is left over is one more way to say what the intent is asked with. */
const leastDoubt = 0.6

/** What is done is said in many ways; a thing that nothing speaks of is not. */
const isDone = /(?:[aei]r|[aei]r(?:me|se|lo|la|los|las|nos|le))$/

/** What a short question of yes or no is about that nothing published speaks of: the words of it that the likeliest intent has no use for. */
export async function unpublishedWords(
  question: Question,
  best: Guess | undefined,
  matcher: Matcher,
  { textos }: Site,
): Promise<readonly string[]> {
  if (!best || best.intent.uses === null || uses(best.intent, 'quien')) return []
  if (question.words.length > longest || question.mentions.length || question.goesOn || !asksWhether(question))
    return []
  const lacking = best.confidence < leastDoubt ? lackingOf(question, best.intent, matcher) : unknownOf(question)
  if (!lacking.length) return []
  const texts = await textos()
  const isWritten = (word: string) =>
    texts.some(({ inTitle, inBody }) => inTitle.has(rootOf(word)) || inBody.has(rootOf(word)))
  return lacking.filter((said) =>
    plain(said)
      .split(' ')
      .every((word) => word.length > 2 && !isDone.test(word) && !isWritten(word)),
  )
}

/** The words of a question that nobody ever used here. */
const unknownOf = ({ read, words, etapaMention, map, server }: Question): string[] =>
  read.flatMap(({ kind, from }) =>
    kind === 'unknown' && !etapaMention.used.has(from) && !map && !server ? [words[from]?.typed ?? ''] : [],
  )

/** That nothing is published of something; what comes nearest too, where that is a rule or a guide. */
export function unpublished(said: readonly string[], { intent }: Guess, nearest: Reply): Reply {
  const none = `Eso no está publicado: sobre «${quoted(said.join(' '))}» no dicen nada el reglamento ni los anuncios.`
  return isRule(intent.answer) || tellsText(intent.id)
    ? { ...nearest, text: lines(`${none} Lo más cercano:`, nearest.text) }
    : {
        kind: 'missing',
        text: lines(none, 'Pregúntale a la administración, o en el foro.'),
        sugerencias: ['¿Quiénes son los administradores?'],
      }
}
