import { paths } from '@trinchera/contract/site-paths'
import { Link, NavLink, useLocation } from '../lib/router'
import { useLadderPath } from '../lib/last-etapa'
import type { NavLink as MenuLink } from './menu'

/** Link to the etapa that `useLadderPath` chooses. On that etapa's own page it leads to the list of all etapas. */
function LadderLink({ label, onClick }: { label: string; onClick?: () => void }) {
  const target = useLadderPath()
  const { pathname } = useLocation()
  const isHere = pathname === paths.ladder || pathname.startsWith(`${paths.ladder}/`)
  return (
    <Link to={pathname === target ? paths.ladder : target} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      {label}
    </Link>
  )
}

/** The links of the top navigation, used in the top bar and in the phone menu. */
export const MainLinks = ({ links, onClick }: { links: MenuLink[]; onClick?: () => void }) =>
  links.map((link) =>
    link.to === paths.ladder ? (
      <LadderLink key={link.to} label={link.label} onClick={onClick} />
    ) : (
      <NavLink key={link.to} to={link.to} onClick={onClick}>
        {link.label}
      </NavLink>
    ),
  )
