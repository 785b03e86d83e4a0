import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/controls/Icon'

interface PanelFieldProps {
  label: string
  value: string
  onValue: (text: string) => void
  placeholder?: string
  error?: string
  /** The button beside it, and what it and Enter do. */
  act: string
  onAct: () => void
  mono?: boolean
  /** More buttons, or what stands under the field. */
  children?: ReactNode
  below?: ReactNode
}

/** One line to fill in a panel. It is no form of its own: it stands inside another, which Enter must not send. */
export function PanelField({
  label,
  value,
  onValue,
  placeholder,
  error,
  act,
  onAct,
  mono,
  children,
  below,
}: PanelFieldProps) {
  const id = useId()
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAct()
  }
  return (
    <div className="pf">
      <label className="lbl" htmlFor={id}>
        {label}
      </label>
      <div className="row">
        <input
          id={id}
          className={mono ? 'inp mono' : 'inp'}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={key}
        />
        <Button size="small" onClick={onAct}>
          {act}
        </Button>
        {children}
      </div>
      {below}
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
