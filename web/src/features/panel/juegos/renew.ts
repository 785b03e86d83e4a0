import { useQueryClient } from '@tanstack/react-query'
import { juegosQuery } from '../../../lib/queries'
import { useRefresh } from '../../../lib/refresh'

/** What is known of games and stages is of before. */
export function useRenewJuegos() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return () => {
    void client.invalidateQueries({ queryKey: juegosQuery.queryKey })
    for (const wish of ['etapas', 'etapa', 'tabla']) refresh(wish)
  }
}
