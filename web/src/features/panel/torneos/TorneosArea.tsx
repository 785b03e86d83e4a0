import type { Torneo } from '@trinchera/contract/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/clock'
import { torneosQuery } from '../../../lib/site-queries'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { torneoChip } from '../../../ui/match/torneo-text'
import { EmptyState, QueryState, SkeletonRows } from '../../../ui/state/states'
import { idOf, useAddress } from '../use-address'
import { ActionsCell, AdminTable, NameCell, NameNote } from '../AdminTable'
import { useOpenDialog } from '../use-open-dialog'
import { ManageTorneo } from './ManageTorneo'
import { TorneoDialog } from './TorneoDialog'
import css from './torneos.module.css'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { DeleteDialog } from '../DeleteDialog'

interface DeleteTorneoProps extends DialogState {
  torneo: Torneo
}

function DeleteTorneo({ torneo, ...dialog }: DeleteTorneoProps) {
  const refresh = useRefresh()
  return (
    <DeleteDialog
      {...dialog}
      over={`Torneo n.º ${torneo.id}`}
      title={`Vas a eliminar ${torneo.nombre}`}
      then={['Sale de Torneos y del inicio.', 'No se puede deshacer.']}
      act={`Eliminar ${torneo.nombre}`}
      onDelete={() => api.deleteTorneo({ params: { id: torneo.id } })}
      onSettled={() => refresh('torneos')}
    />
  )
}

/** True once the bracket is drawn. Such a torneo can be cancelled but not deleted (docs/behaviour/torneos.md#States of a torneo). */
const isDrawn = ({ estado }: Torneo) => estado === 'en-juego' || estado === 'terminado'

/** List of the announced torneos (docs/behaviour/torneos.md#Torneos screens). */
export default function TorneosArea() {
  const query = useQuery(torneosQuery)
  const { data, isPending } = query
  const { chosen, open, setOpen, choose } = useOpenDialog<Torneo | undefined, 'edit' | 'delete'>()
  const now = useNow()
  const { get, set } = useAddress()
  const managed = idOf(get('torneo'))
  const create = (
    <Button kind="primary" size="small" onClick={() => choose(undefined, 'edit')}>
      Anunciar torneo
    </Button>
  )
  if (managed) return <ManageTorneo key={managed} id={managed} onClose={() => set({ torneo: undefined })} />
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Torneos" count={data?.length}>
        {data && data.length > 0 && create}
      </SectionHead>
      <QueryState query={query} loading="Cargando torneos…" failed="No pudimos traer los torneos" />
      {data?.length === 0 && (
        <EmptyState title="Pronto..." action={create}>
          Ninguno anunciado. El que anuncies sale al tiro en Torneos y en el inicio.
        </EmptyState>
      )}
      {(isPending || (data && data.length > 0)) && (
        <AdminTable caption="Torneos" className={css.torneos} heads={['Torneo', 'Parte']}>
          {isPending && <SkeletonRows rows={3} cells={['name', 'figure', 'figure']} />}
          {data?.map((torneo) => (
            <tr key={torneo.id} role="row">
              <NameCell>
                <b translate="no">{torneo.nombre}</b> <NameNote>{torneo.descripcion}</NameNote>
              </NameCell>
              <Cell className={css.start}>
                <time translate="no" dateTime={torneo.inicio}>
                  {formatDateTime(torneo.inicio)}
                </time>
                {torneo.formato === null && Date.parse(torneo.inicio) <= now && (
                  <span className={`chip neutral ${css.startedChip}`}>Ya partió</span>
                )}
                {torneo.formato && <span className={`chip neutral ${css.startedChip}`}>{torneoChip(torneo).text}</span>}
              </Cell>
              <ActionsCell>
                {torneo.formato && (
                  <Button
                    size="small"
                    aria-label={`Organizar ${torneo.nombre}`}
                    onClick={() => set({ torneo: torneo.id })}
                  >
                    Organizar
                  </Button>
                )}
                <Button size="small" aria-label={`Modificar ${torneo.nombre}`} onClick={() => choose(torneo, 'edit')}>
                  Modificar
                </Button>
                {!isDrawn(torneo) && (
                  <Button
                    size="small"
                    aria-label={`Eliminar ${torneo.nombre}`}
                    onClick={() => choose(torneo, 'delete')}
                  >
                    Eliminar
                  </Button>
                )}
              </ActionsCell>
            </tr>
          ))}
        </AdminTable>
      )}
      {chosen?.act === 'edit' && (
        <TorneoDialog key={chosen.opening} torneo={chosen.item} open={open} onOpenChange={setOpen} />
      )}
      {chosen?.act === 'delete' && chosen.item && (
        <DeleteTorneo key={chosen.opening} torneo={chosen.item} open={open} onOpenChange={setOpen} />
      )}
    </section>
  )
}
