import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { useEffect, useRef } from 'react'
import { useNow } from '../../lib/clock'
import { useRefresh } from '../../lib/refresh'

/** Extra wait before the refetch, ms. Clocks differ slightly, so this ensures that the time has also passed on the server's clock. */
const grace = 2000

/**
 * Refetches a torneo when its enrolment ends, its check-in opens or its check-in closes. These changes happen by time only, so no event
 * reports them.
 */
export function usePhases(torneo: TorneoPage): void {
  const now = useNow()
  const refresh = useRefresh()
  const { id, inicio } = torneo
  const passed = [enrolmentUntil(torneo), checkinFrom(torneo), Date.parse(inicio)].filter(
    (at) => at + grace <= now,
  ).length
  const before = useRef(passed)
  useEffect(() => {
    if (before.current === passed) return
    before.current = passed
    refresh(`torneo/${id}`)
  }, [passed, id, refresh])
}
