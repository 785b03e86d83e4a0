import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from '../lib/router'
import { connectionStore, screensOfSeen } from '../lib/connection'
import { isMissing } from '../lib/refresh'
import { onWorkerMessage } from '../lib/worker-events'

/** How often what came too late, so that what was kept is shown, is asked for again, ms. */
const askAgainMs = 15_000

/** Opens what a pressed notification leads to, without loading the page anew; asks again for what a slow network kept back. */
export function FromWorker() {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      if (connectionStore.getState().status === 'live' && screensOfSeen().includes(location.pathname))
        void client.invalidateQueries({ type: 'active', predicate: (query) => !isMissing(query) })
    }, askAgainMs)
    return () => clearInterval(timer)
  }, [client])
  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.clase !== 'ir') return false
        void navigate(message.enlace)
        return true
      }),
    [navigate],
  )
  return null
}
