import { lettersOf } from '../letters'
import { pick, random } from './random'

const inks = [1, 2, 3, 5, 6]

export interface PlateDrawing {
  /** Number of the background's ink, one of the ink colours in tokens.css. */
  ink: number
  letters: string
}

/** The picture of a player who has not uploaded one: a background in one of five inks and the first two letters of the name. */
export function drawPlate(username: string): PlateDrawing {
  const next = random(`chapa:${username}`, 2)
  const letters = lettersOf(username.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .slice(0, 2)
    .join('')
  return { ink: inks[pick(next, inks.length)] ?? 1, letters: (letters || '?').toLocaleUpperCase('es-CL') }
}
