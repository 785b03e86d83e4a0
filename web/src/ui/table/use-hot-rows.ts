import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '../../lib/server-time'

/** Milliseconds for which a changed row is highlighted: the sum of --d-flip and --d-rest of tokens.css. */
const highlightMs = 400 + 8000

/** A table's highlighted rows: row id and time of the change (ms since the epoch). `mark` adds rows, for `highlightMs` each. */
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
