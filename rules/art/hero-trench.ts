import { line, project, round, write, type Point } from './hero-field'

/** Sideways position of the trench's centre line at a distance, seen from above. */
const centre = (z: number) => -2.35 + 1.02 * (z - 1.4) - 0.052 * (z - 1.4) ** 2 + 0.42 * Math.sin((z - 1.4) * 1.15)
const halfWidth = (z: number) => 0.115 + 0.008 * z
const depth = 0.2

/** The trench's line seen from above: a zigzag of right angles, with longer segments in the distance. */
function plan(): Point[] {
  const points: Point[] = []
  let side = 1
  for (let z = 1.1; z < 8.6; ) {
    const length = 0.3 + z * 0.075
    const x = centre(z + length / 2) + side * (0.15 + z * 0.012)
    points.push([x, z], [x, z + length])
    z += length
    side = -side
  }
  return points
}

const direction = (from: number, to: number) => (Math.abs(to - from) > 1e-6 ? Math.sign(to - from) : 0)

/** One edge of the trench: `path` moved sideways by half the trench's width; right angles stay right angles. */
function edge(path: Point[], side: 1 | -1): Point[] {
  return path.map(([x, z], i) => {
    let offX = 0
    let offZ = 0
    const before = path[i - 1]
    const after = path[i + 1]
    const reaches: [Point, Point][] = []
    if (before) reaches.push([before, [x, z]])
    if (after) reaches.push([[x, z], after])
    for (const [[fromX, fromZ], [toX, toZ]] of reaches) {
      offX = -direction(fromZ, toZ) * side || offX
      offZ = direction(fromX, toX) * side || offZ
    }
    return [x + offX * halfWidth(z), z + offZ * halfWidth(z) * 0.9]
  })
}

const wallBetween = (a: Point, b: Point) =>
  `M${write(project(...a))}L${write(project(...b))}L${write(project(...b, -depth))}L${write(project(...a, -depth))}Z`

export interface TrenchDrawing {
  mouth: string
  /** SVG path of the walls along the trench, which are in shade. */
  walls: string
  /** SVG path of the walls that face the viewer. */
  faces: string
}

export function digTrench(): TrenchDrawing {
  const path = plan()
  const left = edge(path, 1)
  const right = edge(path, -1)
  let walls = ''
  let faces = ''
  for (const side of [left, right]) {
    for (let i = side.length - 2; i >= 0; i--) {
      const a = side[i]
      const b = side[i + 1]
      if (!a || !b) continue
      const runsAcross = Math.abs(a[1] - b[1]) < 1e-3 || Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1])
      if (runsAcross) faces += wallBetween(a, b)
      else walls += wallBetween(a, b)
    }
  }
  const ring = [...left, ...right.slice().reverse()]
  return { mouth: `${line(ring.map(([x, z]) => project(x, z)))}Z`, walls, faces }
}

/** SVG paths of the fence posts along the trench (`pickets`) and of the wires that sag between them. */
export function fence(
  offset: (z: number) => number,
  from: number,
  to: number,
  spacing: number,
): { pickets: string; wires: string } {
  let pickets = ''
  let wires = ''
  let last: { top: Point; middle: Point } | undefined
  for (let z = from; z < to; z += spacing * (0.7 + z * 0.1)) {
    const x = centre(z) + offset(z)
    const top = project(x + 0.01, z, 0.2)
    const middle = project(x + 0.005, z, 0.1)
    pickets += line([project(x, z), top])
    if (last) {
      for (const [a, b] of [
        [last.top, top],
        [last.middle, middle],
      ] as const) {
        const sag = Math.abs(a[0] - b[0]) * 0.09 + 2
        wires += `M${write(a)}Q${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2 + sag)} ${write(b)}`
      }
      wires += line([last.top, middle]) + line([last.middle, top])
    }
    last = { top, middle }
  }
  return { pickets, wires }
}
