/** Each row's visible distance from the top of the body in px, running animations included. */
export type Tops = ReadonlyMap<string, number>

export interface RowMove {
  id: string
  row: HTMLElement
  from: number
  to: number
  height: number
}

/** A row in the order before a change and in the one after it. */
export interface PlaceChange {
  id: string
  /** Indices. */
  from: number
  to: number
}

/** With more moving rows than this outside the viewport, nothing is animated. */
const maxOutOfSight = 6
/** Rows that count as in sight above and below it: not all are of the same height. */
const nearRows = 2

/** Animations that run, by their row. To ask the browser for them styles and lays out each row. */
const running = new WeakMap<HTMLElement, Animation>()

/** The rows that stand elsewhere in the order `after`: ids, joined by commas. */
export function findChanges(before: string, after: string): PlaceChange[] {
  const places = new Map(before.split(',').map((id, at) => [id, at]))
  return after.split(',').flatMap((id, to) => {
    const from = places.get(id)
    return from === undefined || from === to ? [] : [{ id, from, to }]
  })
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether most of the rows that move may be in sight, by their mean height: to measure each would lay out the whole table before a touch is answered. */
export function mayAnimate(body: HTMLElement, changes: readonly PlaceChange[]): boolean {
  if (isStill()) return false
  const { top, height } = body.getBoundingClientRect()
  const mean = height / body.childElementCount
  const first = -top / mean - nearRows
  const last = (innerHeight - top) / mean + nearRows
  const unseen = (place: number) => place < first || place > last
  return changes.filter(({ from, to }) => unseen(from) && unseen(to)).length <= maxOutOfSight
}

const rowsOf = (body: HTMLElement, has: (id: string) => boolean) =>
  [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')].flatMap((row) => {
    const id = row.dataset.row ?? ''
    return has(id) ? [{ id, row }] : []
  })

/** Where the rows stand that will move. */
export function measure(body: HTMLElement, changes: readonly PlaceChange[]): Tops {
  const start = body.getBoundingClientRect().top
  const moving = new Set(changes.map(({ id }) => id))
  return new Map(
    rowsOf(body, (id) => moving.has(id)).map(({ id, row }) => [id, row.getBoundingClientRect().top - start]),
  )
}

/** Cancels running animations: the rows are where they belong. */
export function settle(body: HTMLElement) {
  if (body.dataset.moving === undefined) return
  for (const row of body.querySelectorAll<HTMLElement>('[data-travel]')) {
    delete row.dataset.travel
    running.get(row)?.cancel()
  }
}

/** Returns the rows whose position differs from `before`; the others were not measured, or have not moved. */
export function findMoves(body: HTMLElement, before: Tops): RowMove[] {
  settle(body)
  const start = body.getBoundingClientRect().top
  return rowsOf(body, (id) => before.has(id)).flatMap(({ id, row }) => {
    const from = before.get(id)
    const { top, height } = row.getBoundingClientRect()
    const to = top - start
    return from === undefined || Math.abs(from - to) < 1 ? [] : [{ id, row, from, to, height }]
  })
}

/** Whether to animate: not with reduced motion, nor when most rows move outside the viewport. */
export function shouldAnimate(body: HTMLElement, moves: readonly RowMove[]): boolean {
  if (isStill()) return false
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
    running.set(row, animation)
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
