import { useEffect, useState } from 'react'
import { phone, useMedia } from '../../lib/use-media'

/** Scroll distance below which a movement counts as a resting thumb, px. */
const minScroll = 8

const isTextInput = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(
    'input:not([type=checkbox], [type=radio], [type=file], [type=color]), textarea, [contenteditable="true"]',
  )

/** Whether a text field has the focus: on a phone the keyboard then covers half the screen. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => setTyping(isTextInput(target))
    const onFocusOut = ({ relatedTarget }: FocusEvent) => setTyping(isTextInput(relatedTarget))
    addEventListener('focusin', onFocusIn)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('focusin', onFocusIn)
      removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return typing
}

/** Whether a floating button should be hidden: on a phone, while the page is scrolled down or a text field has the focus; never at the page's end. */
export function useHiddenWhileReading(): boolean {
  const small = useMedia(phone)
  const typing = useTyping()
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!small) {
      setHidden(false)
      return undefined
    }
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < minScroll) return
      last = scrollY
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - minScroll
      setHidden(moved > 0 && scrollY > 0 && !atEnd)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [small])
  return hidden || (small && typing)
}
