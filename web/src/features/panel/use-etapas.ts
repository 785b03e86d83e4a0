import { useQueries, useQuery } from '@tanstack/react-query'
import { etapasQuery, juegosQuery } from '../../lib/queries'

/** All etapas, grouped by juego; active ones first, then clan etapas before single-player ones. `etapas` is undefined while they load. */
export function useEtapas() {
  const juegos = useQuery(juegosQuery)
  const lists = useQueries({ queries: (juegos.data ?? []).map(({ id }) => etapasQuery(id)) })
  const isError = juegos.isError || lists.some((list) => list.isError)
  const isPending = juegos.isPending || lists.some((list) => list.isPending)
  const etapas =
    isPending || isError
      ? undefined
      : lists.flatMap(({ data = [] }) =>
          [...data].sort(
            (a, b) =>
              Number(b.activo) - Number(a.activo) || Number(b.multijugador) - Number(a.multijugador) || b.id - a.id,
          ),
        )
  return {
    juegos: juegos.data,
    etapas,
    isError,
    isPending,
    refetch: () => Promise.all([juegos.refetch(), ...lists.map((list) => list.refetch())]),
  }
}
