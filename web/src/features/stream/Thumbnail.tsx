import { streamThumbnail } from '@trinchera/rules/limits'
import { useState } from 'react'
import { MapTile } from '../../art/MapTile'
import css from './Thumbnail.module.css'

/** The stream's picture from Twitch, on top of a generated picture. If Twitch's picture does not load, the generated one stays visible. */
export function Thumbnail({ url, login }: { url: string; login: string }) {
  const [broken, setBroken] = useState('')
  const shown = url.startsWith('https://') || url.startsWith('http://') ? url : ''
  return (
    <span data-part="thumbnail" className={css.thumbnail}>
      <MapTile name={login} />
      {shown && broken !== shown && (
        <img
          src={shown}
          alt=""
          width={streamThumbnail.width}
          height={streamThumbnail.height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
