import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { focusFirstError } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { useEdition } from './use-edition'

type Errors = Record<string, string | undefined>

interface Options<T extends object, K extends keyof T> {
  fields: readonly K[]
  start: T
  /** How it is by now as the events tell it, for a form that stays open: what others change comes in, or is shown as a clash. */
  current?: T
  /** An editing that was left half-way. */
  resumed?: { base: T; typed: T }
  /** What is wrong with what was typed, by field. */
  check: (typed: T) => Errors
  send: (edition: { base: T; typed: T; changes: Partial<T>; antes: Partial<T> }) => Promise<{ message: string }>
  /** How it is by now, where the server says that somebody changed it; nothing to ask for what is only being made. */
  present?: () => Promise<T | undefined>
  /** It is stored, or there was nothing to store. */
  onDone: () => void
}

/** The form of one thing of the panel: sends what was changed with how it was, shows what is wrong at its field, and overwrites nobody. */
export function useEntityForm<T extends object, K extends keyof T>({
  fields,
  start,
  current,
  resumed,
  check,
  send,
  present,
  onDone,
}: Options<T, K>) {
  const form = useRef<HTMLFormElement>(null)
  const edition = useEdition(fields, start, resumed)
  const { base, typed, changes, antes, dirty, meet, restart } = edition
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])
  const latest = useRef(meet)
  useEffect(() => {
    latest.current = meet
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
      if (codeOf(error) === 409 && present) {
        // Changed meanwhile, or a name already taken: how it is now says which.
        const now = await present()
        if (now && meet(now)) return
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
    if (dirty || !present) save.mutate()
    else onDone()
  }

  return { ...edition, form, errors, submit, pending: save.isPending }
}
