import { passwordLength } from '@trinchera/rules/limits'
import { PasswordInput } from './Field'
import { bindFields } from './use-form'

type Fields = Record<'password' | 'repeatPassword', string>

export const emptyPassword: Fields = { password: '', repeatPassword: '' }

interface NewPasswordProps {
  label?: string
  fields: Fields
  write: (patch: Partial<Fields>) => void
  errors: Record<string, string | undefined>
}

export function NewPassword({ label = 'Contraseña', fields, write, errors }: NewPasswordProps) {
  const field = bindFields(fields, errors, write)
  return (
    <>
      <PasswordInput
        {...field('password')}
        label={label}
        autoComplete="new-password"
        help={`${passwordLength.least} caracteres o más.`}
      />
      <PasswordInput {...field('repeatPassword')} label="Repetir contraseña" autoComplete="new-password" />
    </>
  )
}
