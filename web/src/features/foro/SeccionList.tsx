import { useQuery } from '@tanstack/react-query'
import { ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import css from './foro.module.css'
import { seccionesQuery } from './queries'
import { SeccionRow } from './SeccionRow'

/** The forum's sections, in the order that staff configured. */
export function SeccionList() {
  const { data, isPending, isError, refetch } = useQuery(seccionesQuery)
  return (
    <div aria-busy={isPending}>
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={5} height={110} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando secciones…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las secciones" onRetry={() => refetch()} />}
      {data && (
        <ul className={`list ${css.temas}`}>
          {data.map((seccion) => (
            <SeccionRow key={seccion.id} seccion={seccion} />
          ))}
        </ul>
      )}
    </div>
  )
}
