import { useMemo } from 'react'
import { useWaiting } from '../../../lib/waiting'
import type { Outgoing } from '../../../ui/discussion/OutgoingEntry'

/** The player's comments under an announcement that have not been sent to the server yet, in the order of writing. */
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
