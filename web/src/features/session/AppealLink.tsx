import { ApiError } from '@trinchera/contract/api-error'
import { ButtonLink } from '../../ui/controls/Button'
import css from './session.module.css'

/** Reason and button to appeal, shown after a login was refused because the account is suspended. Renders nothing for other refusals. */
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
