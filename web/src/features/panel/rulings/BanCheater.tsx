import type { CaseDetail } from '@trinchera/contract/rulings'
import { cheatBanMonths } from '@trinchera/rules/limits'
import { chileDay, endOfChileDay, shiftDay } from '@trinchera/rules/chile-time'
import { Select } from '../../../ui/form/Field'

const months = [cheatBanMonths, 6, 12]

export interface Ban {
  /** The player's id as text; empty: nobody. */
  jugador: string
  /** Months, as text. */
  meses: string
}

/** Until when, from now. */
export const banUntil = ({ meses }: Ban, now: number) =>
  endOfChileDay(shiftDay(chileDay(now), { months: Number(meses) || cheatBanMonths }))

interface BanCheaterProps extends Ban {
  roster: CaseDetail['planteles'][number]['jugadores']
  errors: { jugador?: string; hasta?: string }
  onChange: (patch: Partial<Ban>) => void
}

/** With a cheat, the player it names may be banned in the same stroke: three months at least (docs/rules.md#Ban with a trampa ruling). */
export const BanCheater = ({ roster, jugador, meses, errors, onChange }: BanCheaterProps) => (
  <div className="duo-form">
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
          <option key={id} value={id}>
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
        {months.map((count) => (
          <option key={count} value={count}>
            {count === 12 ? '1 año' : `${count} meses`}
          </option>
        ))}
      </Select>
    )}
  </div>
)
