import type { DataRequest } from '@trinchera/contract/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { clockName } from '@trinchera/rules/chile-time'
import { longestRequestAnswer } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { derechoMeanings, derechoNames } from '@trinchera/rules/solicitudes'
import { api } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { Link } from '../../../lib/router'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Textarea } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/use-form'
import { CaseViewers } from '../CaseViewers'
import { OptionList } from '../OptionList'
import css from './privacidad.module.css'

interface RequestDialogProps {
  request: DataRequest
  open: boolean
  onClose: () => void
}

const answers = [
  { key: 'cumplida', label: 'Cumplir', what: 'Se hizo lo que pide.', act: 'Responder' },
  { key: 'rechazada', label: 'Rechazar', what: 'Con el motivo; puede reclamar ante la Agencia.', act: 'Rechazar' },
  { key: 'prorroga', label: 'Prorrogar', what: 'Una vez, 30 días más, con el motivo.', act: 'Prorrogar' },
] as const

/** One request about personal data, and the form that answers it. */
export function RequestDialog({ request, open, onClose }: RequestDialogProps) {
  const refresh = useRefresh()
  const { id, numero, derecho, correo, texto, player_id, estado, recibida, vence, prorroga } = request
  const { fields, write, removeStored } = useDraft(`solicitud-respuesta:${id}`, { tipo: '', texto: '' })
  const options = answers.filter(({ key }) => key !== 'prorroga' || (!prorroga && derecho !== 'bloqueo'))
  const chosen = options.find(({ key }) => key === fields.tipo)
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ texto: fields.texto.trim() ? null : 'Escribe la respuesta: es lo que va a leer' }),
    send: async () => {
      if (!chosen) throw new Error('nothing is chosen')
      return api.answerDataRequest({ params: { id }, body: { tipo: chosen.key, texto: fields.texto.trim() } })
    },
    failure: 'La respuesta no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onClose()
    },
    onSettled: () => {
      for (const key of ['panel/solicitudes', 'panel/pendientes']) refresh(key)
    },
  })
  const waits = estado === 'abierta'
  return (
    <Dialog
      open={open}
      onOpenChange={() => onClose()}
      over={`Solicitud ${numero}`}
      title={`${derechoNames[derecho]}: ${derechoMeanings[derecho]}`}
      actions={
        <>
          {waits && (
            <Button
              kind={chosen?.key === 'rechazada' ? 'danger' : 'primary'}
              type="submit"
              form="answer-request"
              disabled={!chosen}
              pending={pending}
              pendingText="Enviando…"
            >
              {chosen?.act ?? 'Elige una respuesta'}
            </Button>
          )}
          <Button onClick={onClose}>{waits ? 'Cancelar' : 'Cerrar'}</Button>
        </>
      }
    >
      <CaseViewers caso={`solicitud:${id}`} />
      <p className="small">
        <span translate="no">{correo}</span>
        <span>{` · recibida el ${formatDateTime(recibida)} · vence el ${formatDateTime(vence)}, ${clockName()} · `}</span>
        {player_id === null ? (
          <span>Ninguna cuenta tiene ese correo.</span>
        ) : (
          <Link className="within" to={paths.jugador(player_id)}>
            Ver la cuenta
          </Link>
        )}
      </p>
      <p className={css.text}>{texto}</p>
      {waits && (
        <form {...form} id="answer-request" aria-label="Responder la solicitud">
          <OptionList
            legend="Respuesta"
            name="tipo"
            options={options}
            chosen={chosen?.key}
            onChoose={(key) => write({ tipo: key })}
          />
          <Textarea
            {...field('texto')}
            label="Texto de la respuesta"
            rows={4}
            maxLength={longestRequestAnswer}
            help={`Le llega por correo a ${correo}.`}
          />
        </form>
      )}
    </Dialog>
  )
}
