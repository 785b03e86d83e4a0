import type { Hallazgo } from '@trinchera/contract/foro'
import { paths } from '@trinchera/contract/site-paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { codeOf, messageOf } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { WhenPlayed } from '../../ui/state/RelativeTime'
import { EmptyState, ErrorState, LoadingList } from '../../ui/state/states'
import css from './foro.module.css'
import { foundWords } from './found-words'
import { hallazgosQuery } from './queries'

const Marked = ({ text, q }: { text: string; q: string }) =>
  foundWords(text, q).map((piece, index) =>
    piece.found ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )

const HallazgoRow = ({ hallazgo, q }: { hallazgo: Hallazgo; q: string }) => (
  <li className={`link-row ${css.hallazgo}`}>
    <h2 className={`line ${css.temaTitle}`}>
      <Link className="row-link" to={paths.mensaje(hallazgo.id_tema, hallazgo.slug, hallazgo.id)}>
        <Marked text={hallazgo.titulo} q={q} />
      </Link>
    </h2>
    <p className="small">
      <Marked text={hallazgo.extracto} q={q} />
    </p>
    <p className={css.temaFacts}>
      <span translate="no">{hallazgo.creador}</span>
      <WhenPlayed at={hallazgo.fecha} />
    </p>
  </li>
)

/** Search results: posts that contain every word of the search text. More results load on demand. */
export function Hallazgos({ q }: { q: string }) {
  const query = useInfiniteQuery(hallazgosQuery(q))
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage } = query
  const found = data?.pages.flat() ?? []
  if (isPending) {
    return (
      <div aria-busy="true">
        <LoadingList lines={5} height={64} text="Buscando…" />
      </div>
    )
  }
  // 400 means that the search text cannot be searched for. The message says so, because trying again does not help.
  if (isError && codeOf(error) === 400)
    return <EmptyState title="Eso no se puede buscar">{messageOf(error, '')}</EmptyState>
  if (isError && !data) return <ErrorState title="No pudimos buscar" onRetry={() => refetch()} />
  if (found.length === 0)
    return (
      <EmptyState title={`Nada con «${q}»`}>
        Tienen que estar todas las palabras. Prueba con menos, o con el comienzo de la última.
      </EmptyState>
    )
  return (
    <>
      <ul className={`list ${css.temas}`} aria-label="Resultados">
        {found.map((hallazgo) => (
          <HallazgoRow key={hallazgo.id} hallazgo={hallazgo} q={q} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-4">
          <Button pendingText="Buscando…" onClick={() => fetchNextPage()}>
            Ver más
          </Button>
        </p>
      )}
    </>
  )
}
