/** Where each row stands, from the top of the body, as it is seen (a running travel included). */
export type Tops = ReadonlyMap<string, number>

export interface RowMove {
  id: string
  row: HTMLElement
  from: number
  to: number
  height: number
}

/** More moving rows than this out of sight, and nothing travels. */
const mostOutOfSight = 6

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')]

export function measure(body: HTMLElement): Tops {
  const start = body.getBoundingClientRect().top
  return new Map(rowsOf(body).map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().top - start]))
}

/** Stops what still travels and compares where rows were with where they are now. */
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

/** Travels are for what can be followed with the eye, and for who wants them. */
export function mayTravel(body: HTMLElement, moves: readonly RowMove[]): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const start = body.getBoundingClientRect().top
  const unseen = (y: number, height: number) => start + y + height < 0 || start + y > innerHeight
  return moves.filter((move) => unseen(move.from, move.height) && unseen(move.to, move.height)).length <= mostOutOfSight
}

/** A CSS time; minifiers write 400ms as .4s. */
export function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0
  return time.trim().endsWith('ms') ? value : value * 1000
}

/** All rows together, transform alone; `first` is the row that climbs over the others. */
export function travel(body: HTMLElement, moves: readonly RowMove[], first: { has: (id: number) => boolean }) {
  const style = getComputedStyle(body)
  const duration = milliseconds(style.getPropertyValue('--d-flip'))
  const easing = style.getPropertyValue('--e-march').trim() || 'ease'
  body.dataset.moving = ''
  const travels = moves.map(({ id, row, from, to }) => {
    row.dataset.travel = first.has(Number(id)) ? 'first' : 'passed'
    const animation = row.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], {
      duration,
      easing,
    })
    animation.id = 'flip'
    return animation.finished.then(
      () => delete row.dataset.travel,
      // Cancelled: the next change took the row over and marks it anew.
      () => undefined,
    )
  })
  void Promise.all(travels).then(() => {
    if (!body.querySelector('[data-travel]')) delete body.dataset.moving
  })
}

/** The way a row took through the left gutter, crenellated; `rise` in px, negative for a fall. */
export function trailPath(rise: number): string {
  const length = Math.abs(rise)
  const reaches = Math.max(2, 2 * Math.round(length / 54))
  let path = `M22 ${rise > 0 ? length : 0}H12`
  for (let i = 1; i <= reaches; i++) {
    const gone = (length * i) / reaches
    const y = rise > 0 ? length - gone : gone
    path += `V${Math.round(y * 10) / 10}${i === reaches ? 'H16' : i % 2 ? 'H4' : 'H12'}`
  }
  return path
}
