import { trailPath } from './trail-path'

export interface Trail {
  id: number
  top: number
  rise: number
}

/** A line next to the table from the old to the new place of a row that moves. */
export function TrailDrawing({ top, rise }: Trail) {
  const height = Math.abs(rise)
  const end = rise > 0 ? 0 : height
  return (
    <svg className="trail" style={{ top }} width="22" height={height} viewBox={`0 0 22 ${height}`} aria-hidden="true">
      <path className="way" pathLength="1" d={trailPath(rise)} />
      <path className="tip" d={`M11 ${end - 5}L17 ${end}L11 ${end + 5}`} />
    </svg>
  )
}
