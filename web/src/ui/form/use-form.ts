import { redirectMs } from '@trinchera/rules/limits'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate, type NavigateOptions } from '../../lib/router'
import { codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { toast, type ToastLink } from '../toast/toast'
import { useFieldErrors, type FieldErrors, type Shown } from './use-field-errors'

type Write = (patch: Record<string, string>) => void

/** Values of text fields, kept in the component's state only. `useDraft` also stores them on the device. */
export function useFields<K extends string>(start: Record<K, string>) {
  const [fields, setFields] = useState(start)
  const write = useCallback((patch: Partial<Record<K, string>>) => setFields((before) => ({ ...before, ...patch })), [])
  return { fields, write }
}

/** Props that connect an input to the field `name`. */
export const bindFields =
  <K extends string>(fields: Record<K, string>, errors: Shown, write: Write) =>
  (name: K) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })

interface SubmitOptions<R> {
  /** Returns error messages by field. The form is not sent if there are any. */
  check?: () => FieldErrors
  /** Called with the error messages of `check` if the form is therefore not sent. */
  onInvalid?: (errors: Record<string, string>) => void
  send: () => Promise<R>
  /** Called once the fields are valid, instead of sending the form. The callback may send the form by calling `send`. */
  onValid?: (send: () => void) => unknown
  /** The form's picture, sent as field `imagen`. */
  picture?: File | null
  /** `toast`: id of the toast that shows the reply. If a promise is returned, the form stays busy until it resolves. */
  onSuccess?: (reply: R, toast: number) => unknown
  /** Returns a link to be shown in the toast. */
  toastLink?: (reply: R) => ToastLink
  /** Path of the screen to open `redirectMs` after the success. */
  redirect?: string
  /** Returns options for opening that screen; called when it opens. */
  redirectOptions?: () => NavigateOptions
  /** Text of the toast if the server did not reply. */
  failure: string
  /** HTTP status for which the toast is a warning instead of an error. */
  warning?: number
  /** Called if the request failed or was refused. If it returns true, no error message and no toast are shown. */
  onRefused?: (code: number, message: string) => unknown
  onSettled?: () => void
}

/**
 * Validates and sends a form, one request at a time. The reply is shown as a toast, errors at their fields, and the first invalid field is
 * focused. No form library is used, because form libraries bring their own state, and forms here need drafts that outlive the screen, the
 * server's messages by field, and toasts.
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
  /** Number of failed attempts, including those stopped by `check`. When it grows, the first invalid field gets the focus. */
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
      // If the picture's size or type was refused (413, 415), the server did not check the fields, and its message is about the picture.
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
    /** Error of the last request; null after the next request has started or `reset` was called. */
    error,
    reset,
    /** Sends the form without validating it. Rejects if the request fails. */
    send: mutateAsync,
  }
}

interface FormOptions<K extends string, R> extends SubmitOptions<R> {
  fields: Record<K, string>
  write: Write
}

/** `useSubmit` for a form whose text fields come from `useFields` or `useDraft`. `field` returns the props of a field's input. */
export function useForm<K extends string, R extends { message: string }>({
  fields,
  write,
  ...rest
}: FormOptions<K, R>) {
  const submit = useSubmit(rest)
  return { ...submit, field: bindFields(fields, submit.errors, write) }
}
