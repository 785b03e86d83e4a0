import type { CaseDetail } from '@trinchera/contract/rulings'
import { cheatBanMonths } from '@trinchera/rules/limits'
import { chileDay, endOfChileDay, shiftDay } from '@trinchera/rules/chile-time'
import { Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import formCss from '../form.module.css'

const months = [cheatBanMonths, 6, 12]

export interface Ban {
  /** Id of the player to ban; empty if nobody is banned. */
  jugador: string
  /** Length of the ban in months; if empty or invalid, `cheatBanMonths` applies. */
  meses: string
}

/** End of the ban, ISO 8601: the last second of a day in Chile. */
export const banUntil = ({ meses }: Ban, now: number) =>
  endOfChileDay(shiftDay(chileDay(now), { months: Number(meses) || cheatBanMonths }))

interface BanCheaterProps extends Ban {
  roster: CaseDetail['planteles'][number]['jugadores']
  errors: { jugador?: string; hasta?: string }
  onChange: (patch: Partial<Ban>) => void
}

/** The form fields to ban a player together with a trampa ruling (docs/rules.md#Ban with a trampa ruling). */
export const BanCheater = ({ roster, jugador, meses, errors, onChange }: BanCheaterProps) => (
  <div className={`grid ${formCss.twoColumns}`}>
    <Select
      label="Suspender a quien hizo trampa"
      name="jugador"
      error={errors.jugador}
      value={jugador}
      onChange={(event) => onChange({ jugador: event.target.value })}
    >
      <option value="">A nadie</option>
      {roster
        .filter(({ activo }) => activo)
        .map(({ id, username }) => (
          <option key={id} value={id} translate="no">
            {username}
          </option>
        ))}
    </Select>
    {jugador && (
      <Select
        label="Por cuánto"
        name="meses"
        error={errors.hasta}
        value={meses || String(cheatBanMonths)}
        onChange={(event) => onChange({ meses: event.target.value })}
      >
        <Options of={months.map((count) => [count, count === 12 ? '1 año' : `${count} meses`])} />
      </Select>
    )}
  </div>
)
