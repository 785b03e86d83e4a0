import { lazy, Suspense } from 'react'
import { useConnection } from '../lib/connection'
import { Parts } from '../ui/state/Parts'
import { Button } from '../ui/controls/Button'

const SeenList = lazy(() => import('../features/offline/SeenList'))

/**
 * A screen that says whether there is a connection and lists the screens whose data is stored on this device. Its HTML is also the shell,
 * which the service worker shows offline (docs/decisions/013-offline-by-network-first.md).
 */
export default function SinConexion() {
  const lost = useConnection() === 'lost'
  return (
    <Parts className="page grid soon">
      <h1>Sin conexión</h1>
      <p className="lead" role="status">
        {lost
          ? 'No llegamos al sitio. Lo que viste antes sigue acá, con la hora en que se vio.'
          : 'Hay conexión: lo que abras viene al día.'}
      </p>
      <div className="row actions">
        <Button onClick={() => location.reload()}>Reintentar</Button>
      </div>
      <Suspense fallback={null}>
        <SeenList />
      </Suspense>
    </Parts>
  )
}
