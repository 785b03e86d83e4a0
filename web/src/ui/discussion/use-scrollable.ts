import { useLayoutEffect, useRef, useState } from 'react'

/** Whether the content overflows its box, which must then be focusable to be scrolled by keyboard. */
export function useScrollable(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    // It reports first after the layout that the content needs anyway: measuring here would cost one more.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [content])
  return { box, scrolls }
}
