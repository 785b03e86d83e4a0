import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router'
import { useSession } from '../../lib/session'
import { openingQuery, temaQuery } from './topic-queries'

const idIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

/**
 * The page of a topic that the URL requests: by number (`?pagina=`) or by a post on it (`?mensaje=`). Without either, players get the page
 * with their first unread post. `unread`: id of the first post that was unread when the topic was opened, or null.
 */
export function useTopic(id: number) {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const mensaje = idIn(search.get('mensaje'))
  const pagina = idIn(search.get('pagina'))
  const opens = session !== null && !mensaje && !pagina
  const opening = useQuery({
    ...openingQuery(id),
    enabled: opens,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const at = mensaje ? { mensaje } : { pagina: pagina ?? opening.data?.pagina ?? 1 }
  const query = useQuery({ ...temaQuery(id, at), enabled: !opens || opening.data !== undefined })
  const { data } = query
  const [unread, setUnread] = useState<{ id: number | null }>()
  if (!unread && data) setUnread({ id: opening.data?.primerNoLeido ?? data.primerNoLeido })
  return {
    query: opens && opening.isError && !data ? opening : query,
    page: data,
    unread: unread?.id ?? null,
    /** Id of the post that the URL requests. */
    mensaje,
    /** True if the page was chosen because it contains the first unread post. */
    opened: opens && opening.data !== undefined,
    setPage: (next: number) => setSearch({ pagina: String(next) }),
  }
}
export type ShownTopic = ReturnType<typeof useTopic>
