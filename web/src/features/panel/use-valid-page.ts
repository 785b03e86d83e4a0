import { useEffect } from 'react'
import { usePage } from '../../lib/page'

/**
 * The number of pages. If the URL names a page after the last one (its rows were deleted), goes to the last page. `total` is undefined
 * while loading.
 */
export function useValidPage(total: number | undefined, size: number) {
  const { page, setPage } = usePage()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  useEffect(() => {
    if (total !== undefined && page > pages) setPage(pages)
  }, [total, page, pages, setPage])
  return pages
}
