import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../controls/Icon'

export interface FieldText {
  label: ReactNode
  /** Stands under the control while there is no error. */
  help?: ReactNode
  /** What is wrong, as a sentence; it marks the control invalid. */
  error?: string
  /** Says "opcional" beside the label. */
  optional?: boolean
}

interface Wiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Label, control, and the line under it, tied together for whoever does not see them. */
export function Field({
  label,
  help,
  error,
  optional,
  id,
  children,
}: FieldText & { id?: string; children: (wiring: Wiring) => ReactNode }) {
  const own = useId()
  const control = id ?? own
  const note = `${control}-note`
  return (
    <div className="fld">
      <label className="lbl" htmlFor={control}>
        <span>{label}</span>
        {optional && <span className="opt-note">opcional</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': error || help ? note : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="err" id={note}>
          <Icon name="warning" size={16} />
          {error}
        </p>
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
    {(wiring) => <input {...rest} {...wiring} className={`inp ${className ?? ''}`} />}
  </Field>
)

export const Textarea = ({ label, help, error, optional, id, ...rest }: FieldText & ComponentProps<'textarea'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(wiring) => <textarea {...rest} {...wiring} className="inp" />}
  </Field>
)

export const Select = ({
  label,
  help,
  error,
  optional,
  id,
  children,
  ...rest
}: FieldText & ComponentProps<'select'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(wiring) => (
      <div className="sel">
        <select {...rest} {...wiring} className="inp">
          {children}
        </select>
        <Icon name="down" size={16} />
      </div>
    )}
  </Field>
)

/** A password that its owner can look at. */
export function PasswordInput({ label, help, error, optional, id, ...rest }: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, help, error, optional, id }}>
      {(wiring) => (
        <div className="inp-in">
          <input
            autoComplete="current-password"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="inp"
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

/** The list's own search box; the label is read out, the magnifier is seen. */
export function Search({
  label,
  value,
  onChange,
  placeholder = 'Busqueda',
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
        className="inp"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    </div>
  )
}

/** The focus on the first wrong field of a form; call it once the errors are on the screen. */
export function focusFirstError(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
