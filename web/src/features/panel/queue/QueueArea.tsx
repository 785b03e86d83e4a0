import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactElement, type Ref } from 'react'
import type { Elements } from '../../../lib/elements'
import { usePage } from '../../../lib/page'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Pager } from '../../../ui/table/Pager'
import { useNewRows } from '../use-new-rows'
import { useValidPage } from '../use-valid-page'
import css from './queue.module.css'

export interface QueueAreaProps<Case> {
  title: string
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'isPlaceholderData' | 'refetch'>
  /** Undefined while the cases load. */
  cases: readonly Case[] | undefined
  /** The number of all cases, if `cases` is only a part of them. */
  total?: number
  row: (one: Case, hot: boolean) => ReactElement
  /** Shown if there are no cases; `hint` says when there will be some. */
  empty: string
  hint?: string | false
  loading?: string
  failed?: string
  /** For a queue with pages: the number of cases per page, and the noun for them. */
  paged?: { size: number; of: string }
  /** Highlights new rows and rows whose state changes. `list` identifies the filter and page. */
  changes?: { list: string; stateOf: (one: Case) => string }
  /** The list's accessible name and class. */
  label?: string
  className?: string
  /** Makes the section a named region that can be focused. */
  section?: Ref<HTMLElement>
  /** On the panel's entry page: path of the whole queue. The rows are then links. */
  all?: string
  tools?: Elements
  /** Shown above the list. */
  notice?: Elements
  /** The dialogs of the queue. */
  children?: Elements
}

/** A queue of cases: its title with the number of cases, then the list or, if it is empty, a message. */
export function QueueArea<Case extends { id: number }>(props: QueueAreaProps<Case>) {
  const { title, query, cases, total = cases?.length, paged, changes, section, all } = props
  const { page, setPage } = usePage()
  const pages = useValidPage(paged && total, paged?.size ?? 1)
  const rows = query.isPlaceholderData
    ? undefined
    : cases?.map((one) => ({ id: one.id, state: changes?.stateOf(one) ?? '' }))
  const hot = useNewRows(changes?.list ?? '', changes && rows)
  const shown = cases?.length ?? 0
  return (
    <section
      aria-busy={query.isPending}
      aria-label={section || all ? title : undefined}
      ref={section}
      tabIndex={section ? -1 : undefined}
      className={section ? css.area : undefined}
    >
      <SectionHead
        title={title}
        count={paged ? undefined : total}
        note={paged && shown > 0 ? `${shown} de ${total}` : undefined}
        link={all && total !== undefined && total > shown ? { to: all, label: `Ver los ${total}` } : undefined}
      />
      {props.tools}
      {query.isPending && <LoadingText>{props.loading ?? 'Cargando los casos…'}</LoadingText>}
      {query.isPending && (
        <ul className={`list ${all ? css.links : ''}`}>
          <SkeletonLines lines={all ? 2 : 4} />
        </ul>
      )}
      {query.isError && !cases && (
        <ErrorState title={props.failed ?? 'No pudimos traer los casos'} onRetry={() => query.refetch()} />
      )}
      {cases && shown === 0 && all && <p className="small dim">{props.empty}</p>}
      {cases && shown === 0 && !all && <EmptyState title={props.empty}>{props.hint}</EmptyState>}
      {props.notice}
      {shown > 0 && (
        <ul className={`list ${all ? css.links : (props.className ?? '')}`} aria-label={props.label}>
          {cases?.map((one) => (
            <Fragment key={one.id}>{props.row(one, hot.has(one.id))}</Fragment>
          ))}
        </ul>
      )}
      {paged && pages > 1 && <Pager page={page} pages={pages} onPage={setPage} of={paged.of} />}
      {props.children}
    </section>
  )
}
