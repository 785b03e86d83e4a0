import { corpus } from '../corpus/corpus'
import type { Word } from './plain'
import { sound } from './sound'

const { slang, english } = corpus.words

/** Small words that phones shorten or misspell, and that shapes of questions are read by. */
const small =
  'a ahora antes ayer como con contra cual cuales cuando cuanta cuantas cuanto cuantos de desde donde el en entre esta estan estoy etapa gano ganan hace hacer han hasta hay hoy jugo llevan llevo lleva mas mejor menos ningun no para partida partidas perdio por porque primero puesto que queda quedo quien quienes sin siempre tambien ultima ultimo ultimos va van vamos voy vez veces'.split(
    ' ',
  )
const known = new Set(small)
const bySound = new Map(small.filter((word) => word.length > 3).map((word) => [sound(word), word]))

const meant = (word: string): string => {
  if (known.has(word) || english.has(word)) return word
  const said = slang.get(word)
  return (said && known.has(said) && said !== 'por' ? said : undefined) ?? bySound.get(sound(word)) ?? word
}

/** Words as they are meant: 'd' is 'de', 'kuando' is 'cuando'. `named`: those that belong to a name stay as they are. */
export const asMeant = (words: readonly Word[], named: (at: number) => boolean): Word[] =>
  words.map((word, at) => (named(at) ? word : { ...word, plain: meant(word.plain) }))
