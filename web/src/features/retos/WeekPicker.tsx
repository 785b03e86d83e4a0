import { clockName } from '@trinchera/rules/chile-time'
import { retoDateError } from '@trinchera/rules/reto'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import { weekdayOf } from '@trinchera/rules/spanish-dates'
import { bands, columnsOf, daysOfWeek, evening, slotIn, usualKey, type Column } from './week'
import css from './WeekPicker.module.css'

/** A clan and the hours at which it usually plays, as keys of `usualKey`. */
export interface Usual {
  nombre: string
  hours: ReadonlySet<string>
}

interface WeekPickerProps {
  /** The chosen dates as ISO instants. */
  chosen: readonly string[]
  onToggle: (at: string) => void
  /** Reason why no more dates can be added; null if more can be added. */
  full: string | null
  /** The hours at which the viewer's clan and the rival usually play. */
  usual: readonly Usual[]
  /** The current time, ms since the epoch. */
  now: number
}

const columnText = ({ hora, again }: Column) => `${String(hora).padStart(2, '0')}${again ? ' bis' : ''}`
const arrows: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Date picker: a grid of days and hours that shows one part of the day. The grid is a single tab stop; arrow keys move within it. */
export function WeekPicker({ chosen, onToggle, full, usual, now }: WeekPickerProps) {
  const [week, setWeek] = useState<0 | 1>(0)
  const [band, setBand] = useState<number>(evening)
  const [at, setAt] = useState({ row: 0, column: 0 })
  const [said, setSaid] = useState('')
  const days = daysOfWeek(week, now)
  const columns = columnsOf(days, band)

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(days.length - 1, Math.max(0, at.row + step[0]))
    const column = Math.min(columns.length - 1, Math.max(0, at.column + step[1]))
    setAt({ row, column })
    event.currentTarget.rows[row + 1]?.cells[column + 1]?.querySelector('button')?.focus()
  }
  function show(next: { week?: 0 | 1; band?: number }) {
    if (next.week !== undefined) setWeek(next.week)
    if (next.band !== undefined) setBand(next.band)
    setAt({ row: 0, column: 0 })
    setSaid('')
  }

  return (
    <div>
      <div className={css.parts} role="group" aria-label="Parte del día">
        {bands.map(({ name }, index) => (
          <button key={name} type="button" aria-pressed={index === band} onClick={() => show({ band: index })}>
            {name}
          </button>
        ))}
      </div>
      <div className={`mt-2 ${css.frame}`}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table className={css.week} role="grid" aria-label={`Días y horas, ${clockName()}`} onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">
                <span className="screen-reader-only">Día</span>
              </th>
              {columns.map((column) => (
                <th key={columnText(column)} scope="col">
                  {columnText(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, row) => (
              <tr key={day}>
                <th scope="row">
                  <span aria-hidden="true">{`${weekdayOf(day).slice(0, 3)} ${Number(day.slice(8))}`}</span>
                  <span className="screen-reader-only">{`${weekdayOf(day)} ${day.slice(8)}/${day.slice(5, 7)}`}</span>
                </th>
                {columns.map((column, index) => {
                  const slot = slotIn(day, column)
                  const wrong = slot
                    ? retoDateError(Date.parse(slot.at), now)
                    : column.again
                      ? 'Esa hora no se repite ese día'
                      : 'Esa hora no existe: esa noche se adelanta el reloj'
                  const on = slot !== undefined && chosen.includes(slot.at)
                  const players = usual.filter(({ hours }) => slot && hours.has(usualKey(slot.at)))
                  const name = [
                    `${weekdayOf(day)} ${day.slice(8)}/${day.slice(5, 7)}, ${columnText(column)}:00`,
                    ...players.map(({ nombre }) => `${nombre} suele jugar`),
                    ...(wrong && !on ? [wrong] : []),
                  ].join('. ')
                  return (
                    <td key={columnText(column)} role="gridcell">
                      <button
                        type="button"
                        aria-label={name}
                        aria-pressed={on}
                        aria-disabled={(wrong !== null && !on) || undefined}
                        tabIndex={at.row === row && at.column === index ? 0 : -1}
                        className={css.cell}
                        onFocus={() => setAt({ row, column: index })}
                        onClick={() => {
                          const refused = on ? null : (wrong ?? full)
                          setSaid(refused ?? '')
                          if (slot && refused === null) onToggle(slot.at)
                        }}
                      >
                        {on && <Icon name="check" size={18} />}
                        <span className={css.marks} aria-hidden="true">
                          {usual.map((clan) => (
                            <i key={clan.nombre} className={players.includes(clan) ? css.plays : undefined} />
                          ))}
                        </span>
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`small ${css.said}`} role="status">
        {said}
      </p>
      <div className={`row ${css.under}`}>
        <Button size="small" onClick={() => show({ week: week === 0 ? 1 : 0 })}>
          {week === 0 ? 'Semana siguiente' : 'Esta semana'}
        </Button>
        {usual.some(({ hours }) => hours.size > 0) && (
          <ul className={`small ${css.legend}`} aria-hidden="true">
            {usual.map(({ nombre }) => (
              <li key={nombre}>
                <i />{' '}
                <span>
                  <span translate="no">{nombre}</span> suele jugar
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
