import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import type { Elements } from '../../lib/elements'

const widths = [62, 48, 74, 54, 66]

const cellClasses = {
  place: 'place-cell',
  move: 'move-cell',
  emblem: 'emblem-cell',
  tag: 'tag-cell',
  name: 'name-cell',
  streak: 'streak-cell',
  figure: 'record-cell',
  percent: 'percent-cell',
  change: 'live-cell',
  empty: '',
}

/** Loading placeholders for a `<tbody>`, with the cells of the real rows. They reserve their space, but become visible after 150 ms. */
export function SkeletonRows({
  rows = 5,
  cells = ['place', 'emblem', 'name', 'figure'],
}: {
  rows?: number
  cells?: readonly (keyof typeof cellClasses)[]
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} data-part="skeleton" className="waits" aria-hidden="true">
      {cells.map((cell, i) => (
        <td key={i} className={cellClasses[cell]}>
          {cell === 'place' && <span className="skeleton number" />}
          {cell === 'emblem' && <span className="skeleton square" />}
          {cell === 'name' && <span className="skeleton" style={{ width: `${widths[row % widths.length]}%` }} />}
          {cell === 'figure' && <span className="skeleton end" />}
        </td>
      ))}
    </tr>
  ))
}

/** Loading placeholders for a `<ul className="list">`. `height`: of a line's content, px; by default that of a `MatchLine`. */
export function SkeletonLines({ lines = 5, height = 42 }: { lines?: number; height?: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <li key={line} data-part="skeleton" className="waits" aria-hidden="true" style={{ height: height + 15 }}>
      <span className="skeleton" style={{ width: `${widths[line % widths.length]}%`, margin: '4px 0' }} />
      {height >= 40 && (
        <span
          className="skeleton"
          style={{ width: `${(widths[(line + 1) % widths.length] ?? 50) / 2}%`, margin: '10px 0 4px' }}
        />
      )}
    </li>
  ))
}

/** Tells screen readers that data is loading, because placeholders are hidden from them. */
export const LoadingText = ({ children = 'Cargando…' }: { children?: string }) => (
  <p className="screen-reader-only" role="status">
    {children}
  </p>
)

/** Placeholders for a list whose data is being fetched, with a `text` for screen readers. */
export const LoadingList = ({ text, ...placeholders }: { text: string; lines: number; height?: number }) => (
  <>
    <ul className="list" aria-busy="true">
      <SkeletonLines {...placeholders} />
    </ul>
    <LoadingText>{text}</LoadingText>
  </>
)

/** Shown in place of an empty list: a title, an explanation and a next step (docs/behaviour/screens.md#Loading and empty states). */
export const EmptyState = ({ title, children, action }: { title: string; children?: ReactNode; action?: Elements }) => (
  <div className="grid empty">
    <p className="empty-title">{title}</p>
    {children && <p className="small">{children}</p>}
    {action}
  </div>
)

interface ErrorStateProps {
  /** What failed, such as "No pudimos traer las partidas". */
  title: string
  /** The reason, if it is known. */
  children?: ReactNode
  onRetry: () => unknown
}

/** Shown in a section whose data could not be fetched: what failed, and a button to retry. */
export const ErrorState = ({ title, children = 'El resto de la página sigue al día.', onRetry }: ErrorStateProps) => (
  <div className="grid empty" role="alert">
    <p className="empty-title">{title}</p>
    <p className="small">{children}</p>
    <Button size="small" pendingText="Reintentando…" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
)

interface QueryStateProps {
  query: { data?: unknown; isPending: boolean; isError: boolean; refetch: () => unknown }
  /** Text for screen readers while the data is being fetched. */
  loading: string
  /** What failed, such as "No pudimos traer las partidas". */
  failed: string
  /** Number of placeholder lines while the data is being fetched, and their height. Without `lines` there are none. */
  lines?: number
  height?: number
  /** Text below `failed`. */
  children?: string
}

/** What a section shows while it has no data: placeholders while the data is being fetched, or the failure with a button to retry. */
export function QueryState({ query, loading, failed, lines, height, children }: QueryStateProps) {
  if (query.isError && query.data === undefined)
    return (
      <ErrorState title={failed} onRetry={() => query.refetch()}>
        {children}
      </ErrorState>
    )
  if (!query.isPending) return null
  return lines ? <LoadingList text={loading} lines={lines} height={height} /> : <LoadingText>{loading}</LoadingText>
}
