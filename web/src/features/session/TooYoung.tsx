import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'

/** Text shown at registration to a child under 14 and a parent. `correo`: e-mail address of the person responsible for the data. */
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
