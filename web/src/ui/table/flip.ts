import { reducedMotion } from '../../lib/use-media'
import type { Trail } from './TrailDrawing'

/** Positions of table rows, by row id: distance in px from the top of the table's body as currently displayed, so including animations. */
export type RowTops = ReadonlyMap<number, number>

/** Maximum number of rows that move outside the viewport. If there are more, nothing is animated. */
const maxOutOfSight = 6

const rowsOf = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')].map((row) => ({ id: Number(row.dataset.row), row }))

export function measureRows(body: HTMLElement): RowTops {
  const start = body.getBoundingClientRect().top
  return new Map(rowsOf(body).map(({ id, row }) => [id, row.getBoundingClientRect().top - start]))
}

/** Ends all animations of the table, so that every row is shown in its final place. */
function settle(body: HTMLElement) {
  delete body.dataset.moving
  for (const row of body.querySelectorAll<HTMLElement>('[data-travel]')) {
    delete row.dataset.travel
    for (const animation of row.getAnimations()) animation.cancel()
  }
}

/** Parses a CSS time into ms. Seconds occur too, because minifiers write 400ms as .4s. */
export function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0
  return time.trim().endsWith('ms') ? value : value * 1000
}

/**
 * After a reordering, animates the rows from their old positions `before` to their new places. Rows in `first` move above the others, and
 * their trails are returned. Nothing is animated if the user prefers reduced motion or too many rows move outside the viewport.
 */
export function animateReorder(body: HTMLElement, before: RowTops, first: { has: (id: number) => boolean }): Trail[] {
  settle(body)
  if (matchMedia(reducedMotion).matches) return []
  const start = body.getBoundingClientRect().top
  const moves = rowsOf(body).flatMap(({ id, row }) => {
    const { top, height } = row.getBoundingClientRect()
    const to = top - start
    const from = before.get(id) ?? to
    return Math.abs(from - to) < 1 ? [] : [{ id, row, from, to, height }]
  })
  const outOfSight = (y: number, height: number) => start + y + height < 0 || start + y > innerHeight
  const unseen = moves.filter(({ from, to, height }) => outOfSight(from, height) && outOfSight(to, height))
  if (moves.length === 0 || unseen.length > maxOutOfSight) return []

  const style = getComputedStyle(body)
  const timing = {
    duration: milliseconds(style.getPropertyValue('--d-flip')),
    easing: style.getPropertyValue('--e-reorder').trim() || 'ease',
  }
  body.dataset.moving = ''
  const animations = moves.map(({ id, row, from, to }) => {
    row.dataset.travel = first.has(id) ? 'first' : 'passed'
    return row.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], timing).finished
  })
  Promise.all(animations).then(
    () => settle(body),
    // Finishing early is no error: the next reordering cancelled this animation and has already marked the rows again.
    () => undefined,
  )
  return moves
    .filter(({ id }) => first.has(id))
    .map(({ id, from, to, height }) => ({
      id,
      top: body.offsetTop + Math.min(from, to) + height / 2,
      rise: from - to,
    }))
}
