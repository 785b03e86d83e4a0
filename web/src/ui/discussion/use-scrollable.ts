import { useLayoutEffect, useRef, useState } from 'react'

/** True if the content overflows its box, which must then be focusable so that a keyboard can scroll it. */
export function useScrollable(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    // The observer first reports after the layout that is needed anyway; measuring here would cause one more layout.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [content])
  return { box, scrolls }
}
