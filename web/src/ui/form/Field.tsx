import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode, type ClipboardEvent } from 'react'
import { FieldError } from './FieldError'
import { Icon } from '../controls/Icon'
import { useTypeAhead } from './type-ahead'
import type { Elements } from '../../lib/elements'

/** Pastes a table into a text area with ' | ' between the cells, because tabs would not be recognizable in plain text. */
function pasteTable(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: area } = event
  const text = clipboardData.getData('text/plain')
  if (!text.includes('\t') || !/<table\b/i.test(clipboardData.getData('text/html'))) return
  event.preventDefault()
  const rows = text.trimEnd().replace(/\r\n?/g, '\n').replaceAll('\t', ' | ')
  const room =
    area.maxLength < 0 ? rows.length : area.maxLength - area.value.length + (area.selectionEnd - area.selectionStart)
  area.setRangeText(rows.slice(0, Math.max(0, room)), area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

export interface FieldText {
  label: ReactNode
  /** Help text below the control. An error replaces it. */
  help?: ReactNode
  /** Error message; if set, the control is marked as invalid. */
  error?: string
  /** Shows "opcional" next to the label. */
  optional?: boolean
}

interface Wiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A label, a control and the note below it. They are linked by ids, so that screen readers announce them together. */
export function Field({
  label,
  help,
  error,
  optional,
  id,
  children,
}: FieldText & { id?: string; children: (wiring: Wiring) => Elements }) {
  const own = useId()
  const control = id ?? own
  const note = `${control}-note`
  return (
    <div className="form-field">
      <label className="label" htmlFor={control}>
        <span>{label}</span>
        {optional && <span className="optional-note">opcional</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': error || help ? note : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError icon id={note} text={error} />
      ) : (
        help && (
          <p className="hint" id={note}>
            {help}
          </p>
        )
      )}
    </div>
  )
}

export type InputProps = FieldText & ComponentProps<'input'>

export const Input = ({ label, help, error, optional, id, className, ...rest }: InputProps) => (
  <Field {...{ label, help, error, optional, id }}>
    {(wiring) => <input {...rest} {...wiring} className={`input ${className ?? ''}`} />}
  </Field>
)

export const Textarea = ({ label, help, error, optional, id, ...rest }: FieldText & ComponentProps<'textarea'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(wiring) => <textarea onPaste={pasteTable} {...rest} {...wiring} className="input" />}
  </Field>
)

/** A select whose options can be found by typing any of their words ("niebla" finds "6. Niebla del Sur"). */
export function Select({ label, help, error, optional, id, children, ...rest }: FieldText & ComponentProps<'select'>) {
  const onKeyDown = useTypeAhead()
  return (
    <Field {...{ label, help, error, optional, id }}>
      {(wiring) => (
        <div className="select">
          <select onKeyDown={onKeyDown} {...rest} {...wiring} className="input">
            {children}
          </select>
          <Icon name="down" size={16} />
        </div>
      )}
    </Field>
  )
}

/** A password field with a button that makes the password visible. */
export function PasswordInput({ label, help, error, optional, id, ...rest }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, help, error, optional, id }}>
      {(wiring) => (
        <div className="input-with-button">
          <input
            autoComplete="current-password"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          <button
            type="button"
            className="show"
            aria-pressed={shown}
            aria-controls={wiring.id}
            aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar' : 'Mostrar'}
          </button>
        </div>
      )}
    </Field>
  )
}

/** The search box of a list. Its label is visible to screen readers only. */
export function Search({
  label,
  value,
  onChange,
  placeholder = 'Búsqueda',
}: {
  label: string
  value: string
  onChange: (text: string) => void
  placeholder?: string
}) {
  return (
    <div className="search" role="search">
      <Icon name="search" size={18} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    </div>
  )
}
