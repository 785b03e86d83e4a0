import { drawPlate } from '@trinchera/rules/art/plate'
import { memo, useState } from 'react'

export interface PlateProps {
  username: string
  /** URL of the uploaded picture. Null if the player has none. */
  imagen?: string | null
  size?: number
}

/** A player's plate: the uploaded picture or a drawing made from the name. Hidden from screen readers, because the name is next to it. */
export const Plate = memo(function Plate({ username, imagen, size = 28 }: PlateProps) {
  const [broken, setBroken] = useState(false)
  if (imagen && !broken) {
    return (
      <img
        className="plate-pic"
        src={imagen}
        alt=""
        width={size}
        height={size}
        style={{ width: size, height: size }}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    )
  }
  const { ink, letters } = drawPlate(username)
  return (
    <svg className="plate" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path fill={`var(--ink-${ink})`} d="M9 1H31L39 9V31L31 39H9L1 31V9Z" />
      <path
        fill="none"
        stroke="var(--ink-dark)"
        strokeOpacity=".45"
        d="M10.5 4H29.5L36 10.5V29.5L29.5 36H10.5L4 29.5V10.5Z"
      />
      <text x="20" y="27.5" textAnchor="middle">
        {letters}
      </text>
    </svg>
  )
})
