import type { KeyboardEvent } from 'react'

/** A handler of `keydown` in a text field: Enter sends the text, Shift + Enter begins a new line. */
export const enterSends =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
