import { useEffect, type ReactNode } from 'react'
import { Link } from '../lib/router'
import { PlatePlace } from '../art/PlatePlace'
import { setMenu, type JuegoLink } from './menu'
import { paths } from '@trinchera/contract/site-paths'
import { Part } from './Part'
import { SideMenu } from './SideMenu'
import { contentId, SkipLink } from './SkipLink'
import type { Elements } from '../lib/elements'

interface LadderLayoutProps {
  /** The games in the side menu, in order. Empty while they load. */
  juegos: JuegoLink[]
  /** The game that the current page belongs to, on pages whose URL does not contain it. */
  currentJuego?: number
  /** The welcome panel of the logged-in player, shown above the menu. */
  welcome?: Elements
  /** A panel below the menu, such as an invitation or a notice. */
  widget?: Elements
  children: ReactNode
}

/** The welcome panel of the logged-in player. Without `plate` (the player's picture), its space is reserved. */
export const WelcomePanel = ({
  plate = <PlatePlace size={48} />,
  username,
  subtitle,
}: {
  plate?: Elements
  username: string
  /** One line under the name, such as "Capitán de Los Halcones". */
  subtitle?: string
}) => (
  <div className="grid welcome">
    {plate}
    <div>
      <b translate="no">{username}</b>
      <div className="small">{subtitle ?? 'Bienvenido'}</div>
    </div>
  </div>
)

const Guest = () => (
  <div className="grid welcome guest">
    <div>
      <b>Bienvenido</b>
      <p className="small">
        <Link className="more" to={paths.login()}>
          Inicia sesión
        </Link>{' '}
        <span>para reportar y crear tu clan.</span>
      </p>
    </div>
  </div>
)

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
