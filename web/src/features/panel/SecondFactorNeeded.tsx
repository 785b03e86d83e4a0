import { ApiError } from '@trinchera/contract/api-error'
import { ButtonLink } from '../../ui/controls/Button'

/** True if the server refused the request because staff accounts without a second factor may not use the panel. */
export const needsSecondFactor = (error: unknown): error is ApiError & { enlace: string } =>
  error instanceof ApiError && error.code === 403 && error.enlace !== null

/** Shown instead of the panel to staff without a second factor: the reason, and a link to the screen on which they activate one. */
export const SecondFactorNeeded = ({ refusal }: { refusal: ApiError & { enlace: string } }) => (
  <div className="page">
    <div className="grid empty" role="alert">
      <h1>Falta un segundo paso</h1>
      <p className="lead">{`${refusal.message}.`}</p>
      <ButtonLink kind="primary" to={refusal.enlace}>
        Activar el segundo paso
      </ButtonLink>
    </div>
  </div>
)
