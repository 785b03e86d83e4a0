import { fold } from '../folding'
import { pick, random } from './random'

/** Outlines of emblems as SVG paths on a grid of 48 × 48: shield, chamfered patch, rosette, pennant, hexagon. */
export const outlines = [
  'M5 5H43V25C43 35 34 41 24 45C14 41 5 35 5 25Z',
  'M14 4H34L44 14V34L34 44H14L4 34V14Z',
  'M24 4A20 20 0 1 1 23.99 4Z',
  'M6 4H42V32L24 45L6 32Z',
  'M24 3L43 14V34L24 45L5 34V14Z',
] as const

/** SVG paths of the area that the second ink covers: nothing, a half, the lower part, a diagonal, a triangle, two quarters, two sides. */
const divisions = [
  '',
  'M0 0H24V48H0Z',
  'M0 28H48V48H0Z',
  'M-4 14L14 -4L52 34L34 52Z',
  'M0 48V34L24 14L48 34V48Z',
  'M24 0H48V24H24ZM0 24H24V48H0Z',
  'M0 0H14V48H0ZM34 0H48V48H34Z',
] as const

/** Symbols of emblems, each one filled SVG path centred on 24,23: hills, tools and weather. None was ever the symbol of an army. */
export const charges = {
  hill: 'M9 33L19 15L24 23L28 18L39 33Z',
  wave: 'M7 17Q11 12 15.5 17T24 17T32.5 17T41 17V22.5Q37 27.5 32.5 22.5T24 22.5T15.5 22.5T7 22.5ZM7 28Q11 23 15.5 28T24 28T32.5 28T41 28V33.5Q37 38.5 32.5 33.5T24 33.5T15.5 33.5T7 33.5Z',
  tower: 'M15 12H19V16H22V12H26V16H29V12H33V20H30V34H18V20H15Z',
  sun: 'M10 29A14 14 0 0 1 38 29ZM10 32H38V35H10Z',
  trace: 'M8 15H20V26H28V15H40V21H34V32H14V21H8Z',
  arrow: 'M24 10L36 24H29V36H19V24H12Z',
  compass: 'M24 9L28 19L38 23L28 27L24 37L20 27L10 23L20 19Z',
  dots: 'M24 11A4.5 4.5 0 1 1 23.9 11ZM16 25A4.5 4.5 0 1 1 15.9 25ZM32 25A4.5 4.5 0 1 1 31.9 25Z',
  chevron: 'M24 11L38 24V31L24 18L10 31V24ZM24 23L38 36V37H32L24 29L16 37H10V36Z',
  spade: 'M22 10H26V22H31V29Q31 35 24 38Q17 35 17 29V22H22Z',
  key: 'M24 9A7 7 0 0 1 26 22.7V26H31V30H26V32H31V36H22V22.7A7 7 0 0 1 24 9Z',
  pine: 'M24 9L33 20H28L36 30H26V36H22V30H12L20 20H15Z',
  lighthouse: 'M20 14H28L31 36H17ZM11 12L19 15V18L11 17ZM37 12L29 15V18L37 17Z',
} as const
const chargeNames = [
  'hill',
  'wave',
  'tower',
  'sun',
  'trace',
  'arrow',
  'compass',
  'dots',
  'chevron',
  'spade',
  'key',
  'pine',
  'lighthouse',
] as const

/** Colour pairs of emblems, as numbers of the ink colours in tokens.css: the field's colour, then the division's. */
const inkPairs = [
  [1, 4],
  [2, 4],
  [3, 6],
  [6, 4],
  [5, 4],
  [1, 6],
  [2, 6],
  [3, 4],
  [6, 1],
  [5, 6],
] as const
const sand = 4
const bend = 3
const pile = 4

export interface EmblemDrawing {
  outline: string
  division: string
  inks: readonly [number, number]
  charge: string
  /** True if the emblem's symbol (the charge) is drawn dark, because the usual bone colour is hard to see on the sand colour below it. */
  darkCharge: boolean
}

/** Composes one of 4,550 emblems. The same seed text always gives the same emblem. */
export function drawEmblem(seed: string): EmblemDrawing {
  const next = random(`emblema:${seed}`, 4)
  const outline = outlines[pick(next, outlines.length)] ?? outlines[0]
  const division = pick(next, divisions.length)
  const inks = inkPairs[pick(next, inkPairs.length)] ?? inkPairs[0]
  const charge = charges[chargeNames[pick(next, chargeNames.length)] ?? 'hill']
  const underCharge = division === bend || division === pile ? inks[1] : inks[0]
  return { outline, division: divisions[division] ?? '', inks, charge, darkCharge: underCharge === sand }
}

/**
 * The emblem of a clan that has no picture. Its seed is the clan's folded name (see `fold`), because a clan founded again in another etapa
 * keeps its name but has another id (docs/behaviour/clans.md#Clan emblems).
 */
export const clanEmblem = (nombre: string): EmblemDrawing => drawEmblem(`clan:${fold(nombre)}`)
