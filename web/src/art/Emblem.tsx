import { clanEmblem } from '@trinchera/rules/art/emblem'
import { memo, useId, useState } from 'react'

export interface EmblemProps {
  /** The clan's name. It also determines the drawn emblem. */
  nombre: string
  /** URL of the uploaded picture, shown as an octagon. Null if the clan has none. */
  imagen?: string | null
  size?: number
}

/** A clan's emblem: the uploaded picture or a drawing. Hidden from screen readers, because the clan's name is next to it. */
export const Emblem = memo(function Emblem({ nombre, imagen, size = 26 }: EmblemProps) {
  const [broken, setBroken] = useState(false)
  if (!imagen || broken) return <DrawnEmblem nombre={nombre} size={size} />
  return (
    <span className="emblem emblem-pic" style={{ width: size, height: size }}>
      <img src={imagen} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </span>
  )
})

export function DrawnEmblem({ nombre, size }: { nombre: string; size: number }) {
  const clip = useId()
  const { outline, division, inks, charge, darkCharge } = clanEmblem(nombre)
  return (
    <svg className="emblem" width={size} height={size} viewBox="2.5 1.5 43 45.5" aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={`var(--ink-${inks[0]})`} d="M0 0H48V48H0Z" />
        {division && <path fill={`var(--ink-${inks[1]})`} d={division} />}
      </g>
      <path fill="none" stroke="var(--ink-dark)" strokeWidth={size > 63 ? 1.8 : 3} d={outline} />
      <path
        fill={darkCharge ? 'var(--ink-dark)' : 'var(--ink-bone)'}
        stroke={darkCharge ? 'var(--ink-bone)' : 'var(--ink-dark)'}
        strokeWidth={size < 40 ? 2.6 : 1.6}
        strokeLinejoin="round"
        paintOrder="stroke"
        d={charge}
      />
    </svg>
  )
}
