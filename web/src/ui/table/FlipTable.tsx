import { Component, createRef, useState, type ComponentProps, type ReactNode } from 'react'
import { animateReorder, measureRows, type RowTops } from './flip'
import { TrailDrawing, type Trail } from './TrailDrawing'

const noTrails: readonly Trail[] = []

interface BodyProps {
  /** The ids of all rows in their current order, joined to one string. */
  order: string
  hot: { has: (id: number) => boolean }
  onTrails: (trails: readonly Trail[]) => void
  children: ReactNode
}

/** A class component, because only `getSnapshotBeforeUpdate` can measure the rows before React moves them. */
class FlipBody extends Component<BodyProps> {
  private readonly body = createRef<HTMLTableSectionElement>()

  override getSnapshotBeforeUpdate(before: BodyProps): RowTops | null {
    return this.body.current && before.order !== this.props.order ? measureRows(this.body.current) : null
  }

  override componentDidUpdate(_before: BodyProps, _state: unknown, tops: RowTops | null) {
    if (tops && this.body.current) this.props.onTrails(animateReorder(this.body.current, tops, this.props.hot))
  }

  override render() {
    return (
      <tbody ref={this.body} role="rowgroup">
        {this.props.children}
      </tbody>
    )
  }
}

export interface FlipTableProps<Row> {
  caption: string
  /** The header cells (`HeadCell`). */
  head: ReactNode
  rows: readonly Row[]
  rowId: (row: Row) => number
  rowClass?: (row: Row, index: number) => string
  /** Ids of the rows that have just changed, which are highlighted: a Set, or the Map that `useHotRows` returns. */
  hot: { has: (id: number) => boolean }
  /** Renders the cells (`Cell`) of a row. */
  children: (row: Row, index: number) => ReactNode
  /** With the class `two-line`, each row becomes two lines on a phone. */
  className?: string
}

/** An HTML table whose rows move to their new places when their order changes (FLIP animation). */
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
  return (
    <div className="data-table-frame">
      {trails
        .filter((trail) => hot.has(trail.id))
        .map((trail) => (
          <TrailDrawing key={`${trail.id} ${trail.top} ${trail.rise}`} {...trail} />
        ))}
      <table className={className} role="table">
        <caption className="screen-reader-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">{head}</tr>
        </thead>
        <FlipBody order={rows.map(rowId).join()} hot={hot} onTrails={setTrails}>
          {rows.map((row, index) => (
            <tr
              key={rowId(row)}
              role="row"
              data-row={rowId(row)}
              className={`${index === 0 ? 'row-1' : ''} ${rowClass?.(row, index) ?? ''} ${hot.has(rowId(row)) ? 'hot' : ''}`}
            >
              {children(row, index)}
            </tr>
          ))}
        </FlipBody>
      </table>
    </div>
  )
}

/** An HTML table cell with an explicit role, because on phones `display: grid` removes the implicit roles of tables. */
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />
/** The cell that names its row, for screen readers. */
export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />
export const HeadCell = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />
