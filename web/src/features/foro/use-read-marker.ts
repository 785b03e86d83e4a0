import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'
import { temasKey } from './queries'

/** The server is told which posts were read after no further post has come into view for this time, ms. */
const debounceMs = 1200

interface ReadMarker {
  tema: number
  list: RefObject<HTMLElement | null>
  /** A value that changes whenever the list of posts does. */
  posts: unknown
  /** False for visitors, because the server stores only what players have read. */
  enabled: boolean
  /** Called with the ids of posts that have come into view. */
  onSeen: (ids: readonly number[]) => void
}

/** Tells the server which posts the player has read to their end. Waits for `debounceMs`, except when the player leaves the page. */
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
        // After a failure, the last read post is sent again when the next post is read or on the next visit.
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
      // Observes the end of each post, because somebody who saw only the beginning has not read the post.
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
