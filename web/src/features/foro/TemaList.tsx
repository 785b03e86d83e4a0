import type { Tema } from '@trinchera/contract/foro'
import { temasPageSize } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '../../ui/state/states'
import type { Page } from '../../lib/api-query'
import { Pager } from '../../ui/table/Pager'
import css from './foro.module.css'
import { NewsPill } from './NewsPill'
import { TemaRow } from './TemaRow'
import { useTopicNews } from './use-topic-news'
import type { Elements } from '../../lib/elements'

interface TemaListProps {
  query: UseQueryResult<Page<Tema>>
  /** True if this list contains, or should contain, a topic that has changed. */
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
