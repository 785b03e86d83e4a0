import { corpus } from '../corpus/corpus'
import { numberIn } from '../names/numbers'
import type { Word } from '../words/plain'
import type { Threshold } from './compare'
import type { Field } from './consulta'

/** What the words of a question say to the slots of its form. */
export interface Said {
  /** The sentence without slang; what was read already, a name, a time or a comparison, is `·`. */
  text: string
  words: readonly string[]
  /** How many it names, whoever asks included. */
  named: number
  /** What stands before the first name: 'a' of 'le gana a Puelche'. */
  governed: string
  hasPeriod: boolean
  threshold: Threshold['filtro'] | null
  /** A number that belongs to no name, time or comparison. */
  numero: number | null
}

const mostToLeast = '(?:mas|mayor|mejor)(?: \\w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:menos|menor|peor)'
const leastToMost = '(?:menos|menor|peor)(?: \\w+)? (?:a|al|hasta) (?:(?:el|la|los|las) )?(?:que )?(?:mas|mayor|mejor)'
/** The words by which a slot is read. */
const meanings = {
  quien: /\b(?:quien(?:es)?|cual(?:es)?|que)\b/,
  aquien: /\b(?:a|al|contra|con|ante) (?:quien(?:es)?|cual(?:es)?|que)\b|\brival(?:es)?\b/,
  ganar:
    /\b(?:gan(?:a|an|ando|o|aron|ado|ar|aban?|en?|amos)|venc(?:en?|io|ieron|ido|er)|derrot(?:o|aron|ado|an|ar)|sac(?:ado|o|aron|a)|domin\w+|pite\w+|peg(?:an?|ado|aron))\b/,
  perder: /\b(?:pierd(?:en?|o|an?)|perd(?:io|iendo|ieron|ido|er|i|ian?|imos)|cay(?:o|eron)|caen?|caido)\b/,
  victoria: /\b(?:victorias?|triunfos?|ganad[oa]s)\b/,
  derrota: /\b(?:derrotas?|perdid[oa]s)\b/,
  jugar:
    /\b(?:jug(?:o|aron|ado|ar|amos|uen?|aban?|ad[oa]s)|jueg(?:an?|o|uen?)|disput\w+|partid[oa]s?|enfrentamientos?|encuentros?|match(?:s|es)?)\b/,
  casero: /\b(?:caser[oa]s?|clientes?|victima|hij[oa]s?|de quien es papa)\b/,
  verdugo: /\b(?:verdugo|pesadilla|coco|bestia negra|papa)\b/,
  yo: /\b(?:yo|conmigo|personal(?:es)?|he|llevo|voy|ando|estoy|tengo|gane|perdi|jugue|subi|baje|pierdo|quien(?:es)? juego|mis? (?:record|porcentaje|efectividad|winrate|partidas|victorias|derrotas|resultados|puntaje|estadisticas|balance|ultim[oa]s?|primer[oa]?|racha|rival)|me (?:han?|an?|va|fue|iba|gan\w+|derrot\w+|venci\w*))\b|^a quien(?:es)? les? gano\b[^·]*$/,
  nosotros:
    /\b(?:nos|nosotr[oa]s|nuestr[oa]s?|mi (?:clan|equipo|team)|me (?:convien|sirv)en?|somos|hemos|(?:gan|perd|jug|venc|sub|baj|lleg|llev|va|and|ten|ib|est|er|qued|sal|termin)\w*mos)\b/,
  /** Everybody together, and not those who ask. */
  total: /\b(?:en total|entre tod[oa]s|del sitio|en el ladder|del ladder|de la (?:pagina|comunidad)|total(?:es)?)\b/,
  par: /\bentre (?:ell[oa]s|si|l[oa]s dos|ambos)\b/,
  mejor: /\b(?:mejor(?:es)?|convienen?|fuertes?|rinden?)\b/,
  peor: /\b(?:peor(?:es)?|negativ[oa]s?|pencas?|mal[oa]s?|floj[oa]s?|fome|debil(?:es)?|charcha|dificil(?:es)?|complican?|cuesta arriba|(?:con|contra|en) [^·]*(?:cuestan?|sufren?|va mal))\b/,
  porcentaje: /\b(?:porcentaje|efectividad|por ?ciento|win ?rate|tasa de victorias)\b|%/,
  ultimo: /\b(?:ultim[oa]s?|recientes?)\b/,
  descending: new RegExp(`\\b(?:descendente|${mostToLeast})\\b`),
  ascending: new RegExp(`\\b(?:ascendente|${leastToMost})\\b`),
  least:
    /\b(?:menos|menor|bajo|bajos|baj(?:aron|ado|an|a)|abajo|ultim[oa]s|viej[oa]s?|antigu[oa]s?|oldest|worst|least)\b/,
} satisfies Record<string, RegExp>
type Meaning = keyof typeof meanings

export const says = ({ text }: Pick<Said, 'text'>, ...wanted: readonly Meaning[]) =>
  wanted.some((meaning) => meanings[meaning].test(text))

const { slang } = corpus.words
/** The words of a question as one sentence; `used`: those that are read already. */
export const sentenceOf = (words: readonly Word[], used: (at: number) => boolean): string =>
  words.map(({ plain }, at) => (used(at) ? '·' : (slang.get(plain) ?? plain))).join(' ')

/** The first number of a sentence; 'uno' is none. */
export const numberOf = (sentence: string): number | null =>
  sentence
    .split(' ')
    .filter((word) => /^\d|^(?!un[oa]s?$)\w{3,}/.test(word))
    .map(numberIn)
    .find((value) => value !== null) ?? null

const results = ['ganar', 'victoria', 'perder', 'derrota'] as const
export const wonOrLost = (said: Said) => says(said, ...results)

/** Whether whoever is named won or lost, whichever way the sentence is turned. */
export function roleIn(said: Said): 'ganada' | 'perdida' {
  if (says(said, 'casero')) return 'ganada'
  const at = (meaning: Meaning) => meanings[meaning].exec(said.text)?.index ?? Infinity
  const [first] = results.toSorted((a, b) => at(a) - at(b))
  if (says(said, 'verdugo') || first === 'derrota') return 'perdida'
  const ours = says(said, 'yo', 'nosotros')
  if (first === 'victoria' || says(said, 'aquien')) return first === 'perder' ? 'perdida' : 'ganada'
  if (first === 'perder')
    return /^(?:con|contra|ante)$/.test(said.governed) && says(said, 'quien') && !ours ? 'ganada' : 'perdida'
  // 'cuántas veces nos ha ganado', 'el que más le gana', 'quién les ganó'
  if (ours) return /\b(?:nos|me)\b/.test(said.text) ? 'perdida' : 'ganada'
  const others = /\b(?:el|la|los|quien|quienes|ultimos?|cual) (?:que|q|les?|los?|mas)\b/
  return /^al?$/.test(said.governed) || others.test(said.words.join(' ')) ? 'perdida' : 'ganada'
}

/** The column that is said. */
export function fieldOf(said: Said): Field | null {
  if (says(said, 'porcentaje')) return 'porcentaje'
  if (says(said, 'ganar', 'victoria')) return 'ganadas'
  if (says(said, 'perder', 'derrota')) return 'perdidas'
  return says(said, 'jugar') ? 'jugadas' : null
}
