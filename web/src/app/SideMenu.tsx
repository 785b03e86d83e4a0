import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from '../lib/router'
import type { Menu } from './menu'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'

const Entry = ({ to, end, children }: { to: string; end?: boolean; children: ReactNode }) => (
  <NavLink to={to} end={end}>
    {children}
  </NavLink>
)

/** The ladder's side menu (docs/behaviour/screens.md#Side menu), which is also part of the phone menu. */
export function SideMenu({ juegos, current }: Menu) {
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <nav className="side-nav" aria-label="Menú del ladder">
      <Entry to={paths.ladder} end>
        Inicio del ladder
      </Entry>
      {session && <Entry to={paths.miCuenta}>Mi Cuenta</Entry>}
      {session && <Entry to={paths.reportes}>Reportar Derrota</Entry>}
      {juegos.length > 0 && <div className="label">Juegos</div>}
      {juegos.map((juego) => (
        <Link
          key={juego.id}
          to={paths.juego(juego.id)}
          aria-current={pathname === paths.juego(juego.id) ? 'page' : juego.id === current || undefined}
          translate="no"
        >
          {juego.nombre}
        </Link>
      ))}
      <div className="label">Comunidad</div>
      <Entry to={paths.agenda}>Agenda</Entry>
      <Entry to={paths.retos}>Retos</Entry>
      <Entry to={paths.jugadores}>Jugadores</Entry>
      <Entry to={paths.palmares}>Palmarés</Entry>
      <Entry to={paths.reglamento}>Reglamento Ladder</Entry>
      <Entry to={paths.mapas}>Mapas permitidos</Entry>
    </nav>
  )
}
