import { useState } from 'react'
import { Hero } from '../../../art/Hero'

/** Pieces of the landing's dawn, wide as an announcement's picture: each announcement keeps its own. */
const parts = [
  { x: 260, y: 176, width: 1180, height: 452 },
  { x: 620, y: 190, width: 760, height: 292 },
  { x: 0, y: 250, width: 880, height: 338 },
  { x: 420, y: 236, width: 900, height: 344 },
] as const

interface AnuncioPictureProps {
  id: number
  imagen: string | null
  className?: string
  /** It is the first thing to be seen on the page. */
  first?: boolean
}

/** An announcement's picture; without one, or where it does not come, a piece of the dawn. */
export function AnuncioPicture({ id, imagen, className = '', first = false }: AnuncioPictureProps) {
  const [broken, setBroken] = useState('')
  return (
    <div className={`pic ${className}`}>
      {imagen && imagen !== broken ? (
        <img
          src={imagen}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(imagen)}
        />
      ) : (
        <Hero part={parts[id % parts.length]} />
      )}
    </div>
  )
}
