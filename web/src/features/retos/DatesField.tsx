import { clockName, toChileLocal } from '@trinchera/rules/chile-time'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import { retoDateError } from '@trinchera/rules/reto'
import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNow } from '../../lib/clock'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { Input } from '../../ui/form/Field'
import { retoWhen } from '../../ui/match/reto-text'
import { usualHoursQuery } from './queries'
import css from './retos.module.css'
import { readTyped, usualOf } from './week'
import { WeekPicker } from './WeekPicker'

interface DatesFieldProps {
  /** The viewer's clan and the rival. The week shows at which hours these clans usually play. */
  clans: readonly { id: number; nombre: string }[]
  /** The chosen dates as ISO instants. */
  dates: readonly string[]
  onDates: (dates: string[]) => void
  /** A Chilean local time that the player typed but did not add to the dates yet. */
  typed: string
  onTyped: (typed: string) => void
  /** Maximum number of dates. */
  most: number
  error?: string
}

/** Form field for the dates that a clan proposes. Full hours are picked in a week; other times are typed. */
export function DatesField({ clans, dates, onDates, typed, onTyped, most, error }: DatesFieldProps) {
  const id = useId()
  // Rounded down to the minute, because seconds make no difference to which dates can be picked.
  const now = Math.floor(useNow() / 60_000) * 60_000
  const usual = useQueries({ queries: clans.map(({ id: clan }) => usualHoursQuery(clan)) })
  const [wrong, setWrong] = useState<string>()
  const full =
    dates.length < most ? null : `Ya van ${most === 1 ? 'una fecha' : `${most} fechas`}: quita una para cambiarla`
  const add = (at: string) => onDates([...dates, at].sort())
  function addTyped() {
    const read = readTyped(typed, serverNow())
    const refused = 'error' in read ? read.error : dates.includes(read.at) ? 'Esa fecha ya está' : full
    setWrong(refused ?? undefined)
    if (refused !== null || !('at' in read)) return
    add(read.at)
    onTyped('')
  }
  return (
    <fieldset className="form-field">
      <legend className={`label ${css.legend}`}>
        <span>{`Fechas, ${clockName()}`}</span>
        <span className="optional-note">{`${dates.length} de ${most}`}</span>
      </legend>
      <p
        className="hint"
        id={`${id}-help`}
      >{`Hasta ${most === 1 ? 'una' : most}, desde dentro de 2 horas hasta dentro de 14 días.`}</p>
      <WeekPicker
        chosen={dates}
        onToggle={(at) => (dates.includes(at) ? onDates(dates.filter((one) => one !== at)) : add(at))}
        full={full}
        usual={clans.map(({ nombre }, index) => ({ nombre, hours: usualOf(usual[index]?.data?.horas ?? []) }))}
        now={now}
      />
      <div className={`line ${css.typed} ${(wrong ?? error) ? css.refused : ''}`}>
        <Input
          label="Otra hora, con minutos"
          optional
          type="datetime-local"
          name="otra"
          min={toChileLocal(now + retoSoonestMs)}
          max={toChileLocal(now + retoLatestMs)}
          value={typed}
          error={wrong ?? error}
          onChange={({ target }) => {
            onTyped(target.value)
            setWrong(undefined)
          }}
        />
        <Button onClick={addTyped}>Agregar</Button>
      </div>
      {dates.length > 0 && (
        <ul className={`list mt-3 ${css.dates}`} aria-label="Fechas elegidas">
          {dates.map((at) => (
            <li key={at}>
              <b>{retoWhen(at)}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={`Quitar el ${retoWhen(at)}`}
                onClick={() => onDates(dates.filter((one) => one !== at))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Parses the dates that a draft keeps as one text; invalid dates are left out. */
export const readDates = (text: string): string[] =>
  text
    .split(' ')
    .filter((at) => at !== '' && !Number.isNaN(Date.parse(at)))
    .slice(0, mostRetoDates * 2)
export const writeDates = (dates: readonly string[]) => dates.join(' ')

/** Validation error of the proposed dates, as a sentence; null if they are valid. `typed` is a time that was not added to the dates yet. */
export const datesError = (dates: readonly string[], typed: string, now: number): string | null => {
  if (typed !== '') return 'Falta tocar «Agregar», o borra esta hora'
  if (dates.length === 0) return 'Elige una fecha por lo menos'
  const wrong = dates.find((at) => retoDateError(Date.parse(at), now) !== null)
  return wrong === undefined ? null : `${retoWhen(wrong)}: ${retoDateError(Date.parse(wrong), now)}`
}
