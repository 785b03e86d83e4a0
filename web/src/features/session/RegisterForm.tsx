import { usernameLength } from '@trinchera/rules/limits'
import { emailError, passwordError, repeatError, usernameError } from '@trinchera/rules/validation'
import { edades } from '@trinchera/rules/privacidad'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { privacyQuery } from '../../lib/privacy-query'
import { api } from '../../lib/api'
import { withPendingMail } from '../../lib/pending-mail'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Check } from '../../ui/form/Check'
import { Input, Select } from '../../ui/form/Field'
import { emptyPassword, NewPassword } from '../../ui/form/NewPassword'
import { TooYoung } from './TooYoung'
import { useFields, useForm } from '../../ui/form/use-form'

/** Registration form, sent only if every field is valid. Passwords are not in the draft (docs/behaviour/accounts.md#Registration form). */
export function RegisterForm() {
  const { fields, write, removeStored } = useDraft('registro', { username: '', email: '', volute: '', edad: '' })
  const secret = useFields(emptyPassword)
  const { password, repeatPassword } = secret.fields
  const username = fields.username.trim()
  const email = fields.email.trim()
  const edad = edades.find((one) => one === fields.edad)
  const [agrees, setAgrees] = useState(false)
  const client = useQueryClient()
  const { data: privacy } = useQuery(privacyQuery())
  const { form, field, errors, pending, isSuccess } = useForm({
    fields,
    write,
    check: () => ({
      username: usernameError(username),
      email: emailError(email),
      password: passwordError(password),
      repeatPassword: repeatError(password, repeatPassword),
      edad: edad ? null : fields.edad === 'menos' ? 'Con menos de 14 años no se puede tener cuenta' : 'Elige tu edad',
      politica: agrees ? null : 'Para crear la cuenta hace falta que la aceptes',
    }),
    send: async () => {
      const { version } = privacy ?? (await client.fetchQuery(privacyQuery()))
      return api.registerPlayer({
        body: { username, email, password, volute: fields.volute.trim() || null, edad, politica: version },
      })
    },
    failure: 'No pudimos crear tu cuenta. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: removeStored,
    redirect: paths.ladder,
    redirectOptions: () => withPendingMail(email),
  })

  return (
    <form {...form} className="form" aria-label="Registro">
      <Input
        {...field('username')}
        label="Nombre de usuario"
        autoComplete="username"
        maxLength={60}
        spellCheck={false}
        help={`Como te conocen en el servidor: de ${usernameLength.least} a ${usernameLength.most} letras o números.`}
      />
      <Input
        {...field('email')}
        label="Correo"
        type="email"
        autoComplete="email"
        help="Ahí te llega el enlace para validar la cuenta."
      />
      <NewPassword {...secret} errors={errors} />
      <Input {...field('volute')} label="Volute" optional help="Tu id en el launcher, si ya lo tienes." />
      <Select {...field('edad')} label="Tu edad" help="No se pide la fecha de nacimiento.">
        <option value="">Elige</option>
        <option value="menos">Menos de 14 años</option>
        <option value="14-17">14 a 17 años</option>
        <option value="18">18 años o más</option>
      </Select>
      {fields.edad === 'menos' && <TooYoung correo={privacy?.responsable.correo ?? ''} />}
      <Check
        name="politica"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
        aria-invalid={errors['politica'] ? true : undefined}
        label={
          <>
            <span>{'Leí la página de '}</span>
            <Link className="within" to={paths.privacidad}>
              privacidad
            </Link>
            <span>{' y la acepto'}</span>
          </>
        }
        help={errors['politica']}
      />
      <div className="row actions">
        <Button
          type="submit"
          kind="primary"
          pending={pending}
          pendingText={isSuccess ? 'Cuenta creada' : 'Creando tu cuenta…'}
        >
          Crear cuenta
        </Button>
      </div>
      <p className="small mt-6">
        ¿Ya tienes cuenta?{' '}
        <Link className="more" to={paths.login()}>
          Inicia sesión
        </Link>
      </p>
    </form>
  )
}
