import { line, type Point } from './hero-field'
import { random } from './random'

/** The outline of a mountain range: [x, height] of peaks and passes, alternating. */
type Skyline = readonly (readonly [number, number])[]

const andes: Skyline = [
  [-20, 54],
  [70, 92],
  [120, 66],
  [190, 112],
  [262, 58],
  [330, 84],
  [388, 50],
  [470, 108],
  [512, 88],
  [566, 140],
  [640, 74],
  [706, 118],
  [748, 92],
  [812, 168],
  [880, 96],
  [924, 124],
  [985, 62],
  [1046, 110],
  [1082, 86],
  [1168, 206],
  [1236, 122],
  [1290, 158],
  [1330, 112],
  [1392, 176],
  [1462, 90],
]
const coast: Skyline = [
  [-20, 26],
  [110, 44],
  [230, 20],
  [380, 40],
  [520, 18],
  [680, 36],
  [800, 16],
  [930, 30],
  [1020, 14],
  [1130, 38],
  [1260, 20],
  [1370, 46],
  [1462, 24],
]

export interface RangeDrawing {
  body: string
  /** SVG paths of the sunlit faces of the mountains: `lit` near the sun, `litFar` far from it and dimmer. */
  lit: string
  litFar: string
}

function slope(
  next: () => number,
  [x0, h0]: readonly [number, number],
  [x1, h1]: readonly [number, number],
  foot: number,
): Point[] {
  return Array.from({ length: 7 }, (_, i) => {
    const t = i / 6
    const rough = i === 0 || i === 6 ? 0 : 1
    const x = x0 + (x1 - x0) * t + (next() - 0.5) * 8 * rough
    return [x, foot - (h0 + (h1 - h0) * t) + (next() - 0.5) * Math.abs(h1 - h0) * 0.16 * rough]
  })
}

function litFace(
  next: () => number,
  edge: Point[],
  rising: boolean,
  foot: number,
): { top: Point; path: string } | undefined {
  const down = rising ? edge.slice().reverse() : edge
  const top = down[0]
  if (!top) return undefined
  const tall = foot - top[1]
  const side = rising ? -1 : 1
  const inner = [5, 4, 3, 2, 1].map((i): Point => {
    const tooth = i % 2 ? tall * 0.13 : -tall * 0.05
    return [top[0] + side * ((tall * 0.1 * i) / 5 + tooth + (next() - 0.5) * 6), top[1] + (tall * 0.82 * i) / 5]
  })
  return { top, path: `${line([...down, ...inner])}Z` }
}

function drawRange(skyline: Skyline, foot: number, seed: string, sunX: number): RangeDrawing {
  const next = random(seed, 1)
  const slopes = skyline.slice(1).map((to, i) => {
    const from = skyline[i] ?? to
    return { edge: slope(next, from, to, foot), rising: to[1] > from[1] }
  })
  let lit = ''
  let litFar = ''
  for (const { edge, rising } of slopes) {
    const middle = edge[3]?.[0] ?? 0
    const facesSun = (middle < sunX && !rising) || (middle > sunX && rising)
    const face = facesSun ? litFace(next, edge, rising, foot) : undefined
    if (face && face.top[0] < 620) litFar += face.path
    else if (face) lit += face.path
  }
  const crest = slopes.flatMap(({ edge }, i) => edge.slice(i ? 1 : 0))
  return { body: `${line(crest)}V${foot + 40}H${skyline[0]?.[0] ?? 0}Z`, lit, litFar }
}

/** `drawAndes`: the cordillera in front of the sunrise; `drawCoast`: the hills before it. `foot`: y of their base; `sunX`: x of the sun. */
export const drawAndes = (foot: number, sunX: number) => drawRange(andes, foot, 'andes', sunX)
export const drawCoast = (foot: number, sunX: number) => drawRange(coast, foot, 'costa', sunX)
