import { redirectMs } from '@trinchera/rules/limits'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate, type NavigateOptions } from '../../lib/router'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { toast, type ToastLink } from '../toast/toast'
import { useFieldErrors, type FieldErrors, type Shown } from './use-field-errors'

type Write = (patch: Record<string, string>) => void

/** Text fields in the component's state; `useDraft` stores them too. */
export function useFields<K extends string>(start: Record<K, string>) {
  const [fields, setFields] = useState(start)
  const write = useCallback((patch: Partial<Record<K, string>>) => setFields((before) => ({ ...before, ...patch })), [])
  return { fields, write }
}

/** The props that bind an input to one of the fields. */
export const bindFields =
  <K extends string>(fields: Record<K, string>, errors: Shown, write: Write) =>
  (name: K) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })

interface SubmitOptions<R> {
  /** Returns error messages; nothing is sent while there are any. */
  check?: () => FieldErrors
  /** Called with the messages of `check` that prevented sending. */
  onInvalid?: (errors: Record<string, string>) => void
  send: () => Promise<R>
  /** Called once the fields are valid, instead of sending immediately. */
  onValid?: (send: () => void) => unknown
  /** The picture that is sent as `imagen`. */
  picture?: File | null
  /** `toast`: the id of the reply's toast. A returned promise is awaited, so that the form stays busy while another screen is loaded. */
  onSuccess?: (reply: R, toast: number) => unknown
  /** A link for the toast. */
  toastLink?: (reply: R) => ToastLink
  /** The screen to open `redirectMs` after the success. */
  redirect?: string
  /** Options of that navigation, computed when it happens. */
  redirectOptions?: () => NavigateOptions
  /** The toast if the server did not answer. */
  failure: string
  /** The HTTP status whose toast is a warning instead of an error. */
  warning?: number
  /** Handles a refusal; returns true if it has shown it already. */
  onRefused?: (code: number, message: string) => unknown
  onSettled?: () => void
}

/**
 * Validates and sends a form: one request at a time, the reply as a toast, error messages at their fields, focus on the first invalid
 * field. Written here because form libraries bring their own state, but we need drafts that outlive the screen, the server's messages by
 * field, and toasts.
 */
export function useSubmit<R extends { message: string }>(options: SubmitOptions<R>) {
  const {
    check,
    onInvalid,
    send,
    onValid,
    picture = null,
    onSuccess,
    toastLink,
    redirect,
    redirectOptions,
    failure,
    warning,
    onRefused,
  } = options
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { errors, handlers, validate, refuse } = useFieldErrors(check, picture)
  /** Counts the failed attempts, whether they were sent or not: after each one the first invalid field gets the focus. */
  const [failures, setFailures] = useState(0)

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
      refuse({ ...(picture && [413, 415].includes(code) ? { imagen: message } : {}), ...fieldErrorsOf(refusal) })
      setFailures((count) => count + 1)
      if (code === warning) toast.warning(message)
      else toast.error(message)
    },
    onSettled: options.onSettled,
  })
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [failures, error])
  const latestOptions = useRef(redirectOptions)
  useEffect(() => {
    latestOptions.current = redirectOptions
  })
  const leaving = redirect !== undefined && isSuccess
  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => navigate(redirect, latestOptions.current?.()), redirectMs)
    return () => clearTimeout(timer)
  }, [leaving, navigate, redirect])
  const pending = isPending || leaving

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const wrong = validate()
    if (Object.keys(wrong).length > 0) {
      setFailures(failures + 1)
      onInvalid?.(wrong)
      return
    }
    if (onValid) onValid(mutate)
    else mutate()
  }

  return {
    form: { ref: form, onSubmit, ...handlers, noValidate: true },
    errors,
    pending,
    isSuccess,
    /** The error of the last request, until the next request or `reset`. */
    error,
    reset,
    /** Sends without validating; rejects if the request fails. */
    send: mutateAsync,
  }
}

interface FormOptions<K extends string, R> extends SubmitOptions<R> {
  fields: Record<K, string>
  write: Write
}

/** `useSubmit` combined with the text fields of `useFields` or `useDraft`. */
export function useForm<K extends string, R extends { message: string }>({
  fields,
  write,
  ...rest
}: FormOptions<K, R>) {
  const submit = useSubmit(rest)
  return { ...submit, field: bindFields(fields, submit.errors, write) }
}
