import { useInfiniteQuery } from '@tanstack/react-query'
import { staffMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../app/session'
import { useLive } from '../../../lib/live'
import { announce } from '../../../ui/state/announce'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { EmptyState, ErrorState, LoadingText } from '../../../ui/state/states'
import { useHotRows } from '../../../ui/table/use-hot-rows'
import '../anuncios.css'
import { AnuncioCard } from './AnuncioCard'
import { listed } from './feed'
import { anunciosQuery } from '../queries'

/** The announcements, the newest first; one that is published while they are read comes in by itself. */
export function AnuncioList() {
  const list = useInfiniteQuery(anunciosQuery)
  const { hot, mark } = useHotRows()
  const session = useSession()
  useLive('announcement:published', ({ anuncio }) => {
    mark([anuncio.id])
    announce(`Nuevo anuncio: ${anuncio.titulo}`)
  })
  const anuncios = list.data && listed(list.data)

  return (
    <section aria-label="Anuncios" aria-busy={list.isPending}>
      {list.isPending && (
        <ul className="cards">
          {[0, 1, 2].map((card) => (
            <li key={card} className={`card waits${card === 0 ? ' lead-card' : ''}`} aria-hidden="true">
              <div className="pic sk" />
              <div>
                <span className="sk title-bar" />
                <span className="sk" />
                <span className="sk" style={{ width: '40%' }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.isPending && <LoadingText>Cargando anuncios…</LoadingText>}
      {list.isError && !anuncios && <ErrorState title="No pudimos traer los anuncios" onRetry={() => list.refetch()} />}
      {anuncios?.length === 0 && (
        <EmptyState
          title="No Hay Anuncios Para mostrar"
          action={
            session && staffMay(session.player, 'anuncios.manage') ? (
              <ButtonLink size="small" to={paths.panelAdmin('anuncios')}>
                Crear Anuncio
              </ButtonLink>
            ) : (
              <ButtonLink size="small" to={paths.ladder}>
                Ir al Ladder
              </ButtonLink>
            )
          }
        >
          El primero que se publique aparece acá sin recargar.
        </EmptyState>
      )}
      {anuncios && anuncios.length > 0 && (
        <ul className="cards">
          {anuncios.map((anuncio, i) => (
            <AnuncioCard key={anuncio.id} anuncio={anuncio} lead={i === 0} hot={hot.has(anuncio.id)} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} pendingText="Cargando…" onClick={() => void list.fetchNextPage()}>
          Ver anuncios anteriores
        </Button>
      )}
      {list.isFetchNextPageError && (
        <p className="small" role="alert">
          No pudimos traer los que siguen. Intenta de nuevo.
        </p>
      )}
    </section>
  )
}
