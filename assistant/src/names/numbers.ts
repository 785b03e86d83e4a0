import { isIn } from '../words/lists'
import type { Word } from '../words/plain'
import type { Read } from '../words/vocabulary'

/** The words of each number from 1 on. */
const written = new Map(
  [
    'i uno una primer primera primero',
    'ii dos segundo segunda subcampeon',
    'iii tres tercer tercera tercero',
    'iv cuatro cuarto cuarta',
    'v cinco quinto quinta',
    'vi seis sexto sexta',
    'vii siete septimo septima',
    'viii ocho octavo octava',
    'ix nueve noveno novena',
    'x diez decimo decima',
    'xi once undecimo undecima decimoprimero',
    'xii doce duodecimo duodecima decimosegundo',
    'trece decimotercero decimotercer',
    'catorce decimocuarto',
    'quince decimoquinto',
    'decimosexto',
    'decimoseptimo',
    'decimoctavo',
    'decimonoveno',
    'vigesimo',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
)

/** 'estamos terceros'. */
const plurals = /^(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]s$/

/** Digits with whatever is written behind them for a place: '3ero', '14avo', '2da', '3°', '4th'. */
const endings =
  /^(\d{1,5})(?:mero|mera|cero|cera|ero|era|er|ro|ra|ndo|nda|do|da|rto|rta|nto|nta|xto|xta|to|ta|timo|tima|imo|ima|mo|ma|avo|ava|tavo|tava|vo|va|eno|ena|no|na|o|a|º|ª|°|st|nd|rd|th)?s?$/

/** The number a plain word says: '2', 'dos', 'segunda', '2da', 'ii'; null where it says none. */
export function numberIn(said: string): number | null {
  const word = plurals.test(said) ? said.slice(0, -1) : said
  const digits = endings.exec(word)
  return digits ? Number(digits[1]) : (written.get(word) ?? null)
}

/** 'el tercero', 'el puesto 3', 'el último' (-1), 'el penúltimo' (-2), 'el antepenúltimo' (-3); digits that belong to no name. */
export function numberSaid(
  words: readonly Word[],
  read: readonly Read[],
  taken: (at: number) => boolean,
): { value: number; at: number } | null {
  for (const [at, { plain }] of words.entries()) {
    if (taken(at) || isIn('ninguno', plain)) continue
    const before = ['penult', 'antepenult'].findIndex((said) => plain.startsWith(said))
    if (before >= 0) return { value: -2 - before, at }
    if (read.some(({ from, term }) => from === at && term === 'ultimo')) return { value: -1, at }
    const value = numberIn(plain)
    // 'el segundo desde abajo'
    const isFromBelow = words[at + 1]?.plain === 'desde' && words[at + 2]?.plain === 'abajo'
    if (value !== null && value > 0 && value < 1000) return { value: isFromBelow ? -value : value, at }
  }
  return null
}
