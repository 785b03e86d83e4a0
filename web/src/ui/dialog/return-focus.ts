import { useRef } from 'react'

/** Restores the focus when a dialog closes; Radix does so only for dialogs with a Trigger. Returns its `onCloseAutoFocus` handler. */
export function useReturnFocus(open: boolean) {
  const from = useRef<Element | null>(null)
  const was = useRef(false)
  if (open && !was.current) from.current = document.activeElement
  was.current = open
  return (event: Event) => {
    event.preventDefault()
    const alreadyInPage = document.querySelector('main')?.contains(document.activeElement)
    if (!alreadyInPage && from.current instanceof HTMLElement && from.current.isConnected)
      from.current.focus({ preventScroll: true })
  }
}
