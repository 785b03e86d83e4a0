import type { Player } from '@trinchera/contract/players'
import { erasedText } from '@trinchera/rules/privacidad'
import { useState } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router'
import { endingOwnSession } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { endSession } from '../../lib/session'
import { api, fieldErrorsOf, messageOf } from '../../lib/api'
import { clearDrafts } from '../../lib/kept-drafts'
import { clanQuery, loginOptionsQuery } from '../../lib/queries'
import { FormDialog } from '../../ui/dialog/FormDialog'
import { Check } from '../../ui/form/Check'
import { PasswordInput } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import { afterClosing, clanInEtapa } from './after-closing'
import { Consequences } from '../../ui/dialog/Consequences'

const failure = 'No pudimos cerrar tu cuenta. Intenta de nuevo.'

interface CloseAccountProps {
  player: Player
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that confirms closing the account. Lists what is deleted and what remains, by clan, and asks for the password. */
export function CloseAccount({ player, open, onOpenChange }: CloseAccountProps) {
  const navigate = useNavigate()
  const { fields, write } = useFields({ password: '' })
  const [erases, setErases] = useState(false)
  const { data: options } = useQuery({ ...loginOptionsQuery, enabled: open })
  const clanes = useQueries({ queries: player.clanes.map(({ id }) => ({ ...clanQuery(id), enabled: open })) })

  const { form, field, pending, error, reset } = useForm({
    fields,
    write,
    send: () =>
      endingOwnSession(async () => {
        const reply = await api.closeAccount({
          body: { password: fields.password || null, textos: erases ? 'borrar' : 'dejar' },
        })
        endSession()
        clearDrafts()
        return reply
      }),
    failure,
    onSuccess: () => navigate(paths.ladder),
    // Shows every error of the API at the password field.
    onRefused: () => true,
  })

  function change(next: boolean) {
    if (pending) return
    write({ password: '' })
    reset()
    onOpenChange(next)
  }

  const then = [
    'Se cierran tus sesiones, acá y en todas partes.',
    'Se borran tu correo, tu imagen y tus enlaces.',
    ...player.clanes.map((clan, index) => {
      const full = clanes[index]?.data
      return full ? afterClosing(full, player.id) : `Dejas ${clanInEtapa(clan)}.`
    }),
    'Tus partidas quedan, con el nombre que tenías.',
    erases
      ? `Tus comentarios y mensajes dicen «${erasedText}».`
      : 'Tus comentarios y mensajes quedan, con el nombre que tenías.',
    'Tu nombre queda libre en 30 días. La cuenta no se puede recuperar.',
  ]

  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      over="Mi Cuenta"
      title={`Vas a cerrar la cuenta de ${player.username}`}
      aside={<Consequences then={then} />}
      submit={{ form, pending }}
      act="Cerrar mi cuenta"
      pendingText="Cerrando…"
      danger
      label="Cerrar mi cuenta"
      className="what"
    >
      <p>Si quieres guardar lo tuyo, descárgalo antes.</p>
      <Check
        label="Borrar también lo que escribí"
        checked={erases}
        onChange={({ target }) => setErases(target.checked)}
      />
      <input type="text" name="username" autoComplete="username" value={player.username} readOnly hidden />
      <PasswordInput
        {...field('password')}
        label="Tu contraseña"
        error={error ? (fieldErrorsOf(error).password ?? messageOf(error, failure)) : undefined}
        help={options?.google ? 'Si entras con Google y nunca tuviste una, déjala vacía.' : undefined}
      />
    </FormDialog>
  )
}
