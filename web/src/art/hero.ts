import { engraveField, horizon } from './hero-field'
import { drawAndes, drawCoast, type RangeDrawing } from './hero-range'
import { digTrench, fence, type TrenchDrawing } from './hero-trench'
import { round } from './random'

export const sun = { x: 1010, y: horizon - 62, radius: 104 }
/** Rings of dawn, outermost first: rings only, never rays from the disc. */
export const halo = [600, 420, 292, 192]
export const haloY = horizon - 20

/** x, y, scale. */
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

export interface HeroDrawing {
  beams: string
  far: RangeDrawing
  near: RangeDrawing
  field: string[]
  trench: TrenchDrawing
  pickets: string
  wires: string
}

function beam(x: number, angle: number, spread: number, length: number): string {
  const y = horizon - 30
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const end = (side: number) => `${round(x + length * cos - side * spread * sin)} ${round(y + length * sin + side * spread * cos)}`
  return `M${x} ${y}L${end(1)}L${end(-1)}Z`
}

/** Dawn behind the cordillera over a trench that runs to it: the landing's picture, and the default one of an announcement. */
export function drawHero(): HeroDrawing {
  const left = fence((z) => -0.62 - 0.05 * z, 1.9, 7, 0.36)
  const right = fence((z) => 0.52 + 0.04 * z, 1.5, 7.5, 0.34)
  return {
    beams: beam(560, -1.08, 30, 720) + beam(690, -1.98, 26, 700) + beam(1330, -2.1, 26, 720),
    far: drawAndes(horizon + 2, sun.x),
    near: drawCoast(horizon + 6, sun.x),
    field: engraveField(),
    trench: digTrench(),
    pickets: right.pickets + left.pickets,
    wires: right.wires + left.wires,
  }
}
