import { paths } from '@trinchera/contract/site-paths'
import { DevicePush } from '../features/avisos/DevicePush'
import { NoticePreferences } from '../features/avisos/NoticePreferences'
import { QuietHours } from '../features/avisos/QuietHours'
import { RequireSession } from '../features/session/RequireSession'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'

const Avisos = () => (
  <RequireSession title="Avisos" why="Entra para elegir qué avisos te llegan.">
    {({ player }) => (
      <Parts>
        <OfflineBar />
        <Crumbs trail={[{ to: paths.miCuenta, label: 'Mi Cuenta' }]} />
        <h1>Avisos</h1>
        <p className="lead">
          Lo que pasa con tus clanes, al tiro en la campana. Por correo y en tus dispositivos, solo si lo pides.
        </p>
        <Parts className="stack mt-6">
          <DevicePush />
          <NoticePreferences player={player.id} />
          <QuietHours player={player.id} />
        </Parts>
      </Parts>
    )}
  </RequireSession>
)
export default Avisos
