import { Component, createRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { RowMove, Tops } from './flip'

const notMeasured: Tops = new Map()
const noTrails: readonly Trail[] = []

let flip: typeof import('./flip') | undefined

interface BodyProps {
  /** The rows' ids in their order. */
  order: string
  hot: { has: (id: number) => boolean }
  onMoves: (moves: readonly RowMove[], animated: boolean) => void
  children: ReactNode
}

/** A class component, because `getSnapshotBeforeUpdate` is the only place to measure the rows before React moves them. */
class FlipBody extends Component<BodyProps> {
  private readonly body = createRef<HTMLTableSectionElement>()

  /** Until it has come, and without it, rows are just there. */
  override componentDidMount() {
    import('./flip').then(
      (loaded) => (flip = loaded),
      () => undefined,
    )
  }

  override getSnapshotBeforeUpdate(before: BodyProps): Tops | null {
    const body = this.body.current
    if (!body || !flip || before.order === this.props.order) return null
    const changes = flip.findChanges(before.order, this.props.order)
    return flip.mayAnimate(body, changes) ? flip.measure(body, changes) : notMeasured
  }

  override componentDidUpdate(_before: BodyProps, _state: unknown, tops: Tops | null) {
    const body = this.body.current
    if (!tops || !body || !flip) return
    if (tops === notMeasured) {
      flip.settle(body)
      return this.props.onMoves([], false)
    }
    const moves = flip.findMoves(body, tops)
    if (moves.length === 0) return
    const animated = flip.shouldAnimate(body, moves)
    if (animated) flip.animateMoves(body, moves, this.props.hot)
    this.props.onMoves(moves, animated)
  }

  override render() {
    return (
      <tbody ref={this.body} role="rowgroup">
        {this.props.children}
      </tbody>
    )
  }
}

interface Trail {
  id: number
  top: number
  rise: number
}

function TrailDrawing({ top, rise, headHeight }: Trail & { headHeight: number }) {
  const height = Math.abs(rise)
  const end = rise > 0 ? 0 : height
  return (
    <svg
      className="trail"
      style={{ top: headHeight + top }}
      width="22"
      height={height}
      viewBox={`0 0 22 ${height}`}
      aria-hidden="true"
    >
      <path className="way" pathLength="1" d={flip?.trailPath(rise)} />
      <path className="tip" d={`M11 ${end - 5}L17 ${end}L11 ${end + 5}`} />
    </svg>
  )
}

export interface FlipTableProps<Row> {
  caption: string
  /** The head's cells (`HeadCell`). */
  head: ReactNode
  rows: readonly Row[]
  rowId: (row: Row) => number
  rowClass?: (row: Row, index: number) => string
  /** Ids of rows that have just changed: a Set, or the Map of `useHotRows`. */
  hot: { has: (id: number) => boolean }
  /** A row's cells (`Cell`). */
  children: (row: Row, index: number) => ReactNode
  /** `duo`: on a phone each row becomes two lines. */
  className?: string
}

/** A table whose rows move to their new places when their order changes (FLIP animation). */
export function FlipTable<Row>({
  caption,
  head,
  rows,
  rowId,
  rowClass,
  hot,
  children,
  className = 'data-table two-line',
}: FlipTableProps<Row>) {
  const [trails, setTrails] = useState(noTrails)
  const [headHeight, setHeadHeight] = useState(0)

  function showTrails(moves: readonly RowMove[], animated: boolean) {
    const own = moves.filter((move) => hot.has(Number(move.id)))
    const [first] = own
    const body = first?.row.parentElement
    if (!first || !body || !animated) return setTrails(noTrails)
    setHeadHeight(body.offsetTop)
    setTrails(
      own.map(({ id, from, to, height }) => ({
        id: Number(id),
        top: Math.min(from, to) + height / 2,
        rise: from - to,
      })),
    )
  }

  return (
    <div className="data-table-frame">
      {trails
        .filter((trail) => hot.has(trail.id))
        .map((trail) => (
          <TrailDrawing key={`${trail.id} ${trail.top} ${trail.rise}`} {...trail} headHeight={headHeight} />
        ))}
      <table className={className} role="table">
        <caption className="screen-reader-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">{head}</tr>
        </thead>
        <FlipBody order={rows.map(rowId).join()} hot={hot} onMoves={showTrails}>
          {rows.map((row, index) => {
            const id = rowId(row)
            return (
              <tr
                key={id}
                role="row"
                data-row={id}
                className={`${index === 0 ? 'row-1' : ''} ${rowClass?.(row, index) ?? ''} ${hot.has(id) ? 'hot' : ''}`}
              >
                {children(row, index)}
              </tr>
            )
          })}
        </FlipBody>
      </table>
    </div>
  )
}

/** Cells with explicit roles: `display: grid`, used on phones, removes a table's implicit ones. */
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />
/** The cell that names its row. */
export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />
export const HeadCell = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />
