import { useEffect } from 'react'
import { usePage } from '../../lib/page'

/** The list's page; one past the last leads back to the last: what stood there was decided, deleted, or never was. `total` undefined: not known yet. */
export function usePageWithin(total: number | undefined, size: number) {
  const { page, setPage } = usePage()
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  useEffect(() => {
    if (total !== undefined && page > pages) setPage(pages)
  }, [total, page, pages, setPage])
  return pages
}
