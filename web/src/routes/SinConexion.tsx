import { lazy, Suspense } from 'react'
import { useConnection } from '../lib/connection'
import { Parts } from '../ui/state/Parts'
import { Button } from '../ui/controls/Button'

const SeenList = lazy(() => import('../features/offline/SeenList'))

/** The screen that the app shows automatically while there is no connection. */
export default function SinConexion() {
  const lost = useConnection() === 'lost'
  return (
    <Parts className="page soon">
      <h1>Sin conexión</h1>
      <p className="lead" role="status">
        {lost
          ? 'No llegamos al sitio. Lo que viste antes sigue acá, con la hora en que se vio.'
          : 'Hay conexión: lo que abras viene al día.'}
      </p>
      <div className="actions">
        <Button onClick={() => location.reload()}>Reintentar</Button>
      </div>
      <Suspense fallback={null}>
        <SeenList />
      </Suspense>
    </Parts>
  )
}
