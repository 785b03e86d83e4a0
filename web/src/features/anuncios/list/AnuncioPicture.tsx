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
  /** True for a picture above the fold, which loads without delay. */
  first?: boolean
  /** False leaves the space of the drawn scene empty, because its 45 kB of code must not delay the first paint. */
  drawn?: boolean
}

/** An announcement's picture. If it has none or the picture fails to load, a drawn scene for its topic. */
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
