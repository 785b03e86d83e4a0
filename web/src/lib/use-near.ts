import { useEffect, useRef, useState } from 'react'

/** How close to the viewport an element must be to count as near. */
const margin = '300px'

/** True from the moment when the element with the returned `ref` first comes near the viewport. */
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
