import { useState } from 'react'
import { changedMeanwhile, conflictsOf, type Field, type Shown, type Typed } from './changes'

/**
 * The announcement as the writer knows it. What others change comes in by itself where it is not being written; where it is, it waits until the
 * writer has said which shall stay.
 */
export function useAnuncioBase(now: Shown, typed: Typed, newPicture: boolean) {
  const [base, setBase] = useState(now)
  // A draft of before may have been written over an older one, which nobody has any more.
  const [known, setKnown] = useState(typed.sobre === undefined || typed.sobre === now.revision)
  const [news, setNews] = useState<Field[]>([])

  const newer = !known || now.revision > base.revision
  const clash = newer ? conflictsOf(known ? base : null, now, typed, newPicture) : []

  function settle(own: readonly Field[]) {
    setNews((before) => [
      ...new Set([...before, ...(known ? changedMeanwhile(base, now).filter((field) => !own.includes(field)) : [])]),
    ])
    setBase(now)
    setKnown(true)
  }
  // Set while rendering, so that no moment shows the one without the other.
  if (newer && clash.length === 0) settle([])

  return { base, clash, news, settle, dismiss: () => setNews([]) }
}
