import type { Stream } from '@trinchera/contract/stream'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/Button'
import { channelUrl, playerUrl, streamerName } from './twitch'

interface PlayerProps {
  stream: Stream
  /** Whether it goes on, as far as Twitch last said. */
  on: boolean
  onClose: () => void
}

/** Twitch's own player, which is here only since somebody asked for it. */
export function Player({ stream, on, onClose }: PlayerProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const login = stream.user_login
  const name = streamerName(login, stream.user_name, stream.jugador)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [login])
  return (
    <section className="player" aria-label={`Stream de ${name}`}>
      <div className="head-line">
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        {!on && <span className="small">Terminó de transmitir.</span>}
        <a className="btn sm" href={channelUrl(login)} target="_blank" rel="noopener noreferrer">
          Abrir en Twitch
        </a>
        <Button size="small" onClick={onClose}>
          Cerrar
        </Button>
      </div>
      <iframe
        key={login}
        src={playerUrl(login, location.hostname)}
        title={`Stream de ${name} en Twitch`}
        width="960"
        height="540"
        allow="autoplay; fullscreen"
        // What Twitch's own script gives its player: it is of another origin, and cannot lead our page away.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-modals allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation"
        // It plays only where it sees which site it is in.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </section>
  )
}
