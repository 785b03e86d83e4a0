import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { useEffect, useRef } from 'react'
import { useNow } from '../../lib/clock'
import { useRefresh } from '../../lib/refresh'

/** Extra time before the refetch, ms, because the phase may not have changed yet by the server's clock. */
const grace = 2000

/** Refetches a torneo when enrolment ends, check-in opens or check-in closes, because no live event reports these changes. */
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
