import { useState } from 'react'
import { Hero } from '../../../art/Hero'
import { MapTile } from '../../../art/MapTile'
import css from './AnuncioPicture.module.css'
import { sceneOf } from './scene'

interface AnuncioPictureProps {
  id: number
  titulo: string
  imagen: string | null
  className?: string
  /** Above the fold: loaded without delay. */
  first?: boolean
  /** False leaves the place of the drawn scene empty: its 45 kB are not for a first paint. */
  drawn?: boolean
}

/** An announcement's picture; a drawn scene of its kind where it has none or loading fails. */
export function AnuncioPicture({
  id,
  titulo,
  imagen,
  className = '',
  first = false,
  drawn = true,
}: AnuncioPictureProps) {
  const [failed, setFailed] = useState('')
  const scene = sceneOf({ id, titulo })
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
      ) : !drawn ? null : scene === 'map' ? (
        <MapTile name={titulo} />
      ) : (
        <Hero part={scene} />
      )}
    </div>
  )
}
