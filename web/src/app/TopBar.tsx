import { lazy, useState } from 'react'
import { Link, useLocation } from '../lib/router'
import { PlatePlace } from '../art/PlatePlace'
import { ButtonLink } from '../ui/controls/Button'
import { FrameIcon, Mark } from '../ui/controls/FrameIcon'
import { toast } from '../ui/toast/toast'
import { useLogout } from './leave'
import { MainLinks } from './MainLinks'
import { adminLink, mainLinks } from './menu'
import { Part } from './Part'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { switchTheme, useTheme } from './theme'

const loadMenu = () => import('./MobileMenu')
const MobileMenu = lazy(loadMenu)
const Plate = lazy(() => import('../art/Plate').then((art) => ({ default: art.Plate })))
const OwnBell = lazy(() => import('./OwnBell'))
const Asistente = lazy(() => import('../features/asistente/Asistente'))

/** URL of the login. After login, the user returns to the current page, unless that is the home page or an account screen. */
function useLoginPath() {
  const { pathname, search } = useLocation()
  const noReturn = [paths.home, paths.registro, paths.validarCuenta, paths.recuperarPassword, paths.login()].includes(
    pathname,
  )
  return paths.login(noReturn ? undefined : pathname + search)
}

/** The bar at the top of every page: logo, main navigation, theme switch, and login or account. */
export function TopBar() {
  const session = useSession()
  const theme = useTheme()
  const logout = useLogout()
  const loginPath = useLoginPath()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const links = session?.player.admin ? [...mainLinks, adminLink] : mainLinks

  async function openMenu() {
    try {
      await loadMenu()
      setWanted(true)
      setOpen(true)
    } catch {
      toast.error('No pudimos abrir el menú. Intenta de nuevo.')
    }
  }

  return (
    <header className="line top">
      <Link className="line logo" to={paths.home} aria-label="Trinchera, inicio">
        <Mark />
        <span>Trinchera</span>
      </Link>
      <nav className="nav" aria-label="Principal">
        <MainLinks links={links} />
      </nav>
      <span className="spacer" />
      <Part waiting={<span className="icon-button" />}>
        <Asistente />
      </Part>
      <button
        type="button"
        className="icon-button theme"
        aria-label={theme === 'dark' ? 'Cambiar a tema claro' : 'Cambiar a tema oscuro'}
        onClick={switchTheme}
      >
        <FrameIcon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
      {session ? (
        <>
          <Part waiting={<span className="icon-button" />}>
            <OwnBell key={session.player.id} player={session.player.id} />
          </Part>
          <Link className="line own-account" to={paths.miCuenta} aria-label="Mi Cuenta">
            <Part waiting={<PlatePlace size={28} />}>
              <Plate username={session.player.username} imagen={session.player.imagen} size={28} />
            </Part>
            <span aria-hidden="true">Mi Cuenta</span>
          </Link>
          <button type="button" className="leave" onClick={logout}>
            Cerrar Sesión
          </button>
        </>
      ) : (
        <ButtonLink size="small" to={loginPath}>
          Iniciar Sesión
        </ButtonLink>
      )}
      <button
        type="button"
        className="icon-button burger"
        aria-label="Menú"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={openMenu}
      >
        <FrameIcon name="menu" />
      </button>
      {wanted && (
        <Part>
          <MobileMenu open={open} onOpenChange={setOpen} links={links} loginPath={loginPath} />
        </Part>
      )}
    </header>
  )
}
