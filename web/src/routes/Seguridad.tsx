import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { ChangeEmail } from '../features/seguridad/ChangeEmail'
import { OwnSessions } from '../features/seguridad/OwnSessions'
import { securityQuery } from '../features/seguridad/queries'
import { SecondFactor } from '../features/seguridad/SecondFactor'
import { RequireSession } from '../features/session/RequireSession'
import { updateSession } from '../lib/session'
import type { Session } from '../lib/stored-session'
import { ButtonLink } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { SectionHead } from '../ui/controls/SectionHead'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import { ScreenState } from './ScreenState'

function Security({ session: { player } }: { session: Session }) {
  const query = useQuery(securityQuery(player.id))
  const { data } = query
  // Copies the account's e-mail address into the session, because it may have been confirmed in another browser.
  useEffect(() => {
    if (data) updateSession({ email: data.correo })
  }, [data])
  if (!data) return <ScreenState query={query} title="Seguridad" failed="No pudimos traer la seguridad de tu cuenta" />
  return (
    <Parts>
      <OfflineBar />
      <Crumbs trail={[{ to: paths.miCuenta, label: 'Mi Cuenta' }]} />
      <h1>Seguridad</h1>
      <p className="lead">Quién entra a tu cuenta, y con qué.</p>
      <Parts className="stack mt-6">
        <SecondFactor player={player.id} username={player.username} security={data} />
        <OwnSessions player={player.id} />
        <ChangeEmail player={player.id} security={data} />
        <section aria-label="Contraseña">
          <SectionHead title="Contraseña" />
          <p className="small">
            {data.contrasena
              ? 'Cambiarla cierra tus demás sesiones.'
              : 'Entras con Google o con una llave. Puedes elegir una contraseña también.'}
          </p>
          <div className="row mt-3">
            <ButtonLink size="small" to={paths.modifyPassword(data.correo)}>
              Modificar Contraseña
            </ButtonLink>
          </div>
        </section>
      </Parts>
    </Parts>
  )
}

/** The viewer's own sessions, e-mail address and second factor. */
const Seguridad = () => (
  <RequireSession title="Seguridad" why="Entra para ver tus sesiones y cuidar tu cuenta.">
    {(session) => <Security session={session} />}
  </RequireSession>
)
export default Seguridad
