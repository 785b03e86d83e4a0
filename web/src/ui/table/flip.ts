/** Each row's visible distance from the top of the body in px, running animations included. */
export type Tops = ReadonlyMap<string, number>

export interface RowMove {
  id: string
  row: HTMLElement
  from: number
  to: number
  height: number
}

/** With more moving rows than this outside the viewport, nothing is animated. */
const maxOutOfSight = 6

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')]

export function measure(body: HTMLElement): Tops {
  const start = body.getBoundingClientRect().top
  return new Map(rowsOf(body).map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().top - start]))
}

/** Cancels running animations and returns the rows whose position differs from `before`. */
export function findMoves(body: HTMLElement, before: Tops): RowMove[] {
  const rows = rowsOf(body)
  for (const row of rows) {
    delete row.dataset.travel
    for (const animation of row.getAnimations()) if (animation.id === 'flip') animation.cancel()
  }
  const start = body.getBoundingClientRect().top
  return rows.flatMap((row) => {
    const id = row.dataset.row ?? ''
    const from = before.get(id)
    const { top, height } = row.getBoundingClientRect()
    const to = top - start
    return from === undefined || Math.abs(from - to) < 1 ? [] : [{ id, row, from, to, height }]
  })
}

/** Whether to animate: not with reduced motion, nor when most rows move outside the viewport. */
export function shouldAnimate(body: HTMLElement, moves: readonly RowMove[]): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const start = body.getBoundingClientRect().top
  const unseen = (y: number, height: number) => start + y + height < 0 || start + y > innerHeight
  return moves.filter((move) => unseen(move.from, move.height) && unseen(move.to, move.height)).length <= maxOutOfSight
}

/** Parses a CSS time into ms; minifiers write 400ms as .4s. */
export function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0
  return time.trim().endsWith('ms') ? value : value * 1000
}

/** Animates all rows from their old to their new places; rows in `first` are drawn above the others. */
export function animateMoves(body: HTMLElement, moves: readonly RowMove[], first: { has: (id: number) => boolean }) {
  const style = getComputedStyle(body)
  const duration = milliseconds(style.getPropertyValue('--d-flip'))
  const easing = style.getPropertyValue('--e-march').trim() || 'ease'
  body.dataset.moving = ''
  const animations = moves.map(({ id, row, from, to }) => {
    row.dataset.travel = first.has(Number(id)) ? 'first' : 'passed'
    const animation = row.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], {
      duration,
      easing,
    })
    animation.id = 'flip'
    return animation.finished.then(
      () => delete row.dataset.travel,
      // Cancelled: the next change animates the row and marks it again.
      () => undefined,
    )
  })
  void Promise.all(animations).then(() => {
    if (!body.querySelector('[data-travel]')) delete body.dataset.moving
  })
}

/** SVG path of a row's move, drawn in the left gutter; `rise` in px, negative for a fall. */
export function trailPath(rise: number): string {
  const length = Math.abs(rise)
  const steps = Math.max(2, 2 * Math.round(length / 54))
  let path = `M22 ${rise > 0 ? length : 0}H12`
  for (let i = 1; i <= steps; i++) {
    const gone = (length * i) / steps
    const y = rise > 0 ? length - gone : gone
    path += `V${Math.round(y * 10) / 10}${i === steps ? 'H16' : i % 2 ? 'H4' : 'H12'}`
  }
  return path
}
