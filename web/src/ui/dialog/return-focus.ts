import { useRef } from 'react'

/** Gives the focus back to what had it when a dialog opened; radix does so by itself only for a trigger of its own. */
export function useReturnFocus(open: boolean) {
  const from = useRef<Element | null>(null)
  const was = useRef(false)
  if (open && !was.current) from.current = document.activeElement
  was.current = open
  return (event: Event) => {
    event.preventDefault()
    const elsewhere = document.querySelector('main')?.contains(document.activeElement)
    if (!elsewhere && from.current instanceof HTMLElement && from.current.isConnected)
      from.current.focus({ preventScroll: true })
  }
}
