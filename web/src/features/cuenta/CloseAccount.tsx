import type { Player } from '@trinchera/contract/players'
import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { endingOwnSession } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { endSession } from '../../app/session'
import { api, fieldErrorsOf, messageOf } from '../../lib/api'
import { clearDrafts } from '../../lib/draft'
import { clanQuery, loginOptionsQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { focusFirstError, PasswordInput } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
import { afterClosing, clanInStage } from './after-closing'

interface CloseAccountProps {
  player: Player
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms closing the account: lists what is deleted and what remains, clan by clan, and asks for the password. */
export function CloseAccount({ player, open, onOpenChange }: CloseAccountProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const { data: options } = useQuery({ ...loginOptionsQuery, enabled: open })
  const clanes = useQueries({ queries: player.clanes.map(({ id }) => ({ ...clanQuery(id), enabled: open })) })

  const close = useMutation({
    mutationFn: () =>
      endingOwnSession(async () => {
        const { message } = await api.closeAccount({ body: { password: password || null } })
        endSession()
        clearDrafts()
        return message
      }),
    onSuccess: (message) => {
      toast.success(message)
      return navigate(paths.ladder)
    },
    onError: () => requestAnimationFrame(() => focusFirstError(form.current)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!close.isPending) close.mutate()
  }

  function change(next: boolean) {
    if (close.isPending) return
    setPassword('')
    close.reset()
    onOpenChange(next)
  }

  const error = close.isError
    ? (fieldErrorsOf(close.error).password ?? messageOf(close.error, 'No pudimos cerrar tu cuenta. Intenta de nuevo.'))
    : undefined
  const then = [
    'Se cierran tus sesiones, acá y en todas partes.',
    'Se borran tu correo, tu imagen y tus enlaces.',
    ...player.clanes.map((clan, index) => {
      const full = clanes[index]?.data
      return full ? afterClosing(full, player.id) : `Dejas ${clanInStage(clan)}.`
    }),
    'Tus partidas quedan, con el nombre que tenías.',
    'Tu nombre queda libre en 30 días. La cuenta no se puede recuperar.',
  ]

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      over="Mi Cuenta"
      title={`Vas a cerrar la cuenta de ${player.username}`}
      aside={
        <>
          <div className="head">
            <h2>Qué va a pasar</h2>
          </div>
          <ul className="then">
            {then.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
      actions={
        <>
          <Button kind="danger" type="submit" form="close-account" pending={close.isPending} pendingText="Cerrando…">
            Cerrar mi cuenta
          </Button>
          <Button onClick={() => change(false)}>Cancelar</Button>
        </>
      }
    >
      <form id="close-account" className="what" ref={form} onSubmit={submit} noValidate aria-label="Cerrar mi cuenta">
        <p>Si quieres guardar lo tuyo, descárgalo antes.</p>
        <input type="text" name="username" autoComplete="username" value={player.username} readOnly hidden />
        <PasswordInput
          label="Tu contraseña"
          name="password"
          error={error}
          help={options?.google ? 'Si entras con Google y nunca tuviste una, déjala vacía.' : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
