import { useCallback, useEffect, useRef, useState } from 'react'

/** Travel and rest after it: how long a changed row stays marked, ms. */
const hotFor = 400 + 8000

/** Which rows have just changed, and when (ms since the epoch). `mark` sets their time anew; each mark ends by itself. */
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
    const now = Date.now()
    setHot((before) => new Map([...before, ...ids.map((id) => [id, now] as const)]))
    for (const id of ids) {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => {
          timers.current.delete(id)
          setHot((before) => new Map([...before].filter(([other]) => other !== id)))
        }, hotFor),
      )
    }
  }, [])

  return { hot, mark }
}
