import { useEffect, useState, type FocusEvent, type FormEvent } from 'react'
import { pictureError } from './PictureInput'

/** Error message of each field; null or undefined if the field is valid. */
export type FieldErrors = Record<string, string | null | undefined>
export type Shown = Record<string, string | undefined>

const messagesIn = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message] as const] : [])))

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isText = (control: Control) =>
  !(control instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(control.type))

/**
 * The errors that a form shows, by field; the `name` of a control is its field. An error of `check` appears when its field is left or the
 * form is sent, and disappears as soon as the value is valid. An error from the server stays until its field is changed.
 */
export function useFieldErrors(check: (() => FieldErrors) | undefined, picture: File | null) {
  /** Names of the fields whose error from `check` is visible. */
  const [shown, setShown] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Shown>({})
  // Error of the chosen picture, shown immediately, because a chosen file is complete input.
  const imagen = pictureError(picture)
  const wrong = () => messagesIn({ imagen, ...check?.() })

  const current = shown.length > 0 ? wrong() : {}
  const stillWrong = shown.filter((field) => current[field])
  if (stillWrong.length < shown.length) setShown(stillWrong)
  useEffect(() => setRefused((before) => (before.imagen ? { ...before, imagen: undefined } : before)), [picture])
  const errors: Shown = {
    ...refused,
    ...(imagen ? { imagen } : {}),
    ...Object.fromEntries(stillWrong.map((field) => [field, current[field]])),
  }

  function onInput({ target }: FormEvent) {
    if (!(target instanceof HTMLElement) || Object.keys(refused).length === 0) return
    const name = isControl(target) ? target.name : ''
    if (refused[name]) setRefused({ ...refused, [name]: undefined })
    // The server names this field differently (`suspender.hasta`), or it is a rich text without a name. So all server errors are removed.
    else if (target.getAttribute('aria-invalid') === 'true' && !stillWrong.includes(name)) setRefused({})
  }

  /**
   * Checks a field when the focus moves from it to another text field. If a button was pressed instead, nothing is checked, because a new
   * error would move the button away from the pointer.
   */
  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    if (!isControl(target) || !isControl(relatedTarget) || !isText(relatedTarget)) return
    const { name, value } = target
    if (!currentTarget.contains(relatedTarget) || !value.trim() || shown.includes(name)) return
    if (wrong()[name]) setShown([...shown, name])
  }

  return {
    errors,
    handlers: { onInput, onBlur },
    /** Checks all fields, shows their errors and returns them. */
    validate() {
      const found = wrong()
      setRefused({})
      setShown(Object.keys(found))
      return found
    },
    /** Shows the server's error messages. */
    refuse: setRefused,
  }
}
