import { useEffect, type ReactNode } from 'react'
import { Link } from '../lib/router'
import { Plate } from '../art/Plate'
import { setMenu, type JuegoLink } from './menu'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { SideMenu } from './SideMenu'
import { contentId, SkipLink } from './SkipLink'

interface LadderLayoutProps {
  /** The games of the side menu, in order; empty while loading. */
  juegos: JuegoLink[]
  /** The game that the current page belongs to, where its URL does not say. */
  currentJuego?: number
  /** One line under the name: "Capitán de Los Halcones". */
  subtitle?: ReactNode
  /** Below the menu: an invitation, a notice. */
  widget?: ReactNode
  /** The page. */
  children: ReactNode
}

/** The ladder section's layout: welcome panel, side menu and widget beside the page. */
export function LadderLayout({ juegos, currentJuego, subtitle, widget, children }: LadderLayoutProps) {
  const session = useSession()
  useEffect(() => setMenu(juegos, currentJuego), [juegos, currentJuego])
  return (
    <div className="page">
      <div className="ladder-layout">
        <aside className="side" aria-label="Ladder">
          <SkipLink>Saltar el menú del ladder</SkipLink>
          {session ? (
            <div className="welcome">
              <Plate username={session.player.username} imagen={session.player.imagen} size={48} />
              <div>
                <b>{session.player.username}</b>
                <div className="small">{subtitle ?? 'Bienvenido de vuelta'}</div>
              </div>
            </div>
          ) : (
            <div className="welcome guest">
              <div>
                <b>Bienvenido</b>
                <p className="small">
                  <Link className="more" to={paths.login()}>
                    Inicia sesión
                  </Link>{' '}
                  para reportar y crear tu clan.
                </p>
              </div>
            </div>
          )}
          <SideMenu juegos={juegos} current={currentJuego} />
          {widget}
        </aside>
        <div id={contentId} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  )
}
