import { useMemo } from 'react'
import { useWaiting, type Waiting } from '../../../lib/waiting'

/** One's own comment that the server does not have yet. */
export interface Outgoing {
  waiting: Waiting
  html: string
}

/** What this player wrote under an announcement and is not stored yet, in order. */
export function useOutgoing(anuncio: number): readonly Outgoing[] {
  const list = useWaiting()
  return useMemo(
    () =>
      list.flatMap((waiting) => {
        const { writing } = waiting
        return writing.kind === 'comentario' && writing.anuncio === anuncio ? [{ waiting, html: writing.html }] : []
      }),
    [list, anuncio],
  )
}
