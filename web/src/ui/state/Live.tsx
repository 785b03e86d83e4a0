import { formatTime } from '@trinchera/rules/presentation'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNowAtRender } from '../../lib/clock'
import { connectionStore, useConnection, useForeign, useLastEventAt, useSeenAt } from '../../lib/connection'
import { live } from '../../lib/queries'
import { deviceNow, toServerTime } from '../../lib/server-time'
import { shownAt } from '../../lib/shown-at'
import { seenWhen } from './seen-when'

/** The time of day in Chile, with seconds. `at`: ms since the epoch. */
export const clockTime = (at: number) => `${formatTime(at)}:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`

/** Milliseconds for which the badge pulses after a live event. */
const pulseMs = 4000

/** True for `pulseMs` after each live event. */
function usePulse(): boolean {
  const at = useLastEventAt()
  const [ended, setEnded] = useState(at)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(at), pulseMs - (deviceNow() - at))
    return () => clearTimeout(timer)
  }, [at])
  return at > 0 && ended !== at
}

/** The badge "En vivo", shown while the socket is connected. Its space is always reserved. (`OfflineBar` shows a lost connection.) */
export function LiveBadge() {
  const status = useConnection()
  const pulses = usePulse()
  return (
    <span className="live-badge" role="status">
      {status === 'live' && <span className={pulses ? 'live pulses' : 'live'}>En vivo</span>}
    </span>
  )
}

/** Time at which the data on the screen was last known to be current, ms by the device's clock; 0 if the screen has no live data. */
function useShownAt(): number {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => shownAt(client.getQueryCache().findAll({ type: 'active', queryKey: [live] }), connectionStore.getState()),
  )
}

/** The bar that is shown while the socket is disconnected. */
function Reconnecting() {
  const at = useShownAt()
  return (
    <div className="row offline-bar" role="status">
      <span className="live off">Reconectando…</span>
      <span>
        {at
          ? `Lo que ves es de las ${clockTime(toServerTime(at))}. Se actualiza solo al volver.`
          : 'Se actualiza solo al volver.'}
      </span>
    </div>
  )
}

/** A bar that says from when the shown data is. Visible if the connection is lost, or if a captive portal replies in place of the site. */
export function OfflineBar() {
  const status = useConnection()
  const foreign = useForeign()
  const seenAt = useSeenAt()
  const now = useNowAtRender()
  if (foreign) {
    return (
      <div className="row offline-bar" role="status">
        <span className="live off">Tu red pide algo.</span>
        <span>
          La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y
          vuelve: esto se actualiza solo, y lo que escribas se guarda y se envía después.
        </span>
        {seenAt && <span>{`Lo que ves se vio ${seenWhen(seenAt, now)}.`}</span>}
      </div>
    )
  }
  if (seenAt) {
    return (
      <div className="row offline-bar" role="status">
        <span className="live off">{status === 'lost' ? 'Sin conexión.' : 'Conexión lenta.'}</span>
        <span>
          Esto se vio <span>{seenWhen(seenAt, now)}</span>. Se actualiza solo{' '}
          <span>{status === 'lost' ? 'al volver' : 'cuando llegue lo nuevo'}</span>.
        </span>
      </div>
    )
  }
  return status === 'lost' && <Reconnecting />
}
