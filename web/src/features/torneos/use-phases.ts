import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { useEffect, useRef } from 'react'
import { useNow } from '../../lib/clock'
import { useRefresh } from '../../lib/refresh'

/** Clocks differ by a little: the server is asked once its own has surely passed too, ms. */
const grace = 2000

/** Fetches a torneo again when time ends its enrolment, opens its check-in or closes it: nobody acts then, so that no event tells of it. */
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
