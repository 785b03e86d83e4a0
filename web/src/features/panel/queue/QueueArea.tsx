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
  /** The cases to list; undefined while they load. */
  cases: readonly Case[] | undefined
  /** Number of all cases, if `cases` contains only some of them. */
  total?: number
  row: (one: Case, hot: boolean) => ReactElement
  /** Text shown if there are no cases. `hint` explains what brings a case into this queue. */
  empty: string
  hint?: string | false
  loading?: string
  failed?: string
  /** For a queue with pages: `size` is the number of cases per page, `of` the noun for the cases. */
  paged?: { size: number; of: string }
  /** If given, new rows and rows whose `stateOf` changes are highlighted. `list` names the filter and page that the rows belong to. */
  changes?: { list: string; stateOf: (one: Case) => string }
  /** Accessible name of the list. */
  label?: string
  className?: string
  /** If given, the section becomes a named region that scripts can focus. */
  section?: Ref<HTMLElement>
  /** Given only on the panel's entry page: path of the page with the whole queue. The rows are then links. */
  all?: string
  tools?: Elements
  /** Notice shown above the list. */
  notice?: Elements
  /** Dialogs of the queue. */
  children?: Elements
}

/** A queue of cases: its title with the number of cases, then the list or, if it is empty, a text. */
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
