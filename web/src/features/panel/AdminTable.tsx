import type { ReactNode } from 'react'

interface AdminTableProps {
  /** What it lists, for a screen reader. */
  caption: string
  className?: string
  /** The columns before that of the buttons; a figure's stands to the right, a picture's is only read out. */
  heads: readonly (string | { figure: string } | { picture: string })[]
  /** Its rows, `<tr role="row">` each. */
  children: ReactNode
}

/** A table of things to be worked on, the buttons at the end of each row. The roles are said because a phone lays the rows out as a grid, which would lose them. */
export const AdminTable = ({ caption, className = '', heads, children }: AdminTableProps) => (
  <table className={`rk admin ${className}`} role="table">
    <caption className="sr">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head) => {
          const name = typeof head === 'string' ? head : 'figure' in head ? head.figure : head.picture
          return (
            <th key={name} role="columnheader" scope="col" className={typeof head === 'string' ? 'l' : undefined}>
              {typeof head === 'object' && 'picture' in head ? <span className="sr">{name}</span> : name}
            </th>
          )
        })}
        <th role="columnheader" scope="col">
          <span className="sr">Acciones</span>
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </table>
)
