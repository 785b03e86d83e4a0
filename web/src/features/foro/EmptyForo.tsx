import { useQuery } from '@tanstack/react-query'
import { Scene } from '../../art/Scene'
import { EmptyState } from '../../ui/state/states'
import { FirstTopics } from './FirstTopics'
import { seccionesQuery } from './queries'

/** Shown if the forum has no topics: a picture, and suggestions for the first topics. */
export function EmptyForo() {
  const { data: secciones = [] } = useQuery(seccionesQuery)
  return (
    <>
      <Scene of="field" />
      <EmptyState title="Todavía no hay temas">
        El campo está abierto y nadie ha dicho nada. El primero que hable aparece acá al tiro, para todos.
      </EmptyState>
      <FirstTopics secciones={secciones} />
    </>
  )
}
