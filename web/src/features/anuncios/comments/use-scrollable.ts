import { useLayoutEffect, useRef, useState } from 'react'

/** Whether a box holds more than it shows: then it must be reached by keys to be scrolled. */
export function useScrollable(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [content])
  return { box, scrolls }
}
