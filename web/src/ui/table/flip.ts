import { isValidElement, type ReactNode } from 'react'

import type { Trail } from './TrailDrawing'

export { TrailDrawing } from './TrailDrawing'

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
/** The browser draws rows of `content-visibility: auto` that are so many screens beyond what is in sight. */
const drawnScreens = 1.5
/** So many of them are drawn together after a move, and the pause before the next ones, ms. */
const drawnTogether = 8
const pauseMs = 100

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

/** How far a place is from what is in sight, in rows of mean height: to measure each row would lay out the whole table before a touch is answered. */
function distanceFromSight(body: HTMLElement): { of: (place: number) => number; screen: number } {
  const { top, height } = body.getBoundingClientRect()
  const mean = height / body.childElementCount
  const first = -top / mean - nearRows
  const last = (innerHeight - top) / mean + nearRows
  return { of: (place) => Math.max(first - place, place - last, 0), screen: innerHeight / mean }
}

/** The order in which ids have come: without those that are gone, new ones at the end; `kept` itself where it stays. */
export function keepOrder(kept: readonly number[], ids: readonly number[]): readonly number[] {
  const present = new Set(ids)
  const order = [...new Set([...kept.filter((id) => present.has(id)), ...ids])]
  return order.join() === kept.join() ? kept : order
}

/** Whether two elements are of the same component with the same properties. */
export const isAlike = (a: ReactNode, b: ReactNode): boolean =>
  isValidElement<object>(a) &&
  isValidElement<object>(b) &&
  a.type === b.type &&
  Object.entries(b.props).every(([name, value]) => Object.is(value, Reflect.get(a.props, name)))

/** Of numbers in any order, the places of those that ascend and are most (patience sorting). */
export function longestAscent(numbers: readonly number[]): Set<number> {
  const ends: number[] = []
  const earlier: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    earlier.push(ends[low - 1])
    ends[low] = at
  }
  const ascent = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = earlier[at]) ascent.add(at)
  return ascent
}

/** Puts the rows into an order, and moves as few as can be: each that is put elsewhere is styled, laid out and painted from nothing. */
function arrange(body: HTMLElement, order: string) {
  const rows = [...body.children]
  const ids = rows.map((row) => row.getAttribute('data-row') ?? '')
  const target = order.split(',')
  const places = new Map(target.map((id, place) => [id, place]))
  const stay = longestAscent(ids.map((id) => places.get(id) ?? Infinity))
  if (stay.size === rows.length) return
  const focused = document.activeElement
  const known = new Map(ids.map((id, at) => [id, { row: rows[at], stays: stay.has(at) }]))
  let next: Element | null = null
  for (const id of [...target].reverse()) {
    const { row, stays } = known.get(id) ?? {}
    if (!row) continue
    if (!stays) body.insertBefore(row, next)
    next = row
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true })
}

/** Draws the rows at the places beyond what is in sight after it, a few at a time. */
function drawLater(body: HTMLElement, beyond: readonly number[]) {
  const rows = beyond.flatMap((place) => {
    const row = body.children[place]
    return row instanceof HTMLElement && !row.contains(document.activeElement) ? [row] : []
  })
  for (const row of rows) row.dataset.later = ''
  const draw = () => {
    for (const row of rows.splice(0, drawnTogether)) delete row.dataset.later
    if (rows.length > 0) setTimeout(draw, pauseMs)
  }
  setTimeout(draw, pauseMs)
}

const rowsOf = (body: HTMLElement, has: (id: string) => boolean) =>
  [...body.querySelectorAll<HTMLElement>(':scope > tr[data-row]')].flatMap((row) => {
    const id = row.dataset.row ?? ''
    return has(id) ? [{ id, row }] : []
  })

/** Where the rows stand that will move. */
function measure(body: HTMLElement, changes: readonly PlaceChange[]): Tops {
  const start = body.getBoundingClientRect().top
  const moving = new Set(changes.map(({ id }) => id))
  return new Map(
    rowsOf(body, (id) => moving.has(id)).map(({ id, row }) => [id, row.getBoundingClientRect().top - start]),
  )
}

/** What is known of a new order before the rows stand in it. */
export interface Reorder {
  /** Where the rows stood that will move; null: too many move out of sight to be animated. */
  tops: Tops | null
  /** Places out of sight, near enough for the browser to draw them, whose row moves; the nearest first. */
  beyond: readonly number[]
}

export function reorderOf(body: HTMLElement, before: string, after: string): Reorder {
  const changes = findChanges(before, after)
  const distance = distanceFromSight(body)
  const outOfSight = changes.filter(({ from, to }) => distance.of(from) > 0 && distance.of(to) > 0)
  const still = isStill() || outOfSight.length > maxOutOfSight
  const beyond = changes
    .map(({ to }) => to)
    .filter((place) => distance.of(place) > 0 && distance.of(place) < drawnScreens * distance.screen)
    .sort((a, b) => distance.of(a) - distance.of(b))
  return { tops: still ? null : measure(body, changes), beyond }
}

/** Cancels running animations: the rows are where they belong. */
function settle(body: HTMLElement) {
  if (body.dataset.moving === undefined) return
  for (const row of body.querySelectorAll<HTMLElement>('[data-travel]')) {
    delete row.dataset.travel
    running.get(row)?.cancel()
  }
}

/** Returns the rows whose position differs from `before`; the others were not measured, or have not moved. */
function findMoves(body: HTMLElement, before: Tops): RowMove[] {
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
function shouldAnimate(body: HTMLElement, moves: readonly RowMove[]): boolean {
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
function animateMoves(body: HTMLElement, moves: readonly RowMove[], first: { has: (id: number) => boolean }) {
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

/** Puts the rows where they belong and animates them. Returns the trails of those in `first`; undefined: none has moved. */
export function march(
  body: HTMLElement,
  order: string,
  { tops, beyond }: Reorder,
  first: { has: (id: number) => boolean },
): readonly Trail[] | undefined {
  // One that still waits after the move before may be in sight now.
  for (const row of body.querySelectorAll<HTMLElement>(':scope > [data-later]')) delete row.dataset.later
  arrange(body, order)
  if (!tops) {
    settle(body)
    drawLater(body, beyond)
    return []
  }
  const moves = findMoves(body, tops)
  if (moves.length === 0) return undefined
  if (!shouldAnimate(body, moves)) return []
  animateMoves(body, moves, first)
  const head = body.offsetTop
  return moves
    .filter(({ id }) => first.has(Number(id)))
    .map(({ id, from, to, height }) => ({
      id: Number(id),
      top: head + Math.min(from, to) + height / 2,
      rise: from - to,
    }))
}
