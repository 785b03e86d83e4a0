import type { Streams } from '@trinchera/contract/stream'
import { RelativeTime } from '../../ui/state/RelativeTime'

/** Said where Twitch has stopped answering: what is shown is as old as its last word. */
export function Age({ streams }: { streams: Streams }) {
  if (streams.al_dia) return null
  return (
    <p className="offbar" role="status">
      <span>
        Twitch no contesta
        {streams.actualizado !== null && (
          <>
            ; datos de <RelativeTime at={streams.actualizado} />
          </>
        )}
      </span>
    </p>
  )
}
