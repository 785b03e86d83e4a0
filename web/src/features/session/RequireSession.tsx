import type { ReactNode } from 'react'
import { useLocation } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import type { Session } from '../../lib/stored-session'
import { ButtonLink } from '../../ui/controls/Button'
import { RegisterLink } from './RegisterLink'

/** Renders a screen that needs a session. Visitors without a session see the reason (`why`), a link to log in and return, and one to register. */
export function RequireSession({
  title,
  why,
  children,
}: {
  title: string
  why: string
  children: (session: Session) => ReactNode
}) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session) return children(session)
  return (
    <div className="grid empty">
      <h1>{title}</h1>
      <p className="lead">{why}</p>
      <ButtonLink kind="primary" to={paths.login(pathname + search)}>
        Iniciar Sesión
      </ButtonLink>
      <RegisterLink />
    </div>
  )
}
