/** A chart's picture and the margins around its plot, in px. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** Between the labels at the side and the plot. */
  gap: number
  /** From the labels at the foot to the picture's lower edge. */
  foot: number
}

type Range = readonly [from: number, to: number]
const tenth = (value: number) => Math.round(value * 10) / 10

/** Maps `values` to `pixels`, to a tenth of a pixel. */
const linearScale =
  ([from, to]: Range, [start, end]: Range) =>
  (value: number) =>
    tenth(start + ((end - start) * (value - from)) / (to - from || 1))

/** Positions in a frame of times, from left to right, and of values, from the top down. */
export const scalesOf = ({ width, height, left, right, top, bottom }: Frame, times: Range, values: Range) => ({
  xOf: linearScale(times, [left, width - right]),
  yOf: linearScale(values, [top, height - bottom]),
})

/** SVG paths of values that each hold until the next: the line, broken where `y` is undefined, and the area between it and `bottom`. */
export function stepPaths(steps: readonly { x: number; y: number | undefined }[], end: number, bottom: number) {
  let line = ''
  let area = ''
  let open = false
  steps.forEach(({ x, y }, i) => {
    if (y !== undefined) {
      const next = steps[i + 1]?.x ?? end
      line += `${open ? 'V' : `M${x} `}${y}H${next}`
      area += `${open ? '' : `M${x} ${bottom}`}V${y}H${next}`
    } else if (open) area += `V${bottom}Z`
    open = y !== undefined
  })
  return { line, area: open ? `${area}V${bottom}Z` : area }
}
