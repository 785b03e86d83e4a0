import { useEffect } from 'react'
import { usePage } from '../../lib/page'

/** Returns the number of pages. If the URL's page no longer exists, goes to the last page. `total` is undefined while it loads. */
export function useValidPage(total: number | undefined, size: number) {
  const { page, setPage } = usePage()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  useEffect(() => {
    if (total !== undefined && page > pages) setPage(pages)
  }, [total, page, pages, setPage])
  return pages
}
