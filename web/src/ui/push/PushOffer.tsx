import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../form/FieldError'
import { endPushOffer, pushAnswered } from '../../lib/push-ask'
import { turnOnPush } from '../../lib/push'
import { usePushState } from '../../lib/push-state'
import { Button } from '../controls/Button'
import { DeniedHelp } from './DeniedHelp'
import css from './PushOffer.module.css'

/**
 * Suggests to turn on push notifications, shown after an action that another person must respond to. Renders nothing if they are on,
 * blocked or impossible (docs/behaviour/notices.md#Devices with avisos).
 */
export default function PushOffer() {
  const state = usePushState()
  const [tapped, setTapped] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  // The suggestion ends when its screen is closed.
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
      setTimeout(() => shown.current || endPushOffer())
    }
  }, [])
  if (!tapped && state !== 'off') return null
  return (
    <section className={`notice ${css.offer}`} aria-label="Avisos en este dispositivo">
      {tapped && state === 'on' && <p role="status">Listo: te avisaremos en este dispositivo.</p>}
      {tapped && state === 'denied' && <DeniedHelp />}
      {state === 'off' && (
        <>
          <p>¿Te avisamos en este dispositivo cuando contesten? Llega aunque el sitio esté cerrado.</p>
          <FieldError role="alert" text={failed} />
          <div className="row mt-3">
            <Button
              kind="primary"
              pendingText="Activando…"
              onClick={async () => {
                setTapped(true)
                setFailed(await turnOnPush())
                pushAnswered(true)
              }}
            >
              Avísame si contestan
            </Button>
            <Button onClick={() => pushAnswered(false)}>Ahora no</Button>
          </div>
        </>
      )}
    </section>
  )
}
