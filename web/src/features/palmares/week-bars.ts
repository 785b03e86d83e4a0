import type { Perfil } from '@trinchera/contract/palmares'
import { monthOf } from '@trinchera/rules/spanish-dates'
import { scalesOf, type Frame } from '../../ui/chart/plot'

const margins = { height: 132, left: 28, right: 4, top: 10, bottom: 26, gap: 8, foot: 6 }
/** Gap between two bars, px. */
const between = 2
/** Width of a month's name in px. */
const monthWide = 34

const shortMonth = (day: string) => {
  const month = monthOf(day)
  return month.charAt(0).toUpperCase() + month.slice(1, 3)
}

/** Computes the bars for a drawing that is `width` px wide. Each bar is a week: wins at the bottom, losses above. */
export function drawWeeks(weeks: Perfil['semanas'], width: number) {
  const frame: Frame = { ...margins, width }
  const most = Math.max(4, ...weeks.map(({ partidas }) => partidas))
  const { xOf, yOf } = scalesOf(frame, [0, weeks.length], [most, 0])
  const wide = Math.max(2, xOf(1) - xOf(0) - between)
  const bars = weeks.map(({ partidas, triunfos }, i) => ({
    x: xOf(i),
    top: yOf(partidas),
    won: yOf(triunfos),
    foot: yOf(0),
  }))
  const months = weeks.flatMap(({ desde }, i) =>
    i > 0 && weeks[i - 1]?.desde.slice(0, 7) !== desde.slice(0, 7) && xOf(i) + monthWide < width
      ? [{ text: shortMonth(desde), x: xOf(i) }]
      : [],
  )
  return { frame, wide, bars, months, rows: [most, 0].map((matches) => ({ text: matches, y: yOf(matches) })) }
}
