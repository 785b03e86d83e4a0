import { lazily } from '../lazily'
import { noise, round } from './random'

export { round }

export const width = 1440
export const height = 640
export const horizon = 436

const vanishingX = 860
const focal = 560
const camera = 400

export type Point = readonly [number, number]
export const write = ([x, y]: Point) => `${round(x)} ${round(y)}`
export const line = (points: readonly Point[]) => `M${points.map(write).join('L')}`

const near = lazily(() => noise('campo'))
const far = lazily(() => noise('cerros-2'))

/** Height of the ground at a map position (x sideways, z distance). There are hills only in the distance. */
function ground(x: number, z: number): number {
  const distance = Math.max(0, Math.min(1, (z - 5.5) / 6))
  return (
    (near()(x * 0.3 + 20, z * 0.45 + 3) - 0.5) * 0.16 +
    (far()(x * 0.21 + 7, z * 0.3) - 0.25) * 0.95 * distance * distance
  )
}

/** Projects a position (x sideways, z distance, y height above the ground) onto the picture. */
export const project = (x: number, z: number, y = 0): Point => [
  vanishingX + (focal * x) / z,
  horizon + (camera * (1 - (ground(x, z) + y) / 1.3)) / z,
]

/** SVG paths of the field's contour lines, one per distance. Each line hides what is behind it. */
export function engraveField(): string[] {
  const count = 50
  return Array.from({ length: count }, (_, i) => {
    const z = 14 * Math.pow(1.75 / 14, i / (count - 1))
    const step = z > 5 ? 24 : 36
    const points: Point[] = []
    for (let x = -24; x <= width + 36; x += step) points.push(project(((x - vanishingX) * z) / focal, z))
    return `${line(points)}V${height + 6}H-24Z`
  })
}
