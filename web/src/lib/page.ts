import { useCallback } from 'react'
import { useSearchParams } from './router'

/** A list's page number, stored in the URL (`?pagina=2`). */
export function usePage() {
  const [search, setSearch] = useSearchParams()
  const requested = Number(search.get('pagina'))
  const page = Number.isInteger(requested) && requested > 0 ? requested : 1
  const setPage = useCallback(
    (next: number) =>
      setSearch((before) => {
        const after = new URLSearchParams(before)
        if (next > 1) after.set('pagina', String(next))
        else after.delete('pagina')
        return after
      }),
    [setSearch],
  )
  return { page, setPage }
}
