import { paths } from '@trinchera/contract/site-paths'
import { withoutStuck } from '@trinchera/rules/web-address'
import { useTitle } from '../app/title'
import { Navigate, useLocation } from '../lib/router'
import { ButtonLink } from '../ui/controls/Button'
import { DeadEnd } from './DeadEnd'

/** The 404 screen. If the URL ends with a bracket or full stop that was copied with it, redirects to the URL without that character. */
export default function NotFound() {
  useTitle('No encontrado')
  const { pathname, search } = useLocation()
  const meant = withoutStuck(pathname)
  if (meant !== pathname) return <Navigate to={meant + search} replace />
  return (
    <DeadEnd scene="field" title="Acá no hay nada" action={<ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>}>
      La dirección no existe, o lo que había ya no está.
    </DeadEnd>
  )
}
