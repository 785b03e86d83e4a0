import { useEffect, useRef, useState } from 'react'

/**
 * The case named in the address; it stays rendered during the closing animation, and `times` counts the openings, for a fresh form each time.
 * After closing, the focus goes to the case's row, also where no button opened it (the page was opened at its address).
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
