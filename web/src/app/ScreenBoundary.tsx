import { lazy, type ReactNode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { browserAdvice } from '../lib/browsers'
import { connectionStore } from '../lib/connection'
import { useLocation } from '../lib/router'
import { Button } from '../ui/controls/Button'
import { ErrorBoundary } from '../ui/state/ErrorBoundary'
import { Part } from './Part'

const SeenList = lazy(() => import('../features/offline/SeenList'))

function FallenScreen() {
  const away = connectionStore.getState().status === 'lost' || !navigator.onLine
  return (
    <div className="page soon" role="alert">
      <h1>{away ? 'Sin conexión' : 'Se cayó la pantalla'}</h1>
      <p className="lead">
        {away
          ? 'Esta pantalla no se puede ver sin conexión. Vuelve a intentarlo cuando la tengas.'
          : (browserAdvice() ?? 'No es tu culpa. Recarga y sigue donde ibas; si vuelve a pasar, avísanos.')}
      </p>
      <div className="actions">
        <Button kind="primary" onClick={() => location.reload()}>
          Recargar
        </Button>
        <Button onClick={() => location.assign(paths.home)}>Volver al inicio</Button>
      </div>
      {away && (
        <Part>
          <SeenList />
        </Part>
      )}
    </div>
  )
}

/** Keeps the frame when a whole screen throws. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary page={useLocation().pathname} instead={() => <FallenScreen />}>
    {children}
  </ErrorBoundary>
)
