import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../ui/state/states'
import css from './foro.module.css'
import { seccionesQuery } from './queries'
import { SeccionRow } from './SeccionRow'

/** The forum's sections, in the order that staff configured. */
export function SeccionList() {
  const query = useQuery(seccionesQuery)
  const { data, isPending } = query
  return (
    <div aria-busy={isPending}>
      <QueryState
        query={query}
        lines={5}
        height={110}
        loading="Cargando secciones…"
        failed="No pudimos traer las secciones"
      />
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
