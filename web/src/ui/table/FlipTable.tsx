import { Component, createRef, memo, useState, type ComponentProps, type ReactNode } from 'react'
import type { Reorder } from './flip'
import type { Trail } from './TrailDrawing'

const noTrails: readonly Trail[] = []

let flip: typeof import('./flip') | undefined

interface BodyProps {
  /** The rows' ids in their order. */
  order: string
  hot: { has: (id: number) => boolean }
  onTrails: (trails: readonly Trail[]) => void
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

  override getSnapshotBeforeUpdate(before: BodyProps): Reorder | null {
    const body = this.body.current
    if (!body || !flip || before.order === this.props.order) return null
    return flip.reorderOf(body, before.order, this.props.order)
  }

  override componentDidUpdate(_before: BodyProps, _state: unknown, reorder: Reorder | null) {
    const body = this.body.current
    if (!reorder || !body || !flip) return
    const trails = flip.march(body, this.props.order, reorder, this.props.hot)
    if (trails) this.props.onTrails(trails)
  }

  override render() {
    return (
      <tbody ref={this.body} role="rowgroup">
        {this.props.children}
      </tbody>
    )
  }
}

interface RowProps {
  id: number
  className: string
  children: ReactNode
}

/** Rendered again only if its cells have other properties: a commit compares all that was rendered, and nothing interrupts it. */
const FlipRow = memo(
  ({ id, className, children }: RowProps) => (
    <tr role="row" data-row={id} className={className}>
      {children}
    </tr>
  ),
  (a, b) => a.className === b.className && flip?.isAlike(a.children, b.children) === true,
)

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
  const TrailDrawing = flip?.TrailDrawing
  const ids = rows.map(rowId)
  const [kept, setKept] = useState<readonly number[]>(ids)
  const places = new Map(ids.map((id, place) => [id, place]))
  // React keeps the rows in the order in which they have come, and `flip` puts them where they belong: React would move each that was passed.
  const stable = flip ? flip.keepOrder(kept, ids) : ids.join() === kept.join() ? kept : ids
  if (stable !== kept) setKept(stable)

  return (
    <div className="data-table-frame">
      {TrailDrawing &&
        trails
          .filter((trail) => hot.has(trail.id))
          .map((trail) => <TrailDrawing key={`${trail.id} ${trail.top} ${trail.rise}`} {...trail} />)}
      <table className={className} role="table">
        <caption className="screen-reader-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">{head}</tr>
        </thead>
        <FlipBody order={ids.join()} hot={hot} onTrails={setTrails}>
          {stable.map((id) => {
            const index = places.get(id) ?? 0
            const row = rows[index]
            return (
              row && (
                <FlipRow
                  key={id}
                  id={id}
                  className={`${index === 0 ? 'row-1' : ''} ${rowClass?.(row, index) ?? ''} ${hot.has(id) ? 'hot' : ''}`}
                >
                  {children(row, index)}
                </FlipRow>
              )
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
