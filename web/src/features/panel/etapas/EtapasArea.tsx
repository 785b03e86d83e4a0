import type { Etapa } from '@trinchera/contract/etapas'
import { useState } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../../lib/api'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { told } from '../../../ui/toast/told'
import { AdminTable } from '../AdminTable'
import { useRefreshJuegos } from '../juegos/refresh-juegos'
import { useOpenDialog } from '../use-open-dialog'
import { useEtapas } from '../use-etapas'
import { DeleteEtapa, type EtapaDialogProps } from './DeleteEtapa'
import { EtapaDialog } from './EtapaDialog'
import { EtapaRow, type EtapaAct } from './EtapaRow'
import css from './etapas.module.css'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { CaseViewers } from '../CaseViewers'
import { Consequences } from '../../../ui/dialog/Consequences'

const then = [
  'La tabla queda guardada como está: es la tabla final.',
  'No entran más clanes, reportes, reclamos ni fallos.',
  'Las invitaciones y solicitudes pendientes vencen.',
  'Cualquiera puede seguir mirándola.',
  'No se vuelve a abrir. Si es por un rato, páusala.',
]

/** Archives an etapa. Its name has to be typed to confirm, because archiving cannot be undone. */
function ArchiveEtapa({ etapa, ...dialog }: EtapaDialogProps) {
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

/** The etapas of every juego, with buttons to create, edit, open, pause and archive them. */
export default function EtapasArea() {
  const query = useEtapas()
  const { juegos, etapas, isPending } = query
  const { chosen, open, setOpen, choose } = useOpenDialog<Etapa | undefined, EtapaAct>()
  const [switching, setSwitching] = useState<number>()
  const refreshJuegos = useRefreshJuegos()

  async function toggle({ id, activo }: Etapa) {
    setSwitching(id)
    const call = api.updateEtapa({ params: { id }, body: { activo: !activo, antes: { activo } } })
    await told(call, 'No pudimos cambiarla. Intenta de nuevo.').catch(() => undefined)
    setSwitching(undefined)
    refreshJuegos()
  }

  const create = (
    <Button kind="primary" size="small" onClick={() => choose(undefined, 'edit')}>
      Crear etapa
    </Button>
  )
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Etapas" count={etapas?.length}>
        {etapas && etapas.length > 0 && create}
      </SectionHead>
      <QueryState query={{ ...query, data: etapas }} loading="Cargando etapas…" failed="No pudimos traer las etapas" />
      {etapas?.length === 0 && (
        <EmptyState
          title="Todavía no hay etapas"
          action={
            juegos?.length === 0 ? (
              <ButtonLink size="small" to={paths.panelAdmin('juegos')}>
                Crear un juego
              </ButtonLink>
            ) : (
              create
            )
          }
        >
          {juegos?.length === 0 ? 'Primero hace falta un juego.' : 'Con la primera parte el ladder.'}
        </EmptyState>
      )}
      {(isPending || (etapas && etapas.length > 0)) && (
        <AdminTable
          caption="Etapas"
          className={css.etapas}
          heads={['Etapa', 'Se juega', 'Estado', { figure: 'Clanes' }, { figure: 'Partidas' }]}
        >
          {isPending && <SkeletonRows rows={5} cells={['name', 'figure', 'figure', 'figure', 'figure', 'figure']} />}
          {etapas?.map((etapa) => (
            <EtapaRow
              key={etapa.id}
              etapa={etapa}
              busy={switching === etapa.id}
              onToggle={() => toggle(etapa)}
              onAct={(act) => choose(etapa, act)}
            />
          ))}
        </AdminTable>
      )}
      {chosen?.act === 'edit' && (
        <EtapaDialog
          key={chosen.opening}
          etapa={chosen.item}
          juegos={juegos ?? []}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {chosen?.act === 'archive' && chosen.item && (
        <ArchiveEtapa key={chosen.opening} etapa={chosen.item} open={open} onOpenChange={setOpen} />
      )}
      {chosen?.act === 'delete' && chosen.item && (
        <DeleteEtapa key={chosen.opening} etapa={chosen.item} open={open} onOpenChange={setOpen} />
      )}
    </section>
  )
}
