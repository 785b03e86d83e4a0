import type { ReactNode } from 'react'
import { Button } from '../controls/Button'

const widths = [62, 48, 74, 54, 66]

/** Rows of a table that is on its way; put it inside its `<tbody>`. They show after 150 ms only, and keep their room from the start. */
export function SkeletonRows({
  rows = 5,
  cells = ['place', 'emblem', 'name', 'figure'],
}: {
  rows?: number
  cells?: ('place' | 'emblem' | 'name' | 'figure' | 'empty')[]
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-part="skeleton" className="waits" aria-hidden="true">
      {cells.map((cell, i) => (
        <td key={i} className={{ place: 'pl', emblem: 'em', name: 'nm', figure: 'wl', empty: '' }[cell]}>
          {cell === 'place' && <span className="sk n" />}
          {cell === 'emblem' && <span className="sk c" />}
          {cell === 'name' && <span className="sk" style={{ width: `${widths[row % widths.length]}%` }} />}
          {cell === 'figure' && <span className="sk end" />}
        </td>
      ))}
    </tr>
  ))
}

/** Lines of a list that is on its way, inside its `<ul className="ls">`. */
export function SkeletonLines({ lines = 5 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <li key={line} data-part="skeleton" className="waits" aria-hidden="true">
      <span className="sk" style={{ width: `${widths[line % widths.length]}%`, margin: '5px 0' }} />
      <span
        className="sk"
        style={{ width: `${(widths[(line + 1) % widths.length] ?? 50) / 2}%`, margin: '10px 0 5px' }}
      />
    </li>
  ))
}

/** Said to a screen reader while skeletons stand in for what is loading. */
export const LoadingText = ({ children = 'Cargando…' }: { children?: string }) => (
  <p className="sr" role="status">
    {children}
  </p>
)

/** Nothing to show: the specification's sentence, one line more, one next step. No picture. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="empty">
    <p className="empty-title">{title}</p>
    {children && <p className="small">{children}</p>}
    {action}
  </div>
)

interface ErrorStateProps {
  /** What failed: "No pudimos traer las partidas". */
  title: string
  /** Why, if it is known, and that the rest still works. */
  children?: ReactNode
  onRetry: () => unknown
}

/** Something did not come: it stays inside its section, never a full page. */
export const ErrorState = ({ title, children = 'El resto de la página sigue al día.', onRetry }: ErrorStateProps) => (
  <div className="empty" role="alert">
    <p className="empty-title">{title}</p>
    <p className="small">{children}</p>
    <Button size="small" pendingText="Reintentando…" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
)
