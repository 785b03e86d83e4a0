import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The list's page, kept in the address (`?pagina=2`): it can be linked and survives reload and Back. */
export function usePage() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('pagina'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
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
