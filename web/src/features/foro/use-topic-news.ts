import type { Tema } from '@trinchera/contract/foro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '../../lib/api-query'
import { useLive, useRoom } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { useSession } from '../../lib/session'
import { temasKey } from './queries'

const plainFirst = (temas: readonly Tema[]) => temas.find(({ fijado }) => !fijado)?.id

/** A row with new data of its topic. Keeps the viewer's chosen notices, and adds a new post to the viewer's number of unread posts. */
function renewed(row: Tema, tema: Tema, viewer: number | undefined, lastBy: string | undefined): Tema {
  const { sin_leer, seguimiento } = row
  const unread = viewer !== undefined && tema.ultimo.id > row.ultimo.id && tema.ultimo.creador !== lastBy
  return { ...tema, seguimiento, sin_leer: sin_leer + (unread ? 1 : 0) }
}

/**
 * Applies live changes of topics to a list on the screen. Rows change but never move, so that nobody taps the wrong row. Returns `count`,
 * the number of topics that should have moved or been added, and `show`, which fetches the list again. `concerns`: true if a topic belongs
 * to the list.
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
      client.setQueriesData<Page<Tema>>(
        { queryKey: temasKey },
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((one) => (one.id === id ? renewed(one, tema, viewer?.id, viewer?.username) : one)),
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
