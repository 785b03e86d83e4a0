import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../ui/form/use-field-errors'
import { useSubmit } from '../../ui/form/use-form'
import { useEdit } from './use-edit'

/** Error for a name with fewer than `least` characters; null if it is long enough. */
export const tooShort = (name: string, { least }: { least: number }) =>
  name.trim().length < least ? `El nombre debe tener al menos ${least} caracteres` : null

interface Options<T extends object, K extends keyof T> {
  fields: readonly K[]
  start: T
  /** The stored version, kept current by live events. Given for a form that stays open after saving. */
  current?: T
  /** An unfinished edit to continue. */
  restored?: { base: T; typed: T }
  /** Returns the validation errors by field. */
  check: (typed: T) => FieldErrors
  send: (edit: { base: T; typed: T; changes: Partial<T>; antes: Partial<T> }) => Promise<{ message: string }>
  /** Fetches the stored version; called after the server replied 409. Undefined if the entity is new. */
  getStored?: () => Promise<T | undefined>
  /** Called after the entity was stored, or at once if nothing was changed. */
  onDone: () => void
}

/** Form state for one entity of the panel. Sends the changed fields with their previous values; returns errors and edit conflicts. */
export function useEntityForm<T extends object, K extends keyof T>({
  fields,
  start,
  current,
  restored,
  check,
  send,
  getStored,
  onDone,
}: Options<T, K>) {
  const edit = useEdit(fields, start, restored)
  const { base, typed, changes, antes, dirty, rebaseOn, saved } = edit
  const latest = useRef(rebaseOn)
  useEffect(() => {
    latest.current = rebaseOn
  })
  useEffect(() => {
    if (current) latest.current(current)
  }, [current])

  const { form, errors, pending } = useSubmit({
    check: () => check(typed),
    send: async () => ({ ...(await send({ base, typed, changes, antes })), sent: typed }),
    onValid: (save) => (dirty || !getStored ? save() : onDone()),
    failure: 'No pudimos guardar. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ sent }) => {
      saved(sent)
      onDone()
    },
    onRefused: async (code) => {
      if (code !== 409 || !getStored) return false
      // 409 means either an edit conflict or a name that is taken. Only the stored version shows which of the two it is.
      const stored = await getStored().catch(() => undefined)
      return stored && !rebaseOn(stored)
    },
  })

  return { ...edit, form, errors, pending }
}
