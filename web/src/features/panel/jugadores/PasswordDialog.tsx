import { passwordError, repeatError } from '@trinchera/rules/validation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { focusFirstError, PasswordInput } from '../../../ui/form/Field'
import { toast } from '../../../ui/toast/toast'
import type { PlayerDialogProps } from './dialog'

/** Sets a player's password; the dialog closes after the update whether it succeeded or failed (docs/behaviour.md#Players in the panel). */
export function PasswordDialog({ player, open, onOpenChange }: PlayerDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [errors, setErrors] = useState<{ password?: string; repeat?: string }>({})
  useEffect(() => focusFirstError(form.current), [errors])

  const change = useMutation({
    mutationFn: () => api.updateAdminPlayerPassword({ params: { id: player.id }, body: { password } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error, 'No pudimos cambiar la contraseña. Intenta de nuevo.')),
    onSettled: () => onOpenChange(false),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const wrong = { password: passwordError(password) ?? undefined, repeat: repeatError(password, repeat) ?? undefined }
    setErrors(wrong)
    if (wrong.repeat) toast.error(wrong.repeat)
    if (!wrong.password && !wrong.repeat) change.mutate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={player.username}
      title="Modificar Contraseña"
      actions={
        <>
          <Button
            kind="primary"
            type="submit"
            form="player-password"
            pending={change.isPending}
            pendingText="Cambiando…"
          >
            Modificar Contraseña
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <p className="what">Sus sesiones abiertas terminan. Dile la nueva por un medio seguro.</p>
      <form id="player-password" ref={form} onSubmit={submit} noValidate aria-label="Modificar Contraseña">
        <input type="text" name="username" autoComplete="username" value={player.username} readOnly hidden />
        <PasswordInput
          label="Contraseña"
          name="password"
          autoComplete="new-password"
          error={errors.password}
          help="8 caracteres o más."
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordInput
          label="Repetir contraseña"
          name="repeat"
          autoComplete="new-password"
          error={errors.repeat}
          value={repeat}
          onChange={(event) => setRepeat(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
