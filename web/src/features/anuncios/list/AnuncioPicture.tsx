import { useState } from 'react'
import { Hero } from '../../../art/Hero'
import css from './AnuncioPicture.module.css'

/** Sections of the landing page's picture, one of which stands for a missing picture; the id decides which. */
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
  /** Above the fold: loaded without delay. */
  first?: boolean
}

/** An announcement's picture; a section of the landing page's where it has none or loading fails. */
export function AnuncioPicture({ id, imagen, className = '', first = false }: AnuncioPictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <div className={`${css.picture} ${className}`}>
      {imagen && imagen !== failed ? (
        <img
          src={imagen}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(imagen)}
        />
      ) : (
        <Hero part={parts[id % parts.length]} />
      )}
    </div>
  )
}
