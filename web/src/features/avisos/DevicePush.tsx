import { useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { messageOf } from '../../lib/api'
import { turnOffPush, turnOnPush } from '../../lib/push'
import { usePushState } from '../../lib/push-state'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { DeniedHelp } from '../../ui/push/DeniedHelp'
import { toast } from '../../ui/toast/toast'

/** Turns pushes to this browser on or off. The browser asks for permission only when the user presses the button. */
export function DevicePush() {
  const state = usePushState()
  const [failed, setFailed] = useState<string | null>(null)
  async function turnOff() {
    try {
      await turnOffPush()
    } catch (error) {
      toast.error(messageOf(error, 'No hay conexión con el servidor. Intenta de nuevo.'))
    }
  }
  return (
    <section>
      <SectionHead title="En este dispositivo" />
      {state === 'none' && <p className="small">Este navegador no puede recibir avisos con el sitio cerrado.</p>}
      {state === 'install' && (
        <p className="small">
          En el iPhone y el iPad los avisos llegan solo a la app: en Safari toca Compartir, elige «Agregar a inicio»,
          abre el sitio desde ahí y vuelve a esta página.
        </p>
      )}
      {state === 'denied' && <DeniedHelp />}
      {(state === 'off' || state === 'on') && (
        <>
          <p className="small" role="status">
            {state === 'on'
              ? 'Este dispositivo recibe tus avisos, también con el sitio cerrado.'
              : 'Los avisos de la columna Dispositivos pueden llegar acá aunque el sitio esté cerrado.'}
          </p>
          <FieldError role="alert" text={failed} />
          <p className="mt-3">
            <Button
              kind={state === 'on' ? 'plain' : 'primary'}
              pendingText={state === 'on' ? 'Quitando…' : 'Activando…'}
              onClick={async () => {
                setFailed(null)
                if (state === 'on') await turnOff()
                else setFailed(await turnOnPush())
              }}
            >
              {state === 'on' ? 'No recibir avisos acá' : 'Recibir avisos en este dispositivo'}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
