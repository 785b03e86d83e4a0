import { numberIn } from '../names/numbers'
import type { Word } from '../words/plain'
import type { Consulta, Field } from './consulta'
import { phrasesIn } from './phrases'

type Filtro = NonNullable<Consulta['filtro']>

export interface Threshold {
  filtro: Filtro
  used: ReadonlySet<number>
}

const number = '(\\d{1,6}|[a-z]+)'
const small = '(?:de |del |el |los |las |la |un |que |a )*'
/** What is counted, where it stands behind the number; a percentage is of wins. */
const units: readonly (readonly [string, Field])[] = [
  [
    '(?: ?%| por ?ciento| porcentaje)(?: de (?:las |los |sus )?(?:victorias?|triunfos?|partid[oa]s(?: ganad[oa]s)?|winrate|efectividad))?',
    'porcentaje',
  ],
  [' (?:victorias?|triunfos?|ganad[oa]s|partid[oa]s ganad[oa]s)', 'ganadas'],
  [' (?:derrotas?|perdid[oa]s|partid[oa]s perdid[oa]s)', 'perdidas'],
  [' (?:partid[oa]s jugad[oa]s|partid[oa]s|jugad[oa]s|enfrentamientos)', 'jugadas'],
  [' (?:integrantes|miembros|jugadores|personas)', 'integrantes'],
  [' juegos?', 'juegos'],
  [' etapas?', 'etapas'],
]
const relations: readonly (readonly [before: string, after: string, es: Filtro['es']])[] = [
  [`(?:mas|sobre|superan?|pasan?|sobre pasan|por encima|arriba|mayor|superior) ${small}`, '', 'mas'],
  [`(?:al menos|por lo menos|minimo|como minimo|desde) ${small}`, '', 'desde'],
  [`(?:menos|debajo|bajo|inferior|menor) ${small}`, '', 'menos'],
  [`(?:a lo mas|maximo|como maximo|hasta) ${small}`, '', 'hasta'],
  ['', ' o mas', 'desde'],
  [`(?:exactamente|justo|con|tienen|de) ${small}`, '', 'igual'],
]

const won = '(?:(?:partid[oa]s )?ganad[oa]s?|victorias|triunfos|ganan|ganaron|ganar)'
const lost = '(?:(?:partid[oa]s )?perdid[oa]s?|derrotas|pierden|perdieron|perder)'
/** What stands between two columns that are compared: 'más derrotas que victorias', 'han perdido más de lo que han ganado'. */
const than = '(?: mas)?(?: de)?(?: (?:lo|las?|los))? (?:que|a|vs|sobre)(?: (?:las?|los|han?|an))*'
const exceed = '(?:superen|superan|sean mas que|son mas que)(?: (?:a|sus|las|los))*'
/** More of one column than of another, whichever stands first. */
const moreOf = (one: string, other: string, sign: string) =>
  `mas (?:han? )?${one}${than} ${other}|menos (?:han? )?${other}${than} ${one}|${one} (?:${exceed}|mas${than}) ${other}|(?:saldo|balance|record|diferencia) ${sign}`
const inARow = '(?: victorias?| derrotas?| partid[oa]s?| ganad[oa]s| perdid[oa]s)* (?:seguid[oa]s|corrid[oa]s|al hilo)'
const least = `(?:al menos |por lo menos |minimo )?${number}(?: o mas)?`
const none = '(?:sin|cero|0|ninguna)'

/** What is said, and the comparison that it is, with the number where it says one; the first that is said counts. */
const sayings: readonly (readonly [says: string, Field, Filtro['es'], valor?: number])[] = [
  [`invict[oa]s?|${none} (?:derrotas?|perder|perdidas?|conocer la derrota)`, 'perdidas', 'igual', 0],
  [`${none} (?:victorias?|triunfos?|ganar|ganadas?)`, 'ganadas', 'igual', 0],
  [`${none} (?:partidas?|partidos?|jugar|enfrentamientos?)`, 'jugadas', 'igual', 0],
  ['pur[oa]s (?:derrotas|perdid[oa]s)', 'ganadas', 'igual', 0],
  ['pur[oa]s (?:victorias|triunfos|ganad[oa]s)', 'perdidas', 'igual', 0],
  ['mas de la mitad', 'porcentaje', 'mas', 50],
  ['menos de la mitad', 'porcentaje', 'menos', 50],
  [moreOf(won, lost, '(?:a favor|positiv[oa])'), 'porcentaje', 'mas', 50],
  [moreOf(lost, won, '(?:en contra|negativ[oa])'), 'porcentaje', 'menos', 50],
  [`(?:mas|sobre) de ${number}${inARow}`, 'racha', 'mas'],
  [`${least}${inARow}(?: o mas)?|rachas? (?:de )?${least}`, 'racha', 'desde'],
  [`en (?:los |las )?${number} juegos`, 'juegos', 'desde'],
  [`en (?:los |las )?${number} etapas`, 'etapas', 'desde'],
  ...relations.flatMap(([before, after, es]) =>
    units.map(([unit, campo]) => [`${before}${number}${after}${unit}`, campo, es] as const),
  ),
]

/** A number that a question compares with: 'más de 60 %', 'al menos 10 victorias', 'sin derrotas'; null where it compares with none. */
export function thresholdIn(words: readonly Word[], taken: (at: number) => boolean): Threshold | null {
  const find = phrasesIn(words, taken)
  for (const [says, campo, es, given] of sayings) {
    const found = find(says)
    const typed = found?.said.slice(1).find(Boolean) ?? ''
    const valor = given ?? (/^una?$/.test(typed) ? 1 : numberIn(typed))
    if (!found || valor === null) continue
    const losing = campo === 'racha' && find('(?:perd|pierd|derrota)\\w*')
    return { filtro: { campo: losing ? 'caida' : campo, es, valor }, used: found.used }
  }
  return null
}

const comparisons: Record<Filtro['es'], (value: number, valor: number) => boolean> = {
  mas: (value, valor) => value > valor,
  desde: (value, valor) => value >= valor,
  menos: (value, valor) => value < valor,
  hasta: (value, valor) => value <= valor,
  igual: (value, valor) => value === valor,
}
export const meets = (value: number, { es, valor }: Filtro): boolean => comparisons[es](value, valor)
