import type { Torneo } from '@trinchera/contract/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/clock'
import { torneosQuery } from '../../../lib/site-queries'
import { Button } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonRows } from '../../../ui/state/states'
import { AdminTable } from '../AdminTable'
import { useChosen } from '../use-chosen'
import { DeleteTorneo } from './DeleteTorneo'
import { TorneoDialog } from './TorneoDialog'
import './torneos.css'

/** The tournaments as they are announced; 'Pronto...' while there is none (docs/behaviour.md#Torneos screens). */
export default function TorneosArea() {
  const { data, isPending, isError, refetch } = useQuery(torneosQuery)
  const { chosen, open, setOpen, choose } = useChosen<Torneo | undefined, 'edit' | 'delete'>()
  const now = useNow()
  const create = (
    <Button kind="primary" size="small" onClick={() => choose(undefined, 'edit')}>
      Anunciar torneo
    </Button>
  )
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Torneos" count={data?.length}>
        {data && data.length > 0 && create}
      </SectionHead>
      {isPending && <LoadingText>Cargando torneos…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los torneos" onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <EmptyState title="Pronto..." action={create}>
          Ninguno anunciado. El que anuncies sale al tiro en Torneos y en el inicio.
        </EmptyState>
      )}
      {(isPending || (data && data.length > 0)) && (
        <AdminTable caption="Torneos" className="events" heads={['Torneo', 'Parte']}>
          {isPending && <SkeletonRows rows={3} cells={['name', 'figure', 'figure']} />}
          {data?.map((torneo) => (
            <tr key={torneo.id} role="row">
              <Cell className="nm">
                <b>{torneo.nombre}</b> <span className="num">{torneo.descripcion}</span>
              </Cell>
              <Cell className="wh">
                <time dateTime={torneo.inicio}>{formatDateTime(torneo.inicio)}</time>
                {Date.parse(torneo.inicio) <= now && <span className="chip n">Ya partió</span>}
              </Cell>
              <Cell className="do">
                <div className="acts">
                  <Button size="small" aria-label={`Modificar ${torneo.nombre}`} onClick={() => choose(torneo, 'edit')}>
                    Modificar
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Eliminar ${torneo.nombre}`}
                    onClick={() => choose(torneo, 'delete')}
                  >
                    Eliminar
                  </Button>
                </div>
              </Cell>
            </tr>
          ))}
        </AdminTable>
      )}
      {chosen?.act === 'edit' && (
        <TorneoDialog key={chosen.times} torneo={chosen.thing} open={open} onOpenChange={setOpen} />
      )}
      {chosen?.act === 'delete' && chosen.thing && (
        <DeleteTorneo key={chosen.times} torneo={chosen.thing} open={open} onOpenChange={setOpen} />
      )}
    </section>
  )
}
