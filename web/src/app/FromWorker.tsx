import { useEffect } from 'react'
import { useNavigate } from '../lib/router'
import { onWorkerMessage } from '../lib/worker-events'

/** Navigates to the link of a clicked push notification without reloading the page. */
export function FromWorker() {
  const navigate = useNavigate()
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
