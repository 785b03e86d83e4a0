import { useParams, useSearchParams } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { RequireSession } from '../features/session/RequireSession'
import { PasswordForm } from '../features/session/PasswordForm'
import { Parts } from '../ui/state/Parts'
import { ButtonLink } from '../ui/controls/Button'

const title = 'Modificar Contraseña'

const Change = ({ email, token }: { email: string; token?: string }) => (
  <Parts>
    <h1>{title}</h1>
    <p className="lead">
      Para la cuenta de <b>{email}</b>. Las demás sesiones se cierran al tiro.
    </p>
    <PasswordForm key={`${email} ${token}`} email={email} token={token} />
  </Parts>
)

/** The screen to change the password. The recovery e-mail opens it with a token in the URL; without a token, a session is required. */
export default function ModificarPassword() {
  const { email = '' } = useParams()
  const [search] = useSearchParams()
  const token = search.get('token')
  if (token) return <Change email={email} token={token} />
  return (
    <RequireSession
      title={title}
      why="Entra para cambiarla. Si no te acuerdas de la actual, pide un enlace en «Olvidé mi contraseña»."
    >
      {({ player }) =>
        player.email.toLowerCase() === email.toLowerCase() ? (
          <Change email={player.email} />
        ) : (
          <div className="grid empty">
            <h1>{title}</h1>
            <p className="lead">
              Estás en la cuenta de <b>{player.email}</b>, y esa dirección es de otra.
            </p>
            <ButtonLink to={paths.modifyPassword(player.email)}>Modificar la mía</ButtonLink>
          </div>
        )
      }
    </RequireSession>
  )
}
