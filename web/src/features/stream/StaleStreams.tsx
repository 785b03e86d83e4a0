import type { Streams } from '@trinchera/contract/stream'
import { RelativeTime } from '../../ui/state/RelativeTime'

/** Warning with the age of the data about streams, shown while Twitch does not reply to the server. */
export function StaleStreams({ streams }: { streams: Streams }) {
  if (streams.al_dia) return null
  return (
    <p className="row offline-bar" role="status">
      <span>
        Twitch no contesta
        {streams.actualizado !== null && (
          <>
            <span>; datos de</span> <RelativeTime at={streams.actualizado} />
          </>
        )}
      </span>
    </p>
  )
}
