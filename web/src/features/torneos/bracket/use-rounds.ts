import { useEffect, useRef, useState } from 'react'

/** Keeps track of which round is in view. If `swiped` is true, the rounds are a row that can be swiped, starting with round `first`. */
export function useRounds(swiped: boolean, first: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const opening = useRef(first)
  const rounds = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-round]') ?? [])]

  function show(at: number, behavior: ScrollBehavior = 'auto') {
    const [begin, round] = [rounds()[0], rounds()[at]]
    // Not `scrollIntoView`, because that would also scroll the page.
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
      // Reduces the observed area to a narrow vertical strip in the middle, so that it contains only one round.
      { root: ref.current, rootMargin: '0px -49% 0px -49%' },
    )
    for (const round of all) observer.observe(round)
    return () => observer.disconnect()
  }, [swiped])

  return { ref, current, show }
}
