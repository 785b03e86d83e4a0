import { useQueryClient } from '@tanstack/react-query'
import { juegosQuery } from '../../../lib/queries'
import { useRefresh } from '../../../lib/refresh'

/** Refetches juegos, etapas and tables after a change to a juego or etapa. */
export function useRefreshJuegos() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void client.invalidateQueries({ queryKey: juegosQuery.queryKey })
    for (const key of ['etapas', 'etapa', 'tabla']) refresh(key)
  }
}
