import { lazily } from '@trinchera/rules/lazily'
import { locale, timeZone } from '@trinchera/rules/limits'
import { useEffect, useState } from 'react'
import { useConnection, useLastDataAt, useLastEventAt, useSeenAt } from '../../lib/connection'
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

/** Shown above the title while the connection is lost, with the time of the last data. */
export function OfflineBar() {
  const status = useConnection()
  const lastDataAt = useLastDataAt()
  const seenAt = useSeenAt()
  if (seenAt && (status === 'lost' || status === 'live')) {
    return (
      <div className="offline-bar" role="status">
        <span className="live off">{status === 'lost' ? 'Sin conexión.' : 'Conexión lenta.'}</span>
        <span>
          Esto se vio <span>{seenWhen(seenAt, Date.now())}</span>. Se actualiza solo{' '}
          <span>{status === 'lost' ? 'al volver' : 'cuando llegue lo nuevo'}</span>.
        </span>
      </div>
    )
  }
  if (status !== 'lost') return null
  return (
    <div className="offline-bar" role="status">
      <span className="live off">Reconectando…</span>
      <span>
        {lastDataAt
          ? `Lo que ves es de las ${clockTime(lastDataAt)}. Se actualiza solo al volver.`
          : 'Se actualiza solo al volver.'}
      </span>
    </div>
  )
}
