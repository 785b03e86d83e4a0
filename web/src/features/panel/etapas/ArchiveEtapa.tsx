import { api } from '../../../lib/api'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { useRefreshJuegos } from '../juegos/refresh-juegos'
import { CaseViewers } from '../CaseViewers'
import type { EtapaDialogProps } from './DeleteEtapa'
import { Consequences } from '../../../ui/dialog/Consequences'

const then = [
  'La tabla queda guardada como está: es la tabla final.',
  'No entran más clanes, reportes, reclamos ni fallos.',
  'Las invitaciones y solicitudes pendientes vencen.',
  'Cualquiera puede seguir mirándola.',
  'No se vuelve a abrir. Si es por un rato, páusala.',
]

/** Archives an etapa. Its name has to be typed to confirm, because archiving cannot be undone. */
export function ArchiveEtapa({ etapa, ...dialog }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const { fields, write } = useFields({ nombre: '' })
  const same = fields.nombre.trim().toLocaleLowerCase('es-CL') === etapa.nombre.toLocaleLowerCase('es-CL')
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ nombre: same ? null : 'No es el nombre de la etapa' }),
    send: () => api.archiveEtapa({ params: { id: etapa.id } }),
    failure: 'No pudimos cerrarla. Intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
    onSettled: refreshJuegos,
  })

  return (
    <FormDialog
      {...dialog}
      over={etapa.juego.nombre}
      title={`Cerrar ${etapa.nombre} para siempre`}
      aside={<Consequences then={then} />}
      submit={{ form, pending }}
      act="Cerrar para siempre"
      pendingText="Cerrando…"
      danger
      above={<CaseViewers caso={`etapa:${etapa.id}`} />}
    >
      <Input
        {...field('nombre')}
        label={`Escribe «${etapa.nombre}» para confirmar`}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  )
}
