import { ApiError } from '@trinchera/contract/api-error'
import { ButtonLink } from '../../ui/controls/Button'

/** True if the server refuses the whole panel until the account has a second factor. */
export const needsSecondFactor = (error: unknown): error is ApiError & { enlace: string } =>
  error instanceof ApiError && error.code === 403 && error.enlace !== null

/** Shown instead of the panel: the reason why it is closed, and a link to set up the second factor. */
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
