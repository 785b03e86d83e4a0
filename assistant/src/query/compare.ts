import { numberIn } from '../names/numbers'
import type { Word } from '../words/plain'
import type { Consulta, Field } from './consulta'

export interface Threshold {
  filtro: NonNullable<Consulta['filtro']>
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
type Es = Threshold['filtro']['es']
const relations: readonly (readonly [string, string, Es])[] = [
  [`(?:mas|sobre|superan?|pasan?|sobre pasan|por encima|arriba|mayor|superior) ${small}`, '', 'mas'],
  [`(?:al menos|por lo menos|minimo|como minimo|desde) ${small}`, '', 'desde'],
  [`(?:menos|debajo|bajo|inferior|menor) ${small}`, '', 'menos'],
  [`(?:a lo mas|maximo|como maximo|hasta) ${small}`, '', 'hasta'],
  ['', ' o mas', 'desde'],
  [`(?:exactamente|justo|con|tienen|de) ${small}`, '', 'igual'],
]

/** What nobody has said of: 'sin derrotas', 'invictos', 'cero victorias'. */
const none: readonly (readonly [string, Field])[] = [
  ['(?:invict[oa]s?|(?:sin|cero|0|ninguna) (?:derrotas?|perder|perdidas?|conocer la derrota))', 'perdidas'],
  ['(?:sin|cero|0|ninguna) (?:victorias?|triunfos?|ganar|ganadas?)', 'ganadas'],
  ['(?:sin|cero|0|ninguna) (?:partidas?|partidos?|jugar|enfrentamientos?)', 'jugadas'],
]

const won = '(?:(?:partid[oa]s )?ganad[oa]s?|victorias|triunfos|ganan|ganaron|ganar)'
const lost = '(?:(?:partid[oa]s )?perdid[oa]s?|derrotas|pierden|perdieron|perder)'
const column = `(${won}|${lost})`
/** What stands between two columns that are compared: 'más derrotas que victorias', 'han perdido más de lo que han ganado'. */
const than = '(?: mas)?(?: de)?(?: (?:lo|las?|los))? (?:que|a|vs|sobre)(?: (?:las?|los|han?|an))*'
const exceed = '(?:superen|superan|sean mas que|son mas que)(?: (?:a|sus|las|los))*'
/** More won than lost, or the other way round. */
const balance = new RegExp(
  `(?<![^ ])(?:(mas|menos) (?:han? )?${column}${than}|${column} (?:${exceed}|mas${than})) ${column}(?= )`,
)
const surplus = /(?<![^ ])(?:saldo|balance|record|diferencia) (?:(?:a favor|positiv[oa])|(en contra|negativ[oa]))(?= )/

const inARow = '(?: victorias?| derrotas?| partid[oa]s?| ganad[oa]s| perdid[oa]s)* (?:seguid[oa]s|corrid[oa]s|al hilo)'
const atLeast = `(?:((?:mas|sobre) de )|al menos |por lo menos |minimo )?${number}(?: o mas)?`
/** A streak of so many, won or lost by what else is said. */
const runs = [`${atLeast}${inARow}(?: o mas)?`, `rachas? (?:de )?${atLeast}`]

/** A number that a question compares with: 'más de 60 %', 'al menos 10 victorias', 'sin derrotas'; null where it compares with none. */
export function thresholdIn(words: readonly Word[], taken: (at: number) => boolean): Threshold | null {
  const starts: number[] = []
  let text = ''
  for (const [at, { plain }] of words.entries()) {
    starts.push(text.length)
    text += `${taken(at) ? '·' : plain} `
  }
  const usedBy = (match: RegExpExecArray) =>
    new Set(starts.flatMap((start, at) => (start >= match.index && start < match.index + match[0].length ? [at] : [])))
  for (const [saying, campo] of none) {
    const match = new RegExp(`(?<![^ ])${saying}(?= )`).exec(text)
    if (match) return { filtro: { campo, es: 'igual', valor: 0 }, used: usedBy(match) }
  }
  const compared = balance.exec(text)
  const [, sign, first, other] = compared ?? []
  const side = surplus.exec(text)
  const isMore = compared ? new RegExp(`^${won}`).test(first ?? other ?? '') === (sign !== 'menos') : !side?.[1]
  const match = compared ?? side
  if (match) return { filtro: { campo: 'porcentaje', es: isMore ? 'mas' : 'menos', valor: 50 }, used: usedBy(match) }
  const losing = /(?<![^ ])(?:perd|pierd|derrota)/.test(text)
  for (const run of runs) {
    const found = new RegExp(`(?<![^ ])${run}(?= )`).exec(text)
    const valor = found && numberIn(found[2] ?? '')
    if (found && valor !== null)
      return {
        filtro: { campo: losing ? 'caida' : 'racha', es: found[1] ? 'mas' : 'desde', valor },
        used: usedBy(found),
      }
  }
  const several = new RegExp(`(?<![^ ])en (?:los |las )?${number} (juegos|etapas)(?= )`).exec(text)
  const so = several && numberIn(several[1] ?? '')
  if (several && so !== null)
    return {
      filtro: { campo: several[2] === 'juegos' ? 'juegos' : 'etapas', es: 'desde', valor: so },
      used: usedBy(several),
    }
  for (const [before, after, es] of relations)
    for (const [unit, campo] of units) {
      const match = new RegExp(`(?<![^ ])${before}${number}${after}${unit}(?= )`).exec(text)
      const valor = match && (/^una?$/.test(match[1] ?? '') ? 1 : numberIn(match[1] ?? ''))
      if (match && valor !== null) return { filtro: { campo, es, valor }, used: usedBy(match) }
    }
  return null
}

export const meets = (value: number, { es, valor }: Threshold['filtro']): boolean =>
  es === 'mas'
    ? value > valor
    : es === 'desde'
      ? value >= valor
      : es === 'menos'
        ? value < valor
        : es === 'hasta'
          ? value <= valor
          : value === valor
