import { useLayoutEffect, useRef, useState } from 'react'

/** True if the content overflows its box. The box must then be focusable, because keyboard users scroll the focused element. */
export function useScrollable(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    // A ResizeObserver first reports after the next layout, which happens anyway. Measuring here would cause an additional layout.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [content])
  return { box, scrolls }
}
