import { useQueries, useQuery } from '@tanstack/react-query'
import { etapasQuery, juegosQuery } from './queries'

/** Whether the site has ever had an etapa, open or closed; undefined until it is known. If `enabled` is false, nothing is fetched. */
export function useAnyEtapa(enabled: boolean): boolean | undefined {
  const { data: juegos } = useQuery({ ...juegosQuery, enabled })
  const lists = useQueries({
    queries: (juegos ?? []).map(({ id }) => ({ ...etapasQuery(id), enabled })),
  })
  if (!juegos) return undefined
  if (lists.some(({ data }) => data && data.length > 0)) return true
  return lists.every(({ data }) => data) ? false : undefined
}
