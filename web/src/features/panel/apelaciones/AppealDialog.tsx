import type { Apelacion } from '@trinchera/contract/apelaciones'
import { chileDay, clockName } from '@trinchera/rules/chile-time'
import { formatDate } from '@trinchera/rules/presentation'
import { api } from '../../../lib/api'
import { useNowAtRender } from '../../../lib/clock'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { useSession } from '../../../lib/session'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Input } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/use-form'
import { CaseViewers } from '../CaseViewers'
import { MotivoField } from '../MotivoField'
import { OptionList } from '../OptionList'
import { untilDay } from '../jugadores/until'
import { Appealed } from './Appealed'
import { actOf, answerText, optionsFor, stateChip } from './appeal-text'
import css from './apelaciones.module.css'

interface AppealDialogProps {
  appeal: Apelacion
  open: boolean
  onClose: () => void
}

const refreshed = ['panel/apelaciones', 'panel/pendientes', 'panel/jugadores', 'panel/jugador', 'panel/reportes']

/** One appeal, with the ruling or suspension that it is against, and the form to resolve it or, once resolved, the decision. */
export function AppealDialog({ appeal, open, onClose }: AppealDialogProps) {
  const refresh = useRefresh()
  const own = useSession()?.player.username
  const { fields, write, removeStored } = useDraft(`apelacion-resuelta:${appeal.id}`, {
    tipo: '',
    hasta: '',
    motivo: '',
  })
  const { id, quien, texto, estado, resuelta, suspension, decidio } = appeal
  const options = optionsFor(appeal)
  const tipo = options.find((option) => option.tipo === fields.tipo)?.tipo
  const now = useNowAtRender()
  const until = untilDay(fields.hasta, now)
  const hasta = until && suspension && until < suspension.hasta ? until : undefined
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      hasta: tipo !== 'acortar' || hasta ? null : 'Elige un día que todavía no pase, anterior al de ahora',
      motivo: fields.motivo.trim() ? null : 'Escribe por qué: es lo que va a leer',
    }),
    send: async () => {
      if (!tipo) throw new Error('nothing is chosen')
      const motivo = fields.motivo.trim()
      return api.resolveApelacion({ params: { id }, body: { tipo, motivo, hasta: tipo === 'acortar' ? hasta : null } })
    },
    failure: 'La respuesta no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onClose()
    },
    onSettled: () => refresh(...refreshed),
  })
  const waits = estado === 'abierta'
  const act = tipo ? actOf[tipo] : { act: 'Elige una respuesta', pending: '' }
  return (
    <Dialog
      open={open}
      onOpenChange={() => onClose()}
      over={`Apelación ${id}`}
      title={`Apelación de ${quien}`}
      aside={<Appealed appeal={appeal} />}
      actions={
        <>
          {waits && (
            <Button
              kind={tipo === 'mantener' ? 'danger' : 'primary'}
              type="submit"
              form="resolve-appeal"
              disabled={!tipo}
              pending={pending}
              pendingText={act.pending}
            >
              {act.act}
            </Button>
          )}
          <Button onClick={onClose}>{waits ? 'Cancelar' : 'Cerrar'}</Button>
        </>
      }
    >
      <CaseViewers caso={`apelacion:${id}`} />
      <p className={`mt-2 ${css.text}`}>{texto}</p>
      {resuelta && (
        <p className={`mt-3 ${css.answer}`} role="status">
          <b>{`${stateChip[estado].text}.`}</b> <span>{answerText(resuelta)}</span>
        </p>
      )}
      {waits && decidio === own && (
        <p className="small brass">La decisión es tuya: la resuelve otra persona, si hay quien pueda.</p>
      )}
      {waits && (
        <form {...form} id="resolve-appeal" aria-label="Resolver la apelación">
          <OptionList
            legend="Respuesta"
            name="tipo"
            options={options.map(({ tipo: key, label, what }) => ({ key, label, what }))}
            chosen={tipo}
            onChoose={(key) => write({ tipo: key })}
          />
          {tipo === 'acortar' && suspension && (
            <Input
              {...field('hasta')}
              label={`Último día, ${clockName()}`}
              type="date"
              min={chileDay(now)}
              max={chileDay(suspension.hasta)}
              help={`Ahora termina el ${formatDate(suspension.hasta)}.`}
            />
          )}
          <MotivoField
            {...field('motivo')}
            label="Motivo"
            onMotivo={(motivo) => write({ motivo })}
            help={`Le llega a ${quien} por aviso y por correo.`}
          />
        </form>
      )}
    </Dialog>
  )
}
