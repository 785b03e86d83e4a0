import { useEffect, useRef, useState } from 'react'

/**
 * The case named in the URL, which stays rendered during the dialog's closing animation. `times`: number of openings, for a React key that
 * resets the form. After closing, the focus goes to the case's row. If the case has left the list, it goes to the row that took its place,
 * or to the section if no row is left.
 */
export function useShownCase(open: number | undefined, listed: readonly number[] | undefined) {
  const [shown, setShown] = useState({ id: open, times: 0, open: open !== undefined })
  if (open !== undefined && (!shown.open || shown.id !== open))
    setShown({ id: open, times: shown.times + 1, open: true })
  else if (open === undefined && shown.open) setShown({ ...shown, open: false })

  const section = useRef<HTMLElement>(null)
  /** The case opened last: its latest position in the list, and whether its dialog was open. Cleared when the case has left the list. */
  const latest = useRef<{ id: number; position: number; open: boolean }>(undefined)
  useEffect(() => {
    const before = latest.current
    const id = open ?? before?.id
    if (id === undefined || !listed) return
    const at = listed.indexOf(id)
    const position = at >= 0 ? at : before?.id === id ? before.position : 0
    latest.current = { id, position, open: open !== undefined }
    if (open !== undefined) return
    // When React removes the focused row, `body` gets the focus, and this effect moves it to another row. It does not move the focus if the
    // person has focused something else.
    if (!before?.open && (at >= 0 || document.activeElement !== document.body)) return
    if (at < 0) latest.current = undefined
    const next = listed[Math.min(position, listed.length - 1)]
    const row = section.current?.querySelector<HTMLElement>(`[data-case="${next}"]`)
    ;(row ?? section.current)?.focus({ preventScroll: true })
  }, [open, listed])
  return { shown, section }
}
