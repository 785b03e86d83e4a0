import { useEffect, useRef, useState } from 'react'

/**
 * The case named in the address; it stays rendered during the closing animation, and `times` counts the openings, for a fresh form each time.
 * After closing, the focus goes to the case's row, also where no button opened it (the page was opened at its address). Where the case has
 * left the list, decided, the focus goes to the row that took its place, or to the section once none is left.
 */
export function useShownCase(open: number | undefined, listed: readonly number[] | undefined) {
  const [shown, setShown] = useState({ id: open, times: 0, open: open !== undefined })
  if (open !== undefined && (!shown.open || shown.id !== open))
    setShown({ id: open, times: shown.times + 1, open: true })
  else if (open === undefined && shown.open) setShown({ ...shown, open: false })

  const section = useRef<HTMLElement>(null)
  /** The latest case, until it has left the list: its last position there, and whether its dialog was open. */
  const latest = useRef<{ id: number; position: number; open: boolean }>(undefined)
  useEffect(() => {
    const before = latest.current
    const id = open ?? before?.id
    if (id === undefined || !listed) return
    const at = listed.indexOf(id)
    const position = at >= 0 ? at : before?.id === id ? before.position : 0
    latest.current = { id, position, open: open !== undefined }
    if (open !== undefined) return
    // The row that the list removes takes the focus with it; a person who has gone elsewhere is left there.
    if (!before?.open && (at >= 0 || document.activeElement !== document.body)) return
    if (at < 0) latest.current = undefined
    const next = listed[Math.min(position, listed.length - 1)]
    const row = section.current?.querySelector<HTMLElement>(`[data-case="${next}"]`)
    ;(row ?? section.current)?.focus({ preventScroll: true })
  }, [open, listed])
  return { shown, section }
}
