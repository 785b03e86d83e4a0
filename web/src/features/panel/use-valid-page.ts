import { useEffect } from 'react'
import { usePage } from '../../lib/page'

/** The number of pages; goes to the last one where the address names one beyond it, as when its rows were deleted. `total` undefined: not loaded yet. */
export function useValidPage(total: number | undefined, size: number) {
  const { page, setPage } = usePage()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  useEffect(() => {
    if (total !== undefined && page > pages) setPage(pages)
  }, [total, page, pages, setPage])
  return pages
}
