import { useEffect, useState } from 'react'
import { phone, useMedia } from '../../lib/use-media'

/** A thumb that only rests is no scroll, px. */
const least = 8

const isWrittenIn = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches(
    'input:not([type=checkbox], [type=radio], [type=file], [type=color]), textarea, [contenteditable="true"]',
  )

/** Whether somebody writes: the keyboard leaves a phone half its screen then. */
function useWriting(): boolean {
  const [writing, setWriting] = useState(false)
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => setWriting(isWrittenIn(target))
    const leave = ({ relatedTarget }: FocusEvent) => setWriting(isWrittenIn(relatedTarget))
    addEventListener('focusin', enter)
    addEventListener('focusout', leave)
    return () => {
      removeEventListener('focusin', enter)
      removeEventListener('focusout', leave)
    }
  }, [])
  return writing
}

/** On a phone, whether somebody reads on or writes: what floats over the page gets out of the way, and comes back on the way up and at the foot. */
export function useHiddenWhileReading(): boolean {
  const small = useMedia(phone)
  const writing = useWriting()
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!small) {
      setHidden(false)
      return undefined
    }
    let last = scrollY
    const look = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < least) return
      last = scrollY
      const atFoot = innerHeight + scrollY >= document.documentElement.scrollHeight - least
      setHidden(moved > 0 && scrollY > 0 && !atFoot)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [small])
  return hidden || (small && writing)
}
