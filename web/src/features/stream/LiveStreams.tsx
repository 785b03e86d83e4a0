import type { Stream, Streams } from '@trinchera/contract/stream'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../app/session'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import { Player } from './Player'
import { steady } from './steady'
import { StreamCard } from './StreamCard'

const keyOf = (stream: Stream) => stream.user_login

/** Where one says which channel is one's own. */
export function ConnectChannel() {
  const session = useSession()
  return (
    <ButtonLink size="small" to={session ? paths.editMiCuenta(session.player.id) : paths.login(paths.miCuenta)}>
      Conectar tu canal
    </ButtonLink>
  )
}

/** Who streams, and the one that is being watched. A stream that ends stays in the player until it is closed. */
export function LiveStreams({ streams }: { streams: Streams }) {
  const [watched, setWatched] = useState<Stream>()
  const order = useRef<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const head = useRef<HTMLElement>(null)
  const online = steady(order.current, streams.online, keyOf)
  useEffect(() => {
    order.current = online.map(keyOf)
  })

  /** Back to the card it was opened from, or, where that is gone, to the head of the section. */
  function close() {
    setWatched(undefined)
    ;(list.current?.querySelector<HTMLElement>('.watch[aria-pressed="true"]') ?? head.current)?.focus()
  }
  const current = streams.online.find((stream) => stream.user_login === watched?.user_login)
  return (
    <section ref={head} tabIndex={-1} aria-label="En vivo">
      <SectionHead title="En vivo" count={online.length > 0 ? online.length : undefined} live />
      {watched && <Player stream={current ?? watched} on={current !== undefined} onClose={close} />}
      {online.length === 0 && (
        <EmptyState title="No hay streams activos en este momento" action={<ConnectChannel />}>
          Cuando alguien transmita, aparece acá sin recargar.
        </EmptyState>
      )}
      {online.length > 0 && (
        <ul className="casts" ref={list}>
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
