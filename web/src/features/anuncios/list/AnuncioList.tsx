import { useInfiniteQuery } from '@tanstack/react-query'
import { staffMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../../lib/session'
import { useLive } from '../../../lib/live'
import { announce } from '../../../ui/state/announce'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { EmptyState, QueryState } from '../../../ui/state/states'
import { useHotRows } from '../../../ui/table/use-hot-rows'
import { anunciosQuery } from '../queries'
import { AnuncioCard } from './AnuncioCard'
import pictureCss from './AnuncioPicture.module.css'
import css from './cards.module.css'
import { listAnuncios } from './feed'

export function AnuncioList() {
  const list = useInfiniteQuery(anunciosQuery)
  const { hot, mark } = useHotRows()
  const session = useSession()
  useLive('announcement:published', ({ anuncio }) => {
    mark([anuncio.id])
    announce(`Nuevo anuncio: ${anuncio.titulo}`)
  })
  const anuncios = list.data && listAnuncios(list.data)

  return (
    <section aria-label="Anuncios" aria-busy={list.isPending}>
      {list.isPending && (
        <ul className={`grid ${css.cards}`}>
          {[0, 1, 2].map((card) => (
            <li key={card} className={`waits ${css.card} ${card === 0 ? css.newest : ''}`} aria-hidden="true">
              <div className={`skeleton ${pictureCss.picture} ${css.picture}`} />
              <div>
                <span className="skeleton title-bar mt-2" />
                <span className="skeleton mt-2" />
                <span className="skeleton mt-2" style={{ width: '40%' }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <QueryState query={list} loading="Cargando anuncios…" failed="No pudimos traer los anuncios" />
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
        <ul className={`grid ${css.cards}`}>
          {anuncios.map((anuncio, i) => (
            <AnuncioCard key={anuncio.id} anuncio={anuncio} newest={i === 0} hot={hot.has(anuncio.id)} />
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
