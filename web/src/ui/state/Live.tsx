import { lazily } from '@trinchera/rules/lazily'
import { locale, timeZone } from '@trinchera/rules/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connectionStore, useConnection, useForeign, useLastEventAt, useSeenAt } from '../../lib/connection'
import { live } from '../../lib/queries'
import { shownAt } from '../../lib/shown-at'
import { seenWhen } from './seen-when'

const clock = lazily(
  () =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The time of day in Chile, with seconds. */
export const clockTime = (at: number) => clock().format(at)

/** How long the badge pulses after an event, ms. */
const pulseMs = 4000

/** Whether an event has just arrived. */
function usePulse(): boolean {
  const at = useLastEventAt()
  const [ended, setEnded] = useState(at)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(at), pulseMs - (Date.now() - at))
    return () => clearTimeout(timer)
  }, [at])
  return at > 0 && ended !== at
}

/** "En vivo" while the socket is connected; its place is reserved meanwhile. `OfflineBar` says when the connection is lost. */
export function LiveBadge() {
  const status = useConnection()
  const pulses = usePulse()
  return (
    <span className="live-badge" role="status">
      {status === 'live' && <span className={pulses ? 'live pulses' : 'live'}>En vivo</span>}
    </span>
  )
}

/** When what the screen shows was last known to be so; 0: it shows nothing that changes. */
function useShownAt(): number {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => shownAt(client.getQueryCache().findAll({ type: 'active', queryKey: [live] }), connectionStore.getState()),
  )
}

/** Said while the connection is lost. */
function Reconnecting() {
  const at = useShownAt()
  return (
    <div className="offline-bar" role="status">
      <span className="live off">Reconectando…</span>
      <span>
        {at ? `Lo que ves es de las ${clockTime(at)}. Se actualiza solo al volver.` : 'Se actualiza solo al volver.'}
      </span>
    </div>
  )
}

/** Shown above the title while the network answers in the site's place, or the connection is lost, with the time of what the screen shows. */
export function OfflineBar() {
  const status = useConnection()
  const foreign = useForeign()
  const seenAt = useSeenAt()
  if (foreign) {
    return (
      <div className="offline-bar" role="status">
        <span className="live off">Tu red pide algo.</span>
        <span>
          La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y
          vuelve: esto se actualiza solo, y lo que escribas se guarda y se envía después.
          {seenAt && ` Lo que ves se vio ${seenWhen(seenAt, Date.now())}.`}
        </span>
      </div>
    )
  }
  if (seenAt) {
    return (
      <div className="offline-bar" role="status">
        <span className="live off">{status === 'lost' ? 'Sin conexión.' : 'Conexión lenta.'}</span>
        <span>
          Esto se vio {seenWhen(seenAt, Date.now())}. Se actualiza solo{' '}
          {status === 'lost' ? 'al volver' : 'cuando llegue lo nuevo'}.
        </span>
      </div>
    )
  }
  return status === 'lost' && <Reconnecting />
}
