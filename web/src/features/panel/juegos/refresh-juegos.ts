import { useQueryClient } from '@tanstack/react-query'
import { juegosQuery } from '../../../lib/queries'
import { useRefresh } from '../../../lib/refresh'

/** Returns a function that refetches the juegos, the etapas and their ladder tables, to be called after a change to a juego or an etapa. */
export function useRefreshJuegos() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void client.invalidateQueries({ queryKey: juegosQuery.queryKey })
    refresh('etapas', 'etapa', 'tabla')
  }
}
