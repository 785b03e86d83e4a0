import type { Escritor } from '@trinchera/contract/foro-moderacion'
import { longestMotivo } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import { staffMay } from '@trinchera/rules/permissions'
import { useState } from 'react'
import { api, fieldErrorsOf, messageOf } from '../../../lib/api'
import { serverNow } from '../../../lib/server-time'
import { useSession } from '../../../lib/session'
import { ConfirmDialog, type DialogState } from '../../../ui/dialog/Dialog'
import { Select, Textarea } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import { toast } from '../../../ui/toast/toast'
import { suspensions, toBeCleaned } from './writers'

interface CleanDialogProps extends DialogState {
  writers: readonly Escritor[]
  /** Start of the period, ISO 8601: the messages that the accounts wrote after this instant are deleted. */
  desde: string
  span: string
  onDone: () => void
}

/** Dialog that shows how much the chosen accounts wrote. One request then deletes those messages and, if chosen, suspends the accounts. */
export function CleanDialog({ writers, desde, span, onDone, ...dialog }: CleanDialogProps) {
  const viewer = useSession()?.player
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState('')
  const [term, setTerm] = useState('')
  const maySuspend = viewer !== undefined && staffMay(viewer, 'players.suspend')
  const { cuentas, mensajes, temas } = toBeCleaned(writers)
  const suspension = suspensions.find(({ key }) => key === term)

  async function clean() {
    if (!motivo.trim()) {
      setError('Escribe el motivo')
      throw new Error('no reason')
    }
    const hasta = suspension?.ms ? new Date(serverNow() + suspension.ms).toISOString() : null
    try {
      const { data } = await api.cleanForo({
        body: { jugadores: writers.map(({ id }) => id), desde, hasta, motivo: motivo.trim() },
      })
      toast.success(
        `Se borraron ${counted(data.mensajes, 'mensaje', 'mensajes')} y ${counted(data.temas, 'tema', 'temas')} de ${counted(data.cuentas, 'cuenta', 'cuentas')}.`,
      )
    } catch (failure) {
      toast.error(messageOf(failure, 'No pudimos limpiar. Lo que elegiste sigue acá: intenta de nuevo.'))
      setError(fieldErrorsOf(failure).motivo ?? '')
      throw failure
    }
    onDone()
  }
  return (
    <ConfirmDialog
      {...dialog}
      over={`Lo escrito en ${span}`}
      title={`Vas a limpiar lo de ${counted(cuentas, 'cuenta', 'cuentas')}`}
      then={[
        `Se borran ${counted(mensajes, 'mensaje', 'mensajes')} y ${counted(temas, 'tema', 'temas')}, al tiro, para todos.`,
        'Con cada tema se van también las respuestas de otros.',
        suspension?.ms ? `No pueden comentar por ${suspension.label}.` : 'Las cuentas pueden seguir escribiendo.',
        'Las cuentas de la administración quedan fuera.',
        'No se puede deshacer. Queda en el registro.',
      ]}
      act={`Limpiar ${counted(mensajes, 'mensaje', 'mensajes')}`}
      actPending="Limpiando…"
      onConfirm={clean}
    >
      <Textarea
        name="motivo"
        label="Motivo"
        maxLength={longestMotivo}
        value={motivo}
        error={error}
        onChange={({ target }) => {
          setMotivo(target.value)
          setError('')
        }}
      />
      {maySuspend && (
        <Select label="Suspenderlas de comentar" value={term} onChange={({ target }) => setTerm(target.value)}>
          <Options of={suspensions.map(({ key, label }) => [key, label])} />
        </Select>
      )}
    </ConfirmDialog>
  )
}
