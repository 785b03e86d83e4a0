import { useState, type FormEvent } from 'react'
import { api, messageOf } from '../../../lib/api'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Input } from '../../../ui/form/Field'
import { toast } from '../../../ui/toast/toast'
import { useRefreshJuegos } from '../juegos/refresh-juegos'
import { CaseViewers } from '../CaseViewers'
import type { EtapaDialogProps } from './DeleteEtapa'

/** Archives an etapa. The name has to be typed, because it cannot be undone. */
export function ArchiveEtapa({ etapa, open, onOpenChange }: EtapaDialogProps) {
  const refreshJuegos = useRefreshJuegos()
  const [name, setName] = useState('')
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const same = name.trim().toLocaleLowerCase('es-CL') === etapa.nombre.toLocaleLowerCase('es-CL')
    setWrong(!same)
    if (!same || sending) return
    setSending(true)
    try {
      const { message } = await api.archiveEtapa({ params: { id: etapa.id } })
      toast.success(message)
      onOpenChange(false)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos cerrarla. Intenta de nuevo.'))
    }
    setSending(false)
    refreshJuegos()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={etapa.juego.nombre}
      title={`Cerrar ${etapa.nombre} para siempre`}
      aside={
        <>
          <div className="head">
            <h2>Qué va a pasar</h2>
          </div>
          <ul className="then">
            <li>La tabla queda guardada como está: es la tabla final.</li>
            <li>No entran más clanes, reportes, reclamos ni fallos.</li>
            <li>Las invitaciones y solicitudes pendientes vencen.</li>
            <li>Cualquiera puede seguir mirándola.</li>
            <li>No se vuelve a abrir. Si es por un rato, páusala.</li>
          </ul>
        </>
      }
      actions={
        <>
          <Button kind="danger" type="submit" form="archive" pending={sending} pendingText="Cerrando…">
            Cerrar para siempre
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <CaseViewers caso={`etapa:${etapa.id}`} />
      <form id="archive" onSubmit={submit} noValidate aria-label={`Cerrar ${etapa.nombre} para siempre`}>
        <Input
          label={`Escribe “${etapa.nombre}” para confirmar`}
          name="nombre"
          autoComplete="off"
          spellCheck={false}
          error={wrong ? 'No es el nombre de la etapa' : undefined}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
