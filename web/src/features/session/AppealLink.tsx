import { ApiError } from '@trinchera/contract/api-error'
import { ButtonLink } from '../../ui/controls/Button'
import css from './session.module.css'

/** Why the account is suspended, and a button to appeal against that. Shown after a login was refused for a suspension, otherwise empty. */
export function AppealLink({ refusal }: { refusal: unknown }) {
  if (!(refusal instanceof ApiError) || !refusal.enlace) return null
  return (
    <div className={`notice grid mt-4 ${css.suspended}`}>
      <p>{refusal.message}</p>
      <ButtonLink kind="primary" to={refusal.enlace}>
        Apelar
      </ButtonLink>
    </div>
  )
}
