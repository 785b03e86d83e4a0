import { lazily } from '../lazily'
import { engraveField, horizon } from './hero-field'
import { drawAndes, drawCoast } from './hero-range'
import { digTrench, fence } from './hero-trench'
import { round } from './random'

export const sun = { x: 1010, y: horizon - 62, radius: 104 }
/** Radii of the rings around the sun in the landing page's picture, outermost first. */
export const halo = [600, 420, 292, 192]
export const haloY = horizon - 20

/** Position and size of each parachute in the landing page's picture: x, y, scale. */
export const canopies = [
  [838, 276, 0.6],
  [884, 236, 0.82],
  [930, 318, 0.5],
  [962, 204, 1.05],
  [1064, 282, 0.72],
  [1090, 212, 1.3],
  [1182, 222, 0.5],
  [1232, 206, 0.86],
  [1306, 236, 1.1],
  [1392, 222, 0.62],
] as const
export const planes = [
  [1300, 176, 0.74],
  [1384, 160, 0.6],
  [1222, 158, 0.52],
] as const

// Shapes at scale 1: a parachute's canopy and cords, a parachutist, a plane.
export const canopy = 'M-15 0C-15 -19 15 -19 15 0C12 -3.4 8 -3.4 5.2 0C3 -3 -3 -3 -5.2 0C-8 -3.4 -12 -3.4 -15 0Z'
export const cords = 'M-15 0L-.6 22M-5.2 0L-.3 22M5.2 0L.3 22M15 0L.6 22'
export const jumper = 'M-1.5 22h3l.7 5-.5 1.4.6 6.6h-1.4l-.9-5-.9 5h-1.4l.6-6.6-.5-1.4ZM0 19.4a1.7 1.7 0 1 1-.01 0Z'
export const plane =
  'M-34 0L-3 1.6V-2.6A3 3 0 0 1 3-2.6V1.6L34 0V1.6L14 4.2A2.6 2.6 0 0 1 9 4.4L3 5A3 3 0 0 1-3 5L-9 4.4A2.6 2.6 0 0 1-14 4.2L-34 1.6ZM-.7-2V-10H.7V-2ZM-9-2.4H9V-1.4H-9Z'

function beam(x: number, angle: number, spread: number, length: number): string {
  const y = horizon - 30
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const end = (side: number) =>
    `${round(x + length * cos - side * spread * sin)} ${round(y + length * sin + side * spread * cos)}`
  return `M${x} ${y}L${end(1)}L${end(-1)}Z`
}

function fences() {
  const left = fence((z) => -0.62 - 0.05 * z, 1.9, 7, 0.36)
  const right = fence((z) => 0.52 + 0.04 * z, 1.5, 7.5, 0.34)
  return { pickets: right.pickets + left.pickets, wires: right.wires + left.wires }
}

/**
 * The picture of the landing page, also used for an anuncio without a picture: dawn over the cordillera, with a trench leading to it. Each
 * layer is computed only when it is first shown, so that no single step blocks the page for long.
 */
export const hero = {
  beams: lazily(() => beam(560, -1.08, 30, 720) + beam(690, -1.98, 26, 700) + beam(1330, -2.1, 26, 720)),
  far: lazily(() => drawAndes(horizon + 2, sun.x)),
  near: lazily(() => drawCoast(horizon + 6, sun.x)),
  field: lazily(engraveField),
  trench: lazily(digTrench),
  fences: lazily(fences),
}
