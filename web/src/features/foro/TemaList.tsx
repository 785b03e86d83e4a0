import type { Tema } from '@trinchera/contract/foro'
import { temasPageSize } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { QueryState } from '../../ui/state/states'
import type { Page } from '../../lib/api-query'
import { Pager } from '../../ui/table/Pager'
import css from './foro.module.css'
import { NewsPill } from './NewsPill'
import { TemaRow } from './TemaRow'
import type { Elements } from '../../lib/elements'
import { useState } from 'react'
import { useLive, useRoom } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { useSession } from '../../lib/session'
import { temasKey } from './queries'

const plainFirst = (temas: readonly Tema[]) => temas.find(({ fijado }) => !fijado)?.id

/** Returns a list row with new data of its topic. Keeps the viewer's choice of notices, and counts a new post as unread. */
function renewed(row: Tema, tema: Tema, viewer: number | undefined, lastBy: string | undefined): Tema {
  const { sin_leer, seguimiento } = row
  const unread = viewer !== undefined && tema.ultimo.id > row.ultimo.id && tema.ultimo.creador !== lastBy
  return { ...tema, seguimiento, sin_leer: sin_leer + (unread ? 1 : 0) }
}

/**
 * Applies live changes of topics to a list on the screen. Rows change but never move, so that nobody taps the wrong row. Returns `count`,
 * the number of topics that should have moved or been added, and `show`, which fetches the list again. `concerns`: returns true if a topic
 * belongs to the list.
 */
function useTopicNews(temas: readonly Tema[] | undefined, concerns: (tema: Tema) => boolean) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const viewer = useSession()?.player
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set())
  useRoom('foro')
  useLive('topic:changed', ({ id, tema }) => {
    refresh('foro-secciones')
    const row = temas?.find((other) => other.id === id)
    const stays = tema !== null && row !== undefined && concerns(tema) && tema.fijado === row.fijado
    if (tema && row)
      client.setQueriesData<Page<Tema>>(
        { queryKey: temasKey },
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((one) => (one.id === id ? renewed(one, tema, viewer?.id, viewer?.username) : one)),
          },
      )
    const moves = stays ? tema.ultimo.id !== row.ultimo.id && plainFirst(temas ?? []) !== id && !row.fijado : true
    if (!moves || (!row && (!tema || !concerns(tema)))) return
    setMoved((before) => new Set(before).add(id))
  })
  return {
    count: moved.size,
    show() {
      setMoved(new Set())
      refresh(temasKey.slice(1).join('/'))
    },
  }
}

interface TemaListProps {
  query: UseQueryResult<Page<Tema>>
  /** Returns true if this list contains, or should contain, a topic that has changed. */
  concerns: (tema: Tema) => boolean
  page: number
  onPage: (page: number) => void
  /** Returns the section's name, for lists that contain topics of several sections. */
  seccionOf?: (tema: Tema) => string | undefined
  empty: Elements
}

/** A list of topics with 30 per page. Rows are updated live. */
export function TemaList({ query, concerns, page, onPage, seccionOf, empty }: TemaListProps) {
  const { data, isPending } = query
  const news = useTopicNews(data?.rows, concerns)
  const pages = Math.ceil((data?.total ?? 0) / temasPageSize)
  return (
    <div aria-busy={isPending}>
      <NewsPill
        text={news.count > 0 ? counted(news.count, 'tema con novedades', 'temas con novedades') : ''}
        onPress={() => {
          news.show()
          if (page > 1) onPage(1)
        }}
      />
      <QueryState query={query} lines={8} height={52} loading="Cargando temas…" failed="No pudimos traer los temas" />
      {data?.rows.length === 0 && empty}
      {data && data.rows.length > 0 && (
        <ul className={`list ${css.temas}`}>
          {data.rows.map((tema) => (
            <TemaRow key={tema.id} tema={tema} seccion={seccionOf?.(tema)} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} of="temas" />}
    </div>
  )
}
