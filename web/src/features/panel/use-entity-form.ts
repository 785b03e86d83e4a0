import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { focusFirstError } from '../../ui/Field'
import { toast } from '../../ui/toast'
import { useEdition } from './use-edition'

type Errors = Record<string, string | undefined>

interface Options<T extends object, K extends keyof T> {
  fields: readonly K[]
  start: T
  /** What is wrong with what was typed, by field. */
  check: (typed: T) => Errors
  send: (edition: { typed: T; changes: Partial<T>; antes: Partial<T> }) => Promise<{ message: string }>
  /** How it is by now, where the server says that somebody changed it; nothing to ask for what is only being made. */
  present?: () => Promise<T | undefined>
  /** It is stored, or there was nothing to store. */
  onDone: () => void
}

/** The form of one thing of the panel: sends what was changed with how it was, shows what is wrong at its field, and overwrites nobody. */
export function useEntityForm<T extends object, K extends keyof T>({ fields, start, check, send, present, onDone }: Options<T, K>) {
  const form = useRef<HTMLFormElement>(null)
  const edition = useEdition(fields, start)
  const { typed, changes, antes, dirty, meet } = edition
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => focusFirstError(form.current), [errors])

  const save = useMutation({
    mutationFn: () => send({ typed, changes, antes }),
    onSuccess: ({ message }) => {
      toast.success(message)
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
