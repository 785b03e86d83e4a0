import type { AnuncioCard } from '@trinchera/contract/anuncios'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { usePage } from '../../../lib/page'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { Pager } from '../../../ui/table/Pager'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { managePageSize, manageAnunciosQuery } from '../queries'
import { DeleteAnuncio } from './DeleteAnuncio'
import css from './ManageAnuncios.module.css'

export function ManageAnuncios() {
  const { page, setPage } = usePage()
  const query = useQuery(manageAnunciosQuery(page))
  const { data, isPending } = query
  const [selected, setSelected] = useState<AnuncioCard>()
  const [deleting, setDeleting] = useState(false)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / managePageSize))
  // Opens the new last page if the only row of the last page was deleted.
  useEffect(() => {
    if (data && page > pages) setPage(pages)
  }, [data, page, pages, setPage])

  return (
    <section aria-label="Gestionar Anuncios" aria-busy={isPending}>
      <QueryState query={query} loading="Cargando anuncios…" failed="No pudimos traer los anuncios" />
      {data?.total === 0 && (
        <EmptyState title="No Hay Anuncios Para mostrar">Publica el primero en la pestaña Crear Anuncio.</EmptyState>
      )}
      {(isPending || (data && data.total > 0)) && (
        <table className={`data-table ${css.table}`}>
          <caption className="screen-reader-only">Anuncios, el más nuevo primero</caption>
          <thead>
            <tr>
              <th className="align-left" scope="col">
                Título
              </th>
              <th className="align-left" scope="col">
                Descripción
              </th>
              <th className="align-left" scope="col">
                Fecha
              </th>
              <th scope="col">
                <span className="screen-reader-only">Acciones</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {isPending && <SkeletonRows cells={['name', 'name', 'figure', 'figure']} />}
            {data?.rows.map((anuncio) => (
              <tr key={anuncio.id}>
                <th className={css.title} scope="row">
                  <Link className="row-link" to={paths.anuncio(anuncio.id)}>
                    {anuncio.titulo}
                  </Link>
                </th>
                <td className={css.description}>{anuncio.descripcion}</td>
                <td className={css.date}>
                  <time translate="no" dateTime={anuncio.created_at}>
                    {formatDateTime(anuncio.created_at)}
                  </time>
                </td>
                <td className={`above-row ${css.acts}`}>
                  <ButtonLink
                    size="small"
                    className={css.act}
                    to={paths.editAnuncio(anuncio.id)}
                    aria-label={`Modificar ${anuncio.titulo}`}
                  >
                    Modificar
                  </ButtonLink>
                  <Button
                    size="small"
                    className={css.act}
                    aria-label={`Eliminar ${anuncio.titulo}`}
                    onClick={() => {
                      setSelected(anuncio)
                      setDeleting(true)
                    }}
                  >
                    Eliminar
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && pages > 1 && <Pager page={Math.min(page, pages)} pages={pages} onPage={setPage} of="anuncios" />}
      {selected && <DeleteAnuncio anuncio={selected} open={deleting} onOpenChange={setDeleting} />}
    </section>
  )
}
