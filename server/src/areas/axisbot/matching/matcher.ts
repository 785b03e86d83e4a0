import type { Intent } from '../intent'
import { wordsOf, type Word } from '../words/plain'
import { Vocabulary } from '../words/vocabulary'
import { Classifier, type Sample } from './classifier'
import { featuresOf, slotted, type Slot } from './features'

const slotNames: Record<string, readonly Slot[]> = {
  '{quien}': ['clan', 'jugador'], '{clan}': ['clan'], '{jugador}': ['jugador'], '{etapa}': ['etapa'], '{juego}': ['juego'], '{numero}': ['numero'], '{mapa}': ['mapa'],
}

/** What stands in an example's words for a name: no word of any language. */
const standIn = (index: number): Word => ({ typed: '', plain: `\u0000${index}`, at: 0 })

/** An example's words, and where its names stand; one that stands for a clan or a player is two examples. */
function spelt(line: string): { words: Word[]; slots: { from: number; to: number; slot: Slot }[] }[] {
  const words = line.split(' ').flatMap((part, index) => (slotNames[part] ? [standIn(index)] : wordsOf(part)))
  const named = line.split(' ').flatMap((part) => (slotNames[part] ? [slotNames[part]] : []))
  const places = words.flatMap((word, at) => (word.plain.startsWith('\u0000') ? [at] : []))
  return (named.some((kinds) => kinds.length > 1) ? [0, 1] : [0]).map((which) => ({
    words, slots: places.flatMap((at, index) => (named[index]?.[which] ?? named[index]?.[0] ? [{ from: at, to: at + 1, slot: named[index]?.[which] ?? named[index]?.[0] ?? 'clan' }] : [])),
  }))
}

const linesOf = ({ examples }: Intent) => examples.split('\n').map((line) => line.trim()).filter(Boolean)

/** What was learnt from the intents' examples: the words they use, and how to tell one from another. */
export interface Matcher { vocabulary: Vocabulary; classifier: Classifier; intents: readonly Intent[] }

/** Learns the examples of the intents; the same ones always give the same. It takes a good part of a second: once a process. */
export function learn(intents: readonly Intent[]): Matcher {
  const lines = intents.flatMap((intent, label) => linesOf(intent).flatMap((line) => spelt(line).map((example) => ({ ...example, label }))))
  const vocabulary = new Vocabulary(lines.flatMap(({ words }) => words.filter(({ typed }) => typed).map(({ plain }) => plain)))
  const samples = lines.map(({ words, slots, label }): Sample => {
    const { terms, more } = slotted(vocabulary.read(words), slots)
    return { features: [...featuresOf(terms), ...more], label }
  })
  return { vocabulary, classifier: new Classifier(samples, intents.length), intents }
}
