const written = new Map(
  Object.entries({
    uno: 1,
    una: 1,
    primer: 1,
    primera: 1,
    primero: 1,
    dos: 2,
    segundo: 2,
    segunda: 2,
    tres: 3,
    tercer: 3,
    tercera: 3,
    tercero: 3,
    cuatro: 4,
    cuarto: 4,
    cuarta: 4,
    cinco: 5,
    quinto: 5,
    quinta: 5,
    seis: 6,
    sexto: 6,
    sexta: 6,
    siete: 7,
    septimo: 7,
    septima: 7,
    ocho: 8,
    octavo: 8,
    octava: 8,
    nueve: 9,
    noveno: 9,
    novena: 9,
    diez: 10,
    decimo: 10,
    decima: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    undecimo: 11,
    undecima: 11,
    duodecimo: 12,
    duodecima: 12,
    decimoprimero: 11,
    decimosegundo: 12,
    decimotercero: 13,
    decimotercer: 13,
    decimocuarto: 14,
    decimoquinto: 15,
    decimosexto: 16,
    decimoseptimo: 17,
    decimoctavo: 18,
    decimonoveno: 19,
    vigesimo: 20,
  }),
)
const roman = new Map(
  Object.entries({
    i: 1,
    ii: 2,
    iii: 3,
    iv: 4,
    v: 5,
    vi: 6,
    vii: 7,
    viii: 8,
    ix: 9,
    x: 10,
    xi: 11,
    xii: 12,
  }),
)

/** 'estamos terceros'. */
const plurals = /^(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]s$/

/** Digits with whatever is written behind them for a place: '3ero', '14avo', '2da', '3°', '4th'. */
const endings =
  /^(\d{1,5})(?:mero|mera|cero|cera|ero|era|er|ro|ra|ndo|nda|do|da|rto|rta|nto|nta|xto|xta|to|ta|timo|tima|imo|ima|mo|ma|avo|ava|tavo|tava|vo|va|eno|ena|no|na|o|a|º|ª|°|st|nd|rd|th)?s?$/

/** Digits that letters follow: a place, perhaps, that nobody can read. */
export const unreadPlace = (word: string): boolean => /^\d{1,3}[a-z]{1,5}$/.test(word) && numberIn(word) === null

/** The number a plain word says: '2', 'dos', 'segunda', '2da', 'ii'; null where it says none. */
export function numberIn(said: string): number | null {
  const word = plurals.test(said) ? said.slice(0, -1) : said
  const digits = endings.exec(word)
  return digits ? Number(digits[1]) : (written.get(word) ?? roman.get(word) ?? null)
}
