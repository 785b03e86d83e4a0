const written: Record<string, number> = {
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
}
const roman: Record<string, number> = {
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
}

/** 'estamos terceros'. */
const plurals = /^(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]s$/

/** The number a plain word says: '2', 'dos', 'segunda', '2da', 'ii'; null where it says none. */
export function numberIn(said: string): number | null {
  const word = plurals.test(said) ? said.slice(0, -1) : said
  const digits = /^(\d{1,5})(?:ro|er|ra|era|do|da|to|ta|mo|ma|vo|va|no|na|o|a|st|nd|rd|th)?$/.exec(word)
  return digits ? Number(digits[1]) : (written[word] ?? roman[word] ?? null)
}
