import type { Tema } from '@trinchera/contract/foro'
import { temasPageSize } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '../../ui/state/states'
import { Pager } from '../../ui/table/Pager'
import css from './foro.module.css'
import { NewsPill } from './NewsPill'
import type { TemasPage } from './queries'
import { TemaRow } from './TemaRow'
import { useTopicNews } from './use-topic-news'
import type { Elements } from '../../lib/elements'

interface TemaListProps {
  query: UseQueryResult<TemasPage>
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
  const news = useTopicNews(data?.temas, concerns)
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
      {data && data.temas.length === 0 && empty}
      {data && data.temas.length > 0 && (
        <ul className={`list ${css.temas}`}>
          {data.temas.map((tema) => (
            <TemaRow key={tema.id} tema={tema} seccion={seccionOf?.(tema)} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} of="temas" />}
    </div>
  )
}
