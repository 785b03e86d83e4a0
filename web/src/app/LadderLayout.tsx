import { useEffect, type ReactNode } from 'react'
import { Link } from '../lib/router'
import { PlatePlace } from '../art/PlatePlace'
import { setMenu, type JuegoLink } from './menu'
import { paths } from '@trinchera/contract/site-paths'
import { Part } from './Part'
import { SideMenu } from './SideMenu'
import { contentId, SkipLink } from './SkipLink'

interface LadderLayoutProps {
  /** The games of the side menu, in order; empty while loading. */
  juegos: JuegoLink[]
  /** The game that the current page belongs to, where its URL does not say. */
  currentJuego?: number
  /** Of who is logged in, above the menu. */
  welcome?: ReactNode
  /** Below the menu: an invitation, a notice. */
  widget?: ReactNode
  /** The page. */
  children: ReactNode
}

/** The welcome of who is logged in; without a plate its place. */
export const WelcomePanel = ({
  plate = <PlatePlace size={48} />,
  username,
  subtitle,
}: {
  plate?: ReactNode
  username: string
  /** One line under the name: "Capitán de Los Halcones". */
  subtitle?: string
}) => (
  <div className="welcome">
    {plate}
    <div>
      <b>{username}</b>
      <div className="small">{subtitle ?? 'Bienvenido de vuelta'}</div>
    </div>
  </div>
)

const Guest = () => (
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
)

/** The ladder section's layout: welcome panel, side menu and widget beside the page. */
export function LadderLayout({ juegos, currentJuego, welcome, widget, children }: LadderLayoutProps) {
  useEffect(() => setMenu(juegos, currentJuego), [juegos, currentJuego])
  return (
    <div className="page">
      <div className="ladder-layout">
        <aside className="side" aria-label="Ladder">
          <SkipLink>Saltar el menú del ladder</SkipLink>
          {welcome ?? <Guest />}
          <Part>
            <SideMenu juegos={juegos} current={currentJuego} />
          </Part>
          {widget}
        </aside>
        <div id={contentId} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  )
}
