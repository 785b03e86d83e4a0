import { ApiError } from '@trinchera/contract/api-error'
import { ButtonLink } from '../../ui/controls/Button'

/** Whether the server refuses all of the panel until the account has a second factor. */
export const needsSecondFactor = (error: unknown): error is ApiError & { enlace: string } =>
  error instanceof ApiError && error.code === 403 && error.enlace !== null

/** In place of the panel: why it is closed, and the way to open it. */
export const SecondFactorNeeded = ({ refusal }: { refusal: ApiError & { enlace: string } }) => (
  <div className="page">
    <div className="empty" role="alert">
      <h1>Falta un segundo paso</h1>
      <p className="lead">{`${refusal.message}.`}</p>
      <ButtonLink kind="primary" to={refusal.enlace}>
        Activar el segundo paso
      </ButtonLink>
    </div>
  </div>
)
