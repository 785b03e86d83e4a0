import type { Llave, TorneoPartida, TorneoRonda } from '@trinchera/contract/torneo-llave'

/** A match and its position: `columna` in columns, `y` in match heights. `y` is the vertical centre of the match. */
export interface Place {
  partida: TorneoPartida
  columna: number
  y: number
}
/** A round and its position. `y` is the top of its title. */
export interface PlacedRound {
  nombre: string
  columna: number
  y: number
  places: Place[]
}
/** Line from a match to the winner's next match, as an SVG path. */
export interface BracketLine {
  partida: TorneoPartida
  path: string
}
export interface BracketLayout {
  /** The groups of a group phase, which are rendered as HTML tables outside the columns. */
  grupos: TorneoRonda[]
  rondas: PlacedRound[]
  lines: BracketLine[]
  columns: number
  rows: number
}

/** Height of a round's title, and gap between the winners' and the losers' bracket, in match heights. */
export const titleHeight = 0.44
const sidesApart = 0.25
/** Part of a column's width that is kept free for the lines. `--gap` in the style sheet has the same value. */
export const gap = 0.11

/** False for a match that nobody plays, such as a second final that was not needed. */
const isDrawn = ({ a, b, estado }: TorneoPartida) => estado !== 'libre' || a !== null || b !== null

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Positions of the rounds on one side of the bracket, whose top is at `top`. Matches of the first round are evenly spaced; later matches
 * are centred between the matches that lead to them.
 */
function placed(rounds: readonly TorneoRonda[], top: number, column: number, before: readonly Place[]): PlacedRound[] {
  const known = [...before]
  return rounds.map(({ nombre, partidas }, i) => {
    const places = partidas.map((partida, row) => {
      const from = known.filter((place) => place.partida.siguiente === partida.id).map(({ y }) => y)
      return { partida, columna: column + i, y: from.length > 0 ? mean(from) : top + titleHeight + row + 0.5 }
    })
    known.push(...places)
    return { nombre, columna: column + i, y: top, places }
  })
}

function lineBetween(from: Place, to: Place): string {
  const turn = to.columna - gap / 2
  const start = `M${from.columna + 1 - gap} ${from.y}`
  return from.y === to.y ? `${start}H${to.columna}` : `${start}H${turn}V${to.y}H${to.columna}`
}

function linesOf(places: readonly Place[]): BracketLine[] {
  return places.flatMap((from) => {
    const to = places.find(({ partida }) => partida.id === from.partida.siguiente)
    return to ? [{ partida: from.partida, path: lineBetween(from, to) }] : []
  })
}

const heightOf = (rounds: readonly TorneoRonda[]) =>
  rounds.length === 0 ? 0 : titleHeight + Math.max(...rounds.map(({ partidas }) => partidas.length))

/** Positions of all matches and lines of a bracket. The winners' side is above the losers' side, the final to the right of both. */
export function layoutOf({ rondas }: Pick<Llave, 'rondas'>): BracketLayout {
  const of = (lado: TorneoRonda['lado']) => rondas.filter((ronda) => ronda.lado === lado)
  const [upper, lower, last] = [of('ganadores'), of('perdedores'), of('final')]
  const upperHeight = heightOf(upper)
  const lowerTop = upperHeight + sidesApart
  const sides = [...placed(upper, 0, 0, []), ...placed(lower, lowerTop, 0, [])]
  const column = Math.max(upper.length, lower.length)
  const ends = placed(
    last,
    0,
    column,
    sides.flatMap(({ places }) => places),
  ).map((round) => {
    // The final is placed between the two sides, so its title goes directly above the match instead of to the top.
    const y = round.places[0]?.y ?? 0
    return lower.length > 0 ? { ...round, y: y - 0.5 - titleHeight } : round
  })
  const drawn = [...sides, ...ends]
    .map((round) => ({ ...round, places: round.places.filter(({ partida }) => isDrawn(partida)) }))
    .filter(({ places }) => places.length > 0)
  const places = drawn.flatMap((round) => round.places)
  return {
    grupos: of('grupo'),
    rondas: drawn,
    lines: linesOf(places),
    columns: Math.max(0, ...places.map(({ columna }) => columna + 1)),
    rows: Math.max(0, ...places.map(({ y }) => y + 0.5)),
  }
}

/** Index of the round that a phone shows first: the one in progress, else one that can be played, else the first undecided or the last. */
export function roundPlayed(rounds: readonly { partidas: readonly TorneoPartida[] }[]): number {
  const having = (...estados: TorneoPartida['estado'][]) =>
    rounds.findIndex(({ partidas }) => partidas.some(({ estado }) => estados.includes(estado)))
  const found = [having('en-juego', 'reportada'), having('lista'), having('por-definir')].find((at) => at >= 0)
  return found ?? Math.max(0, rounds.length - 1)
}
