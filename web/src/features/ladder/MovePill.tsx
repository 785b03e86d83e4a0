import { useEffect, useState } from 'react'
import { reducedMotion } from '../../lib/use-media'
import { rankedRow } from './ranked-row'
import type { HighlightedRow } from './realtime'
import { MoveText } from './MoveText'
import css from './MovePill.module.css'

/** Time until a moving row has reached its place, in ms: --d-flip of tokens.css plus a margin. */
const settledMs = 600

function isOutOfView({ id }: HighlightedRow): boolean {
  const row = rankedRow(id)?.getBoundingClientRect()
  return row !== undefined && (row.bottom < 0 || row.top > innerHeight)
}

interface MovePillProps {
  /** The clans whose place has just changed. */
  moved: readonly HighlightedRow[]
  /** Highlights a clan's row again. */
  onShow: (id: number) => void
}

/** A button that appears if a row moved outside the visible area, and disappears once it is visible. Pressing it scrolls to the row. */
export function MovePill({ moved, onShow }: MovePillProps) {
  const [unseen, setUnseen] = useState<HighlightedRow>()
  useEffect(() => {
    const timer = setTimeout(() => setUnseen((before) => moved.find(isOutOfView) ?? before), settledMs)
    return () => clearTimeout(timer)
  }, [moved])
  useEffect(() => {
    const row = unseen && rankedRow(unseen.id)
    if (!row) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setUnseen(undefined)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [unseen])

  if (!unseen) return null
  function show({ id }: HighlightedRow) {
    const row = rankedRow(id)
    row?.scrollIntoView({ block: 'center', behavior: matchMedia(reducedMotion).matches ? 'instant' : 'smooth' })
    row?.querySelector('a')?.focus({ preventScroll: true })
    onShow(id)
    setUnseen(undefined)
  }
  return (
    <button type="button" className={css.pill} onClick={() => show(unseen)}>
      <span className="screen-reader-only">Ver en la tabla: </span>
      <MoveText nombre={unseen.nombre} antes={unseen.antes} despues={unseen.despues} />
    </button>
  )
}
