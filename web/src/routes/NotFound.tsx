import { paths } from '@trinchera/contract/site-paths'
import { withoutStuck } from '@trinchera/rules/web-address'
import { useTitle } from '../app/title'
import { Navigate, useLocation } from '../lib/router'
import { ButtonLink } from '../ui/controls/Button'
import { DeadEnd } from './DeadEnd'

/** An address that was copied with the bracket or full stop after it leads to the one without. */
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
