import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import { ButtonLink } from '../ui/controls/Button'
import { DeadEnd } from './DeadEnd'

export default function NotFound() {
  useTitle('No encontrado')
  return (
    <DeadEnd scene="field" title="Acá no hay nada" action={<ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>}>
      La dirección no existe, o lo que había ya no está.
    </DeadEnd>
  )
}
