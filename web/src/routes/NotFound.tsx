import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../app/title'
import { ButtonLink } from '../ui/controls/Button'

export default function NotFound() {
  useTitle('No encontrado')
  return (
    <div className="soon">
      <h1>Acá no hay nada</h1>
      <p className="lead">La dirección no existe, o lo que había ya no está.</p>
      <ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>
    </div>
  )
}
