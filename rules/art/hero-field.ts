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

const near = noise('campo')
const far = noise('cerros-2')

/** Height of the ground at a place seen from above; hills rise only far away. */
function ground(x: number, z: number): number {
  const distance = Math.max(0, Math.min(1, (z - 5.5) / 6))
  return (
    (near(x * 0.3 + 20, z * 0.45 + 3) - 0.5) * 0.16 + (far(x * 0.21 + 7, z * 0.3) - 0.25) * 0.95 * distance * distance
  )
}

/** A place on the field (x sideways, z away from us, y above the ground) as it is seen on the picture. */
export const project = (x: number, z: number, y = 0): Point => [
  vanishingX + (focal * x) / z,
  horizon + (camera * (1 - (ground(x, z) + y) / 1.3)) / z,
]

/** The field as an engraver cuts it: one line across for each distance, each hiding what lies behind. */
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
