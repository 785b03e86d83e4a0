import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'
import { temasKey } from './queries'

/** How long after the last post that came into sight it is told, ms. */
const debounceMs = 1200

interface ReadMarker {
  tema: number
  list: RefObject<HTMLElement | null>
  /** Changes whenever the posts do. */
  posts: unknown
  /** Of who is not logged in nothing is told. */
  enabled: boolean
  /** Posts that have come into sight. */
  onSeen: (ids: readonly number[]) => void
}

/** Tells the server up to which post a topic was really in sight: debounced, and at once when the page is left. */
export function useReadMarker({ tema, list, posts, enabled, onSeen }: ReadMarker) {
  const client = useQueryClient()
  const seen = useRef({ upTo: 0, told: 0 })
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function tell() {
      clearTimeout(timer)
      const { upTo, told } = seen.current
      if (!enabled || upTo <= told) return
      seen.current.told = upTo
      try {
        await api.readTema({ params: { id: tema }, body: { hasta: upTo }, keepalive: true })
        for (const queryKey of [temasKey, [live, 'foro-secciones']])
          void client.invalidateQueries({ queryKey, refetchType: 'active' })
      } catch {
        // It is told with the next post, or the next time.
        seen.current.told = Math.min(seen.current.told, told)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (document.hidden) return
        const ids = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [Number(target.dataset.end)] : [],
        )
        if (ids.length === 0) return
        latest.current(ids)
        seen.current.upTo = Math.max(seen.current.upTo, ...ids)
        clearTimeout(timer)
        timer = setTimeout(tell, debounceMs)
      },
      // The end of a post counts: who has only seen its beginning has not read it.
      { threshold: 0 },
    )
    const watch = () => {
      for (const end of list.current?.querySelectorAll('[data-end]') ?? []) observer.observe(end)
    }
    watch()
    const leave = () => {
      if (document.hidden) void tell()
      else {
        observer.disconnect()
        watch()
      }
    }
    const close = () => void tell()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', close)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', close)
      void tell()
    }
  }, [tema, list, posts, enabled, client])
}
