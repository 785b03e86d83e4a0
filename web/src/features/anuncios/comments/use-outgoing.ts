import { useMemo } from 'react'
import { useWaiting } from '../../../lib/waiting'
import type { Outgoing } from '../../../ui/discussion/OutgoingEntry'

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
