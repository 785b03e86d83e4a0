import { noise, pick, random, round } from '@trinchera/rules/art/random'

export const mapWidth = 160
export const mapHeight = 90
const columns = 26
const rows = 15
const levels = [0.34, 0.44, 0.54, 0.64, 0.74]
/** The height level whose contour line is thicker. */
const mainLevel = 0.54

export interface MapDrawing {
  contours: string
  mainContour: string
  trace: string
  buildings: string
  /** Value of the SVG `transform` attribute that places the buildings. */
  place: string
}

/** SVG path of one contour line of a height field. Computed with the marching squares algorithm. */
function contour(heights: number[][], level: number): string {
  const stepX = mapWidth / (columns - 1)
  const stepY = mapHeight / (rows - 1)
  let path = ''
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const height = (dx: number, dy: number) => heights[y + dy]?.[x + dx] ?? 0
      const [topLeft, topRight, bottomLeft, bottomRight] = [height(0, 0), height(1, 0), height(0, 1), height(1, 1)]
      const crosses = (a: number, b: number) => a < level !== b < level
      const along = (a: number, b: number) => (level - a) / (b - a)
      const points: string[] = []
      const add = (px: number, py: number) => points.push(`${round(px * stepX)} ${round(py * stepY)}`)
      if (crosses(topLeft, topRight)) add(x + along(topLeft, topRight), y)
      if (crosses(topRight, bottomRight)) add(x + 1, y + along(topRight, bottomRight))
      if (crosses(bottomLeft, bottomRight)) add(x + along(bottomLeft, bottomRight), y + 1)
      if (crosses(topLeft, bottomLeft)) add(x, y + along(topLeft, bottomLeft))
      for (let i = 0; i + 1 < points.length; i += 2) path += `M${points[i]}L${points[i + 1]}`
    }
  }
  return path
}

function sixBuildings(next: () => number): string {
  let path = ''
  for (let i = 0; i < 6; i++) {
    const x = Math.round((next() - 0.5) * 18) * 4
    const y = Math.round((next() - 0.5) * 9) * 4
    const width = 6 + pick(next, 4) * 3
    const depth = 5 + pick(next, 3) * 3
    path += `M${x} ${y}h${width}v${depth}h${-width}z`
  }
  return path
}

/** SVG path of a crenellated trench across the tile, with random steps up or down. */
function trenchAcross(next: () => number): string {
  let x = -6
  let path = `M${x} ${round(mapHeight * (0.25 + next() * 0.5))}`
  let up = next() < 0.5
  while (x < mapWidth + 6) {
    path += `h9v${up ? -6 : 6}`
    up = !up
    x += 9
    if (next() < 0.25) path += `v${next() < 0.5 ? -4 : 4}`
  }
  return path
}

/** Draws a map's silhouette from the name alone, so that no image has to be downloaded. The same name always gives the same drawing. */
export function drawMap(name: string): MapDrawing {
  const relief = noise(`mapa:${name}`)
  const next = random(`mapa2:${name}`, 5)
  const heights = Array.from({ length: rows }, (_, y) =>
    Array.from(
      { length: columns },
      (_, x) => relief(x * 0.23, y * 0.23) * 0.75 + relief(x * 0.55 + 9, y * 0.55) * 0.25,
    ),
  )
  const lean = Math.round(next() * 50 - 25)
  const x = mapWidth * (0.3 + next() * 0.4)
  const y = mapHeight * (0.32 + next() * 0.36)
  return {
    contours: levels
      .filter((level) => level !== mainLevel)
      .map((level) => contour(heights, level))
      .join(''),
    mainContour: contour(heights, mainLevel),
    place: `translate(${round(x)} ${round(y)}) rotate(${lean})`,
    buildings: sixBuildings(next),
    trace: trenchAcross(next),
  }
}
