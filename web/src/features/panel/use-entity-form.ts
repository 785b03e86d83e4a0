import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { focusFirstError } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { useEdit } from './use-edit'

type Errors = Record<string, string | undefined>

interface Options<T extends object, K extends keyof T> {
  fields: readonly K[]
  start: T
  /** The stored version as live events update it, for a form that stays open. */
  current?: T
  /** An unfinished edit to continue. */
  restored?: { base: T; typed: T }
  /** Validation errors by field. */
  check: (typed: T) => Errors
  send: (edit: { base: T; typed: T; changes: Partial<T>; antes: Partial<T> }) => Promise<{ message: string }>
  /** Fetches the stored version after the server refused with 409; undefined where the entity is new. */
  getStored?: () => Promise<T | undefined>
  /** Called once it is stored, and at once where nothing was changed. */
  onDone: () => void
}

/** The form of one entity of the panel: sends the changed fields with their values before, and shows errors and edit conflicts. */
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
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(fields, start, restored)
  const { base, typed, changes, antes, dirty, rebaseOn, restart } = edit
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])
  const latest = useRef(rebaseOn)
  useEffect(() => {
    latest.current = rebaseOn
  })
  useEffect(() => {
    if (current) latest.current(current)
  }, [current])

  const save = useMutation({
    mutationFn: () => send({ base, typed, changes, antes }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setErrors({})
      restart(typed)
      onDone()
    },
    onError: async (error) => {
      const message = messageOf(error, 'No pudimos guardar. Lo que escribiste sigue acá: intenta de nuevo.')
      if (codeOf(error) === 409 && getStored) {
        // 409 is an edit conflict or a name that is taken: only the stored version tells which.
        const stored = await getStored()
        if (stored && !rebaseOn(stored)) return
      }
      setErrors(fieldErrorsOf(error))
      toast.error(message)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const wrong = check(typed)
    setErrors(wrong)
    if (Object.values(wrong).some((error) => error !== undefined)) return
    if (dirty || !getStored) save.mutate()
    else onDone()
  }

  return { ...edit, form, errors, submit, pending: save.isPending }
}
