import { redirectMs } from '@trinchera/rules/limits'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { toast, type ToastLink } from '../toast/toast'
import { pictureError } from './PictureInput'

/** A message by field; null and undefined: the field is valid. */
export type FieldErrors = Record<string, string | null | undefined>
type Shown = Record<string, string | undefined>
type Write = (patch: Record<string, string>) => void

/** Text fields in the component's state; `useDraft` also stores them. */
export function useFields<K extends string>(start: Record<K, string>) {
  const [fields, setFields] = useState(start)
  const write = useCallback((patch: Partial<Record<K, string>>) => setFields((before) => ({ ...before, ...patch })), [])
  return { fields, write }
}

/** The props by which an input shows and changes one of the fields. */
export const bindFields =
  <K extends string>(fields: Record<K, string>, errors: Shown, write: Write) =>
  (name: K) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })

interface SubmitOptions<R> {
  /** Nothing is sent while it returns a message. */
  check?: () => FieldErrors
  send: () => Promise<R>
  /** Runs once the fields are valid, in place of sending at once. */
  onValid?: (send: () => void) => unknown
  /** The picture that is sent as `imagen`. */
  picture?: File | null
  /** `toast`: the id of the reply's toast. Its promise is awaited: the form stays busy while another screen is loaded. */
  onSuccess?: (reply: R, toast: number) => unknown
  /** A link in the toast. */
  toastLink?: (reply: R) => ToastLink
  /** The screen to open `redirectMs` after the success. */
  redirect?: string
  /** The toast where the server did not answer. */
  failure: string
  /** The status whose toast is a warning. */
  warning?: number
  /** Returns true where it has shown the refusal itself. */
  onRefused?: (code: number, message: string) => unknown
  onSettled?: () => void
}

/**
 * Validates and sends a form: one request at a time, the reply as a toast, messages at their fields, focus on the first invalid one. Our own because
 * form libraries bring their state, not ours: drafts that outlive the screen, the server's messages by field, and toasts.
 */
export function useSubmit<R extends { message: string }>(options: SubmitOptions<R>) {
  const { check, send, onValid, picture = null, onSuccess, toastLink, redirect, failure, warning, onRefused } = options
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Shown>({})

  const { mutate, mutateAsync, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    onSuccess: (reply) => {
      const shown = toast.success(reply.message, toastLink?.(reply))
      return onSuccess?.(reply, shown)
    },
    onError: async (refusal) => {
      const code = codeOf(refusal)
      const message = messageOf(refusal, failure)
      if (await onRefused?.(code, message)) return
      // A request refused for its size or type (413, 415) was not validated: it has no messages by field.
      setErrors({ ...(picture && [413, 415].includes(code) ? { imagen: message } : {}), ...fieldErrorsOf(refusal) })
      if (code === warning) toast.warning(message)
      else toast.error(message)
    },
    onSettled: options.onSettled,
  })
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors, error])
  const leaving = redirect !== undefined && isSuccess
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => navigate(redirect), redirectMs)
    return () => clearTimeout(timer)
  }, [leaving, navigate, redirect])
  const pending = isPending || leaving

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const wrong = Object.entries({ imagen: pictureError(picture), ...check?.() }).flatMap(([field, message]) =>
      message ? [[field, message] as const] : [],
    )
    setErrors(Object.fromEntries(wrong))
    if (wrong.length > 0) return
    if (onValid) onValid(mutate)
    else mutate()
  }

  return {
    form: { ref: form, onSubmit, noValidate: true },
    errors,
    setErrors,
    pending,
    isSuccess,
    /** The last request's, until the next one or `reset`. */
    error,
    reset,
    /** Sends without validating; rejects where the request fails. */
    send: mutateAsync,
  }
}

interface FormOptions<K extends string, R> extends SubmitOptions<R> {
  fields: Record<K, string>
  write: Write
}

/** `useSubmit` with the text fields of `useFields` or `useDraft`. */
export function useForm<K extends string, R extends { message: string }>({
  fields,
  write,
  ...rest
}: FormOptions<K, R>) {
  const submit = useSubmit(rest)
  return { ...submit, field: bindFields(fields, submit.errors, write) }
}
