import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link, matchPath, NavLink, useLocation } from '../lib/router'
import { ButtonLink } from '../ui/controls/Button'
import { Mark } from '../ui/controls/FrameIcon'
import { Icon } from '../ui/controls/Icon'
import { useReturnFocus } from '../ui/dialog/return-focus'
import { useLogout } from './leave'
import { MainLinks } from './MainLinks'
import { useMenu, type NavLink as MenuLink } from './menu'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { install, useInstallable } from '../lib/install'
import { useSession } from '../lib/session'
import { SideMenu } from './SideMenu'
import { switchTheme, useTheme } from './theme'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  links: MenuLink[]
  loginPath: string
}

/** The phone menu: "Reportar Derrota" for players, the top bar's links, and the ladder's side menu. Keeps the focus inside. */
export default function MobileMenu({ open, onOpenChange, links, loginPath }: MobileMenuProps) {
  const session = useSession()
  const theme = useTheme()
  const logout = useLogout()
  const { key, pathname } = useLocation()
  const etapa = Number(matchPath(patterns.etapa, pathname)?.id)
  const reportPath = etapa ? paths.reportLoss(etapa) : paths.reportes
  const menu = useMenu()
  const installable = useInstallable()
  const shownFor = useRef(key)
  useEffect(() => {
    if (shownFor.current !== key) onOpenChange(false)
    shownFor.current = key
  }, [key, onOpenChange])
  const returnFocus = useReturnFocus(open)
  const close = () => onOpenChange(false)

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content className="menu" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <Dialog.Title className="screen-reader-only">Menú</Dialog.Title>
          <div className="menu-top">
            <Link className="line logo" to={paths.home} aria-label="Trinchera, inicio" onClick={close}>
              <Mark />
              <span>Trinchera</span>
            </Link>
            <Dialog.Close className="icon-button" aria-label="Cerrar el menú">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {session && (
            <div className="report">
              <ButtonLink kind="primary" wide to={reportPath} onClick={close}>
                Reportar Derrota
              </ButtonLink>
              <Link className="more" to={paths.nuevaVictoria(etapa || undefined)} onClick={close}>
                ¿Te deben una victoria?
              </Link>
            </div>
          )}
          <nav className="links" aria-label="Principal">
            <MainLinks links={links} onClick={close} />
            {session && (
              <NavLink to={paths.miCuenta} onClick={close}>
                Mi Cuenta
              </NavLink>
            )}
            <button type="button" onClick={switchTheme}>
              {theme === 'dark' ? 'Tema claro' : 'Tema oscuro'}
            </button>
            {installable && (
              <button
                type="button"
                onClick={() => {
                  close()
                  void install()
                }}
              >
                Instalar la app
              </button>
            )}
            {session ? (
              <button
                type="button"
                onClick={() => {
                  close()
                  logout()
                }}
              >
                Cerrar Sesión
              </button>
            ) : (
              <Link to={loginPath} onClick={close}>
                Iniciar Sesión
              </Link>
            )}
          </nav>
          <div className="part" onClick={close}>
            <div className="line head">
              <h2>Ladder</h2>
            </div>
            <SideMenu {...menu} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
