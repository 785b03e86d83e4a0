import { useEffect } from 'react'
import { useNavigate } from '../lib/router'
import { onWorkerMessage } from '../lib/worker-events'

/** Opens what a pressed notification leads to, without loading the page anew. */
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
