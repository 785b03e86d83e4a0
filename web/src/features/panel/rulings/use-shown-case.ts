import { useEffect, useRef, useState } from 'react'

/**
 * The case that the address names, kept while its dialog goes out of sight; each opening begins anew. Then the focus goes to its row, where the
 * case came from an address and not from a button too.
 */
export function useShownCase(open: number | undefined) {
  const [shown, setShown] = useState({ id: open, times: 0, open: open !== undefined })
  if (open !== undefined && (!shown.open || shown.id !== open))
    setShown({ id: open, times: shown.times + 1, open: true })
  else if (open === undefined && shown.open) setShown({ ...shown, open: false })

  const section = useRef<HTMLElement>(null)
  const last = useRef(open)
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined
    last.current = open
    if (closed !== undefined)
      section.current?.querySelector<HTMLElement>(`[data-case="${closed}"]`)?.focus({ preventScroll: true })
  }, [open])
  return { shown, section }
}
