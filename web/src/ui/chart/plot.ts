/** The size of a chart and the margins around its plot, in px. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** Distance between the labels at the side and the chart's grid. */
  gap: number
  /** Distance from the labels at the bottom to the chart's lower edge. */
  foot: number
}

type Range = readonly [from: number, to: number]
const tenth = (value: number) => Math.round(value * 10) / 10

/** A linear function from `values` to `pixels`. Its results are rounded to a tenth of a pixel. */
const linearScale =
  ([from, to]: Range, [start, end]: Range) =>
  (value: number) =>
    tenth(start + ((end - start) * (value - from)) / (to - from || 1))

/** Two functions for a chart: `xOf` maps a time to an x position (left to right), `yOf` maps a value to a y position (top to bottom). */
export const scalesOf = ({ width, height, left, right, top, bottom }: Frame, times: Range, values: Range) => ({
  xOf: linearScale(times, [left, width - right]),
  yOf: linearScale(values, [top, height - bottom]),
})

/**
 * SVG paths of a stepped chart, in which each value holds until the next one. `line` is interrupted where `y` is undefined; `area` fills
 * the space between the line and `bottom`.
 */
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
