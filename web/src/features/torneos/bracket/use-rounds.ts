import { useEffect, useRef, useState } from 'react'

/** The rounds as a row that is swiped, where `swiped`: which one is in view, beginning with `first`. */
export function useRounds(swiped: boolean, first: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const opening = useRef(first)
  const rounds = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-round]') ?? [])]

  function show(at: number, behavior: ScrollBehavior = 'auto') {
    const [begin, round] = [rounds()[0], rounds()[at]]
    // Not by scrollIntoView, which would move the page too.
    if (begin && round) ref.current?.scrollTo({ left: round.offsetLeft - begin.offsetLeft, behavior })
  }

  useEffect(() => {
    if (!swiped) return undefined
    show(opening.current, 'instant')
    const all = rounds()
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const at = all.findIndex((round) => round === seen?.target)
        if (at >= 0) setCurrent(at)
      },
      // A line down the middle: exactly one round is on it.
      { root: ref.current, rootMargin: '0px -49% 0px -49%' },
    )
    for (const round of all) observer.observe(round)
    return () => observer.disconnect()
  }, [swiped])

  return { ref, current, show }
}
