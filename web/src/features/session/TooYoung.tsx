import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'

/** What a child under 14, and the child's parent, are told at the registration. `correo`: of who is responsible for the data. */
export const TooYoung = ({ correo }: { correo: string }) => (
  <p className="small" role="status">
    {'Con menos de 14 años no se puede tener cuenta. Si tienes dudas, que quien te tiene a cargo escriba '}
    {correo ? (
      <a className="within" href={`mailto:${correo}`}>
        {correo}
      </a>
    ) : (
      <Link className="within" to={paths.privacidadSolicitar}>
        por el formulario de privacidad
      </Link>
    )}
    <span>.</span>
  </p>
)
