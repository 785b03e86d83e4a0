import { rankIcon } from '@trinchera/rules/presentation'
import { Move, type MoveProps } from './Move'

export const Trophy = ({ size = 20 }: { size?: number }) => (
  <svg className="trophy rank-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path
      fill="currentColor"
      d="M5 2h10v2h3v3.5a3.5 3.5 0 0 1-3.7 3.5A4.5 4.5 0 0 1 11 13.4V15h3v3H6v-3h3v-1.6A4.5 4.5 0 0 1 5.7 11 3.5 3.5 0 0 1 2 7.5V4h3Zm0 4H4v1.5A1.5 1.5 0 0 0 5 9Zm10 0v3a1.5 1.5 0 0 0 1-1.5V6Z"
    />
  </svg>
)

export const Medal = ({ place, size = 20 }: { place: 2 | 3; size?: number }) => (
  <svg className="medal rank-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path fill="currentColor" opacity=".55" d="M4 1h4l2.5 6h-3ZM16 1h-4L9.5 7h3Z" />
    <circle className={`m${place}`} cx="10" cy="13" r="6" />
    <text x="10" y="16.6" textAnchor="middle">
      {place}
    </text>
  </svg>
)

/** A trophy for place 1, medals for 2 and 3, nothing for lower places. */
export function RankIcon({ actual, size }: { actual: number; size?: number }) {
  const icon = rankIcon(actual, actual)
  if (icon === 'trophy') return <Trophy size={size} />
  if (icon === 'silver') return <Medal place={2} size={size} />
  return icon === 'bronze' ? <Medal place={3} size={size} /> : null
}

/** Rank icon and change of place, for a cell of a ranking table. */
export const RankMove = ({ actual, ultimo, old }: MoveProps) => (
  <span className="rank-move">
    <RankIcon actual={actual} />
    <Move actual={actual} ultimo={ultimo} old={old} />
  </span>
)
