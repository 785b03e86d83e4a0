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
  /** True for a picture at the top of the page, which loads immediately. */
  first?: boolean
  /** If false, an empty space replaces the drawn scene, on pages whose first paint must not wait for the scene's 45 kB of code. */
  drawn?: boolean
}

/** An announcement's picture. If there is none or it fails to load, a scene drawn for the announcement's topic. */
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
