import { streamThumbnail } from '@trinchera/rules/limits'
import { useState } from 'react'
import { MapTile } from '../../art/MapTile'

/** The one picture of another site: as Twitch sends it, over a drawn one of ours that stays where it does not come. */
export function Thumbnail({ url, login }: { url: string; login: string }) {
  const [broken, setBroken] = useState('')
  const shown = url.startsWith('https://') || url.startsWith('http://') ? url : ''
  return (
    <span data-part="thumbnail" className="shot">
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
