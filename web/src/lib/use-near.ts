import { useEffect, useRef, useState } from 'react'

/** Distance from the viewport at which an element counts as near. */
const margin = '300px'

/** True once the element of the returned `ref` has come near the viewport; stays true after that. */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
