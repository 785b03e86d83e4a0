import { lazy, useEffect, type ReactNode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { askTime } from '../lib/api'
import { browserAdvice } from '../lib/browsers'
import { useConnection, useForeign } from '../lib/connection'
import { useLocation } from '../lib/router'
import { Button } from '../ui/controls/Button'
import { ErrorBoundary } from '../ui/state/ErrorBoundary'
import { Part } from './Part'

const SeenList = lazy(() => import('../features/offline/SeenList'))

/** Titles and texts for a failed screen: `own` if a bug, `away` if offline, `foreign` if something in the network replied for the site. */
const failures = {
  own: {
    title: 'Se cayó la pantalla',
    text: 'No es tu culpa. Recarga y sigue donde ibas; si vuelve a pasar, avísanos.',
  },
  away: {
    title: 'Sin conexión',
    text: 'Esta pantalla no se puede ver sin conexión. Vuelve a intentarlo cuando la tengas.',
  },
  foreign: {
    title: 'Tu red pide algo',
    text: 'La red en la que estás pide algo antes de dejarte pasar. Abre otra página en el navegador, haz lo que pide y vuelve.',
  },
}

function FallenScreen() {
  const foreign = useForeign()
  const lost = useConnection() === 'lost'
  // If loading the screen's code failed, something else in the network may have replied. An API call shows who replies now.
  useEffect(() => void askTime(), [])
  const away = lost || foreign || !navigator.onLine
  const { title, text } = foreign ? failures.foreign : away ? failures.away : failures.own
  return (
    <div className="page grid soon" role="alert">
      <h1>{title}</h1>
      <p className="lead">{(!away && browserAdvice()) || text}</p>
      <div className="row actions">
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

/** Shows an error instead of a screen that throws. The frame around the screen stays. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary page={useLocation().pathname} instead={() => <FallenScreen />}>
    {children}
  </ErrorBoundary>
)
