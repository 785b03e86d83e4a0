import type { Tema } from '@trinchera/contract/foro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive, useRoom } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { useSession } from '../../lib/session'
import { temasKey, type TemasPage } from './queries'

const plainFirst = (temas: readonly Tema[]) => temas.find(({ fijado }) => !fijado)?.id

/** A row with its topic's new data. The viewer's own fields, unread count and notices, are kept up to date. */
function renewed(row: Tema, tema: Tema, viewer: number | undefined, lastBy: string | undefined): Tema {
  const { sin_leer, seguimiento } = row
  const unread = viewer !== undefined && tema.ultimo.id > row.ultimo.id && tema.ultimo.creador !== lastBy
  return { ...tema, seguimiento, sin_leer: sin_leer + (unread ? 1 : 0) }
}

/**
 * Follows changes to topics while a list of them is on screen. Rows change in place but never move, so that nobody taps the wrong row.
 * `count`: topics whose position in the list changed; `show` fetches the list again. `concerns`: true if a topic belongs to the list.
 */
export function useTopicNews(temas: readonly Tema[] | undefined, concerns: (tema: Tema) => boolean) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const viewer = useSession()?.player
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set())
  useRoom('foro')
  useLive('topic:changed', ({ id, tema }) => {
    refresh('foro-secciones')
    const row = temas?.find((other) => other.id === id)
    const stays = tema !== null && row !== undefined && concerns(tema) && tema.fijado === row.fijado
    if (tema && row)
      client.setQueriesData<TemasPage>(
        { queryKey: temasKey },
        (page) =>
          page && {
            ...page,
            temas: page.temas.map((one) => (one.id === id ? renewed(one, tema, viewer?.id, viewer?.username) : one)),
          },
      )
    const moves = stays ? tema.ultimo.id !== row.ultimo.id && plainFirst(temas ?? []) !== id && !row.fijado : true
    if (!moves || (!row && (!tema || !concerns(tema)))) return
    setMoved((before) => new Set(before).add(id))
  })
  return {
    count: moved.size,
    show() {
      setMoved(new Set())
      refresh(temasKey.slice(1).join('/'))
    },
  }
}
