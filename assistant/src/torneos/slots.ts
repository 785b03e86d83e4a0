import { daysOf, type Days } from '../query/agenda'

/** What of a question about a torneo is read by itself, whatever it asks. */
export interface Slots {
  /** Plain words, each name as it is typed and each torneo as one word. */
  text: string
  /** It asks whether: it begins with no word that asks who, what or when. */
  whether: boolean
  /** The game that it names, or that of an etapa. */
  game: { id: number; nombre: string } | null
  /** The names of the rounds that it means. */
  round: RegExp | null
  days: Days | null
  /** The clans that it names, each by its ids. */
  clans: readonly (readonly number[])[]
}

const asking =
  /\b(?:cuando|cuant[oa]s?|quien(?:es)?|donde|como|que|q|cual(?:es)?|who|whom|when|what|which|where|how|score)\b/

const roundNames = [
  [/\b(?:segunda|second) final\b/, '^segunda final$'],
  [/\bsemi/, 'semi'],
  [/\b(?:cuartos|quarter)/, 'cuartos'],
  [/\boctavos\b/, 'octavos'],
  [/\bfinals?\b/, '^(?:gran )?final'],
  [/\bperdedores|\blosers|\blower\b/, ''],
  [/\bganadores\b|\bwinners\b|\bupper\b/, ''],
] as const

/** The rounds that a question says, as brackets name theirs; null where it says none. */
function roundOf(text: string): RegExp | null {
  const [, number] = /\b(?:ronda|round) (\d)\b/.exec(text) ?? []
  const known = number ? `(?:^|, )ronda ${number}$` : roundNames.find(([says]) => says.test(text))?.[1]
  if (known === undefined) return null
  const losers = /\b(?:perdedores|losers|lower)\b/.test(text)
  const winners = /\b(?:ganadores|winners|upper)\b/.test(text)
  if (losers) return new RegExp(`(?=.*perdedores)${known.startsWith('^') ? 'final' : `.*${known}`}`, 'i')
  if (winners) return new RegExp(`^(?!.*perdedores)${known.startsWith('^') ? 'final' : `.*${known}`}`, 'i')
  return new RegExp(known === '^(?:gran )?final' ? `${known}$` : `^(?!perdedores).*${known}`, 'i')
}

/** `text`: as `Slots` has it. */
export const slotsOf = (text: string, clans: Slots['clans'], game: Slots['game'], now: Date): Slots => ({
  text,
  whether: !asking.test(text),
  game,
  round: roundOf(text),
  days: daysOf(text, now),
  clans,
})
