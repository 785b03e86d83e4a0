import { useRef } from 'react'

/**
 * Moves the focus back when a dialog closes: to the element that had it before or, if that element is gone, to its list. Radix does this
 * only for dialogs with a Trigger. Returns the handler for `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean) {
  const from = useRef<Element | null>(null)
  const list = useRef<Element | null>(null)
  const was = useRef(false)
  if (open && !was.current) {
    from.current = document.activeElement
    list.current = from.current?.closest('li')?.parentElement ?? null
  }
  was.current = open
  return (event: Event) => {
    event.preventDefault()
    const alreadyInPage = document.querySelector('main')?.contains(document.activeElement)
    const back = from.current?.isConnected ? from.current : list.current
    if (!alreadyInPage && back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
}
