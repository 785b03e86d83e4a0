import { passwordError, repeatError } from '@trinchera/rules/validation'
import { api } from '../../../lib/api'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { emptyPassword, NewPassword } from '../../../ui/form/NewPassword'
import { useFields, useSubmit } from '../../../ui/form/use-form'
import { toast } from '../../../ui/toast/toast'
import type { PlayerDialogProps } from './dialog'

/** Sets a player's password. The dialog closes after the update even if it failed (docs/behaviour/staff.md#Players in the panel). */
export function PasswordDialog({ player, ...dialog }: PlayerDialogProps) {
  const { fields, write } = useFields(emptyPassword)
  const { password, repeatPassword } = fields
  const { form, errors, pending } = useSubmit({
    check: () => ({ password: passwordError(password), repeatPassword: repeatError(password, repeatPassword) }),
    onInvalid: (wrong) => {
      if (wrong.repeatPassword) toast.error(wrong.repeatPassword)
    },
    send: () => api.updateAdminPlayerPassword({ params: { id: player.id }, body: { password } }),
    failure: 'No pudimos cambiar la contraseña. Intenta de nuevo.',
    onSettled: () => dialog.onOpenChange(false),
  })

  return (
    <FormDialog
      {...dialog}
      over={player.username}
      title="Modificar Contraseña"
      submit={{ form, pending }}
      act="Modificar Contraseña"
      pendingText="Cambiando…"
      above={<p className="what">Sus sesiones abiertas terminan. Dile la nueva por un medio seguro.</p>}
    >
      <input type="text" name="username" autoComplete="username" value={player.username} readOnly hidden />
      <NewPassword fields={fields} write={write} errors={errors} />
    </FormDialog>
  )
}
