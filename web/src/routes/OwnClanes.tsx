import { lazy } from 'react'
import { Part } from '../app/Part'
import { OwnStripLoading } from '../features/ladder/OwnStripLoading'
import { useKeptHeight } from '../lib/kept-height'
import { useSession } from '../lib/session'

// Loaded lazily, because only logged-in players see it.
const Strip = lazy(() => import('./OwnClanesStrip'))

function Waiting({ part }: { part: string }) {
  const { style } = useKeptHeight(`tu-clan:${part}`, false)
  return (
    <div style={style}>
      <OwnStripLoading />
    </div>
  )
}

/** The strip with the logged-in player's clans. `part`: the page it is on. Renders nothing for a visitor. */
export function OwnClanes({ part, className }: { part: 'inicio' | 'ladder'; className?: string }) {
  const session = useSession()
  if (!session) return null
  return (
    <section className={className} aria-label="Tu clan">
      <Part waiting={<Waiting part={part} />}>
        <Strip viewer={session.player} part={part} />
      </Part>
    </section>
  )
}
