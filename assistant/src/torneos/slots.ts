import { daysOf, type Days } from '../query/agenda'

const asked = {
  when: /\b(?:cuando|hora|dia|fecha|when|time|day)\b/,
  many: /\b(?:cuant[oa]s?|how (?:many|much|long|often)|score)\b/,
  whom: /\b(?:a|con|contra|ante|por) (?:quien(?:es)?|que clan)\b|\b(?:against|whom|who (?:do|does|did|will) (?:we|i|they|·)|did · (?:beat|lose))\b/,
  who: /(?<!\b(?:a|con|contra|ante) )\b(?:quien(?:es)?|alguien|any(?:one|body)|who|(?:que|q|cuales|which|what) (?:clan(?:es)?|equipos?|clans?|teams?))\b/,
  where: /\b(?:donde|where)\b/,
  how: /\b(?:como|how(?! (?:many|much|long|often)))\b/,
  what: /\b(?:que|q|cual(?:es)?|what|which)\b(?! (?:clan|equipo|team|hora|dia|fecha|day|time))/,
} as const
export type Asks = keyof typeof asked | 'whether'
const isAsks = (name: string): name is keyof typeof asked => name in asked

/** What of a question about a torneo is read by itself, whatever it asks. */
export interface Slots {
  /** Plain words without the torneo's name; each clan, player and etapa is '·'. */
  text: string
  words: readonly string[]
  asks: ReadonlySet<Asks>
  /** The game that it names, or that of an etapa. */
  game: { id: number; nombre: string } | null
  /** The names of the rounds that it means. */
  round: RegExp | null
  days: Days | null
  /** The clans that it names, each by its ids. */
  clans: readonly (readonly number[])[]
}

const roundNames = [
  [/\b(?:segunda|second) final\b/, '^segunda final$'],
  [/\bsemi/, 'semi'],
  [/\b(?:cuartos|quarter)/, 'cuartos'],
  [/\boctavos\b/, 'octavos'],
  [/\bfinals?\b/, '^(?:gran )?final'],
  [/\bperdedores|\blosers|\blower\b/, ''],
  [/\bganadores\b|\bwinners\b|\bupper\b/, ''],
] as const
/** Words that say a round and nothing else. */
export const roundWord =
  /^(?:semi.*|cuartos|octavos|quarter.*|finals?|ronda|round|perdedores|losers|lower|ganadores|winners|upper)$/

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
export function slotsOf(text: string, clans: Slots['clans'], game: Slots['game'], now: Date): Slots {
  const asks = new Set<Asks>(
    Object.entries(asked).flatMap(([name, says]) => (isAsks(name) && says.test(text) ? [name] : [])),
  )
  if (asks.has('whom')) asks.delete('who')
  return {
    text,
    words: [...new Set(text.split(/\s+/).filter((word) => word && word !== '·'))],
    asks: asks.size ? asks : new Set(['whether']),
    game,
    round: roundOf(text),
    days: daysOf(text, now),
    clans,
  }
}
