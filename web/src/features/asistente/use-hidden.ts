import { useEffect, useState } from 'react'
import { phone, useMedia } from '../../lib/use-media'

/** A thumb that only rests is no scroll, px. */
const least = 8

/** On a phone, whether the page is being scrolled down: what floats over it gets out of the way, and comes back on the way up and at the foot. */
export function useHiddenWhileReading(): boolean {
  const small = useMedia(phone)
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
  return hidden
}
