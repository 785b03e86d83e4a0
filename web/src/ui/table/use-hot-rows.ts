import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../lib/server-time'

/** How long a changed row stays highlighted, ms: --d-flip and --d-rest of tokens.css. */
const highlightMs = 400 + 8000

/**
 * Rows that have just changed, with the time of the change in ms since the epoch. `mark` adds rows; each is removed automatically after
 * `highlightMs`.
 */
export function useHotRows() {
  const [hot, setHot] = useState<ReadonlyMap<number, number>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    }
  }, [])

  const mark = useCallback((ids: readonly number[]) => {
    const now = serverNow()
    setHot((before) => new Map([...before, ...ids.map((id) => [id, now] as const)]))
    for (const id of ids) {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => {
          timers.current.delete(id)
          setHot((before) => new Map([...before].filter(([other]) => other !== id)))
        }, highlightMs),
      )
    }
  }, [])

  return { hot, mark }
}
