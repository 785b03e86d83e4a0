import type { Stream } from '@trinchera/contract/stream'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/Button'
import css from './Player.module.css'
import { channelUrl, playerUrl, streamerName } from './twitch'

interface PlayerProps {
  stream: Stream
  /** True if the stream was live when the server last polled Twitch. */
  live: boolean
  onClose: () => void
}

/** Twitch's embedded video player, loaded only when somebody wants to watch. */
export function Player({ stream, live, onClose }: PlayerProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const login = stream.user_login
  const name = streamerName(login, stream.user_name, stream.jugador)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [login])
  return (
    <section className={css.player} aria-label={`Stream de ${name}`}>
      <div className={`row ${css.head}`}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        {!live && <span className="small">Terminó de transmitir.</span>}
        <a className="button compact" href={channelUrl(login)} target="_blank" rel="noopener noreferrer">
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
        // Twitch's own script sets the same permissions. The frame has another origin and cannot navigate this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-modals allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation"
        // Twitch refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </section>
  )
}
