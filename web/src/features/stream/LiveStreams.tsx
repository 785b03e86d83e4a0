import type { Stream, Streams } from '@trinchera/contract/stream'
import { useRef, useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import { Player } from './Player'
import css from './LiveStreams.module.css'
import { useStableOrder } from '../../lib/use-stable-order'
import { StreamCard } from './StreamCard'

const keyOf = (stream: Stream) => stream.user_login

/** Link to the form in which players enter their own channel. */
export function ConnectChannel() {
  const session = useSession()
  return (
    <ButtonLink size="small" to={session ? paths.editMiCuenta(session.player.id) : paths.login(paths.miCuenta)}>
      Conectar tu canal
    </ButtonLink>
  )
}

/** The live streams, and the video player of the stream being watched. If that stream ends, the video player stays until it is closed. */
export function LiveStreams({ streams }: { streams: Streams }) {
  const [watched, setWatched] = useState<Stream>()
  const list = useRef<HTMLUListElement>(null)
  const head = useRef<HTMLElement>(null)
  const online = useStableOrder(streams.online, keyOf)

  /** Closes the video player. The focus returns to the card that opened the player, or to the section if that card is gone. */
  function close() {
    setWatched(undefined)
    ;(list.current?.querySelector<HTMLElement>('[data-watched]') ?? head.current)?.focus()
  }
  const current = streams.online.find((stream) => stream.user_login === watched?.user_login)
  return (
    <section ref={head} tabIndex={-1} aria-label="En vivo">
      <SectionHead title="En vivo" count={online.length > 0 ? online.length : undefined} live />
      {watched && <Player stream={current ?? watched} live={current !== undefined} onClose={close} />}
      {online.length === 0 && (
        <EmptyState title="No hay streams activos en este momento" action={<ConnectChannel />}>
          Cuando alguien transmita, aparece acá sin recargar.
        </EmptyState>
      )}
      {online.length > 0 && (
        <ul className={`grid ${css.streams}`} ref={list}>
          {online.map((stream) => (
            <StreamCard
              key={stream.user_login}
              stream={stream}
              watched={stream.user_login === watched?.user_login}
              onWatch={() => setWatched(stream)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
