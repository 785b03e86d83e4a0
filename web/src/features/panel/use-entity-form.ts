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
  const { base, typed, changes, antes, dirty, rebaseOn, restart } = edit
  /** The values that were sent last. What is typed while they are being stored stays an unsaved change. */
  const sent = useRef(typed)
  const { form, errors, pending } = useSubmit({
    check: () => check(typed),
    send: () => {
      sent.current = typed
      return send({ base, typed, changes, antes })
    },
    onValid: (save) => (dirty || !getStored ? save() : onDone()),
    failure: 'No pudimos guardar. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: () => {
      restart(sent.current, typed)
      onDone()
    },
    onRefused: async (code) => {
      if (code !== 409 || !getStored) return false
      // 409 means either an edit conflict or a name that is taken. Only the stored version shows which of the two it is.
      const stored = await getStored().catch(() => undefined)
      return stored && !rebaseOn(stored)
    },
  })

  const latest = useRef(rebaseOn)
  useEffect(() => {
    latest.current = rebaseOn
  })
  const seen = useRef<T>(undefined)
  // Not while a version is being stored: its own event may come before the reply, and must not meet what is typed meanwhile.
  useEffect(() => {
    if (pending || !current || current === seen.current) return
    seen.current = current
    latest.current(current)
  }, [current, pending])

  return { ...edit, form, errors, pending }
}
