import { Dialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon, Mark } from '../ui/controls/Icon'
import { useReturnFocus } from '../ui/dialog/return-focus'
import { useLogout } from './leave'
import { useMenu, type NavLink as MenuLink } from './menu'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { SideMenu } from './SideMenu'
import { switchTheme, useTheme } from './theme'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  links: MenuLink[]
  loginPath: string
}

/** The top bar's links, then the ladder's side menu. Traps the focus while open. */
export default function MobileMenu({ open, onOpenChange, links, loginPath }: MobileMenuProps) {
  const session = useSession()
  const theme = useTheme()
  const logout = useLogout()
  const { key } = useLocation()
  const menu = useMenu()
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
            <Link className="logo" to={paths.home} aria-label="Trinchera, inicio" onClick={close}>
              <Mark />
              <span>Trinchera</span>
            </Link>
            <Dialog.Close className="icon-button" aria-label="Cerrar el menú">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <nav className="links" aria-label="Principal">
            {links.map((link) => (
              <NavLink key={link.to} to={link.to} onClick={close}>
                {link.label}
              </NavLink>
            ))}
            {session && (
              <NavLink to={paths.miCuenta} onClick={close}>
                Mi Cuenta
              </NavLink>
            )}
            <button type="button" onClick={switchTheme}>
              {theme === 'dark' ? 'Tema claro' : 'Tema oscuro'}
            </button>
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
            <div className="head">
              <h2>Ladder</h2>
            </div>
            <SideMenu {...menu} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
