import { plain } from '../../src/words/plain'
import { contains } from './facts'

/** `partly`: it holds some of what it must. `fallback`: it turned the question away, or offered others instead. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'fallback'

/** What an answer must hold: as the question says it, and with its facts looked up. */
export interface Wanted {
  said: string
  value: string
}

/** How an answer says a fact of one: the number stands beside its unit. */
const claims: readonly (readonly [fact: RegExp, claim: RegExp])[] = [
  [/^\{puesto [^}]*\}$/, /(?:#|puesto )(\d+)|(\d+)\.o\b/g],
  [/^\{(?:triunfos|ganadas) [^}]*\}$/, /(\d+) (?:victorias?|triunfos?|ganadas)/g],
  [/^\{(?:derrotas|perdidas) [^}]*\}$/, /(\d+) (?:derrotas?|perdidas)/g],
  [/^\{porcentaje [^}]*\}$/, /(\d+) ?%/g],
  [/^\{integrantes [^}]*\}$/, /(\d+) (?:integrantes|jugadores)/g],
]
/** A fact that is one name. */
const name = /^\{(?:en|lider|rival|top clan|top jugador|ultimo ganador|ultimo perdedor)\b[^}]*\}$/
const row = /^\s*(?:[•|-]|\d+\. )/
/** From so many rows on, an answer is a list: to hold a name among them is not to say whose it is, unless the question asks for several. */
const manyRows = 3
const asksForSeveral =
  /\b(?:tabla|posiciones|clasificacion|ranking|ultim[oa]s|resultados|partid[oa]s|match(?:es|s)|top|mejores|clanes|equipos|jugadores|players|lista|paso|pasa|pasado|jugado|perdi|hubo)\b/

const shown = (text: string) => plain(text.replace(/[\u200B*]/g, '').replace(/\]\([^)]*\)/g, ']'))

/** What an answer says that cannot be if a fact is so; null: nothing. Only facts that are asked for once are looked at: another of the kind may be anybody's. */
function contradiction(asked: string, text: string, wanted: readonly Wanted[]): string | null {
  for (const [fact, claim] of claims) {
    const ofKind = wanted.filter(({ said }) => fact.test(said))
    const [only] = ofKind
    const first = [...shown(text).matchAll(claim)][0]
    if (only && ofKind.length === 1 && first && first.slice(1).every((said) => said !== only.value))
      return `says ${first[0]}, and it is ${only.value}`
  }
  const [only] = wanted
  if (!only || wanted.length > 1 || !name.test(only.said) || asksForSeveral.test(plain(asked))) return null
  const lines = text.split('\n')
  const told = lines.filter((line) => !row.test(line))
  return lines.length - told.length >= manyRows && !contains(told.join('\n'), only.value)
    ? `only lists ${only.value}`
    : null
}

/** How an answer did, with what it lacks or says besides. */
export function judge(
  asked: string,
  text: string,
  turnedAway: boolean,
  wanted: readonly Wanted[],
): { verdict: Verdict; why: string } {
  const lacks = wanted.filter(({ value }) => !contains(text, value))
  const against = contradiction(asked, text, wanted)
  const why = [
    ...(lacks.length ? [`lacks ${lacks.map(({ value }) => value).join(', ')}`] : []),
    ...(against ? [against] : []),
  ].join('; ')
  if (!why) return { verdict: 'right', why }
  if (turnedAway) return { verdict: 'fallback', why }
  return { verdict: against || lacks.length === wanted.length ? 'wrong' : 'partly', why }
}
