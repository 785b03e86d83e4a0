import { ButtonLink } from '../ui/Button'
import { paths } from './paths'

/** What a part of the site says until it is built. */
export default function Pronto({ title }: { title: string }) {
  return (
    <div className="page soon">
      <h1>{title}</h1>
      <p className="lead">Pronto...</p>
      <ButtonLink to={paths.ladder}>Ir al Ladder</ButtonLink>
    </div>
  )
}
