import type { ReactNode } from 'react'
import { Cell, RowHead } from '../../ui/table/FlipTable'
import css from './AdminTable.module.css'

interface AdminTableProps {
  /** Says what the table contains, for screen readers. */
  caption: string
  className?: string
  /** The columns before the buttons: left-aligned, right-aligned (`figure`), or with a name for screen readers only (`picture`). */
  heads: readonly (string | { figure: string } | { picture: string })[]
  /** The rows, each a `<tr role="row">`. */
  children: ReactNode
}

/** A table with buttons at the end of each row. ARIA roles are explicit, because `display: grid` on a phone removes the implicit ones. */
export const AdminTable = ({ caption, className = '', heads, children }: AdminTableProps) => (
  <table className={`data-table ${css.admin} ${className}`} role="table">
    <caption className="screen-reader-only">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head) => {
          const name = typeof head === 'string' ? head : 'figure' in head ? head.figure : head.picture
          return (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={typeof head === 'string' ? 'align-left' : undefined}
            >
              {typeof head === 'object' && 'picture' in head ? (
                <span className="screen-reader-only">{name}</span>
              ) : (
                name
              )}
            </th>
          )
        })}
        <th role="columnheader" scope="col">
          <span className="screen-reader-only">Acciones</span>
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </table>
)

export const NameCell = ({ children }: { children: ReactNode }) => (
  <RowHead className={`name-cell ${css.name}`}>{children}</RowHead>
)

/** Small text next to a name. */
export const NameNote = ({ children }: { children: ReactNode }) => <span className={css.note}>{children}</span>

export const ActionsCell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <Cell className={`${css.actions} ${className}`}>
    <div className={`line above-row ${css.buttons}`}>{children}</div>
  </Cell>
)
