import { useId, type KeyboardEvent } from 'react'
import { FieldError } from '../form/FieldError'
import { Button } from '../controls/Button'
import css from './panel.module.css'
import type { Elements } from '../../lib/elements'

interface PanelFieldProps {
  label: string
  value: string
  onValue: (text: string) => void
  placeholder?: string
  error?: string
  /** Text of the button. */
  act: string
  /** Called when the button or Enter is pressed. */
  onAct: () => void
  /** True for a monospaced font. */
  mono?: boolean
  /** Further buttons after the main one. */
  children?: Elements
  below?: Elements
}

/** A text field and a button of an editor panel. Not a `<form>`, because forms cannot be nested; so Enter is handled here. */
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
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAct()
  }
  return (
    <div>
      <label className={`label ${css.label}`} htmlFor={id}>
        {label}
      </label>
      <div className={`row ${css.row}`}>
        <input
          id={id}
          className={`input ${css.input} ${mono ? css.mono : ''}`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="small" onClick={onAct}>
          {act}
        </Button>
        {children}
      </div>
      {below}
      <FieldError icon id={`${id}-error`} role="alert" text={error} />
    </div>
  )
}
