import { useEffect } from 'react'
import { useNavigate } from '../lib/router'
import { onWorkerMessage } from '../lib/worker-events'

/** When the user clicks a push notification, opens its URL without reloading the page. */
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
