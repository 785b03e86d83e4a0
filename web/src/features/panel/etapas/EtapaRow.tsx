import type { Etapa } from '@trinchera/contract/etapas'
import { Link } from '../../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Button, ButtonLink } from '../../../ui/controls/Button'
import { Cell } from '../../../ui/table/FlipTable'
import { ActionsCell, NameCell, NameNote } from '../AdminTable'
import css from './etapas.module.css'

export type EtapaAct = 'edit' | 'archive' | 'delete'

interface EtapaRowProps {
  etapa: Etapa
  /** True while the request that opens or pauses the etapa is running. */
  busy: boolean
  onToggle: () => Promise<void>
  onAct: (act: EtapaAct) => void
}

/** One etapa. For an archived etapa, the only button opens its final table. */
export const EtapaRow = ({ etapa, busy, onToggle, onAct }: EtapaRowProps) => (
  <tr role="row">
    <NameCell>
      <Link className="row-link" to={paths.etapa(etapa.id)} translate="no">
        {etapa.nombre}
      </Link>{' '}
      <NameNote>{etapa.juego.nombre}</NameNote>
    </NameCell>
    <Cell className={css.mode}>{etapa.multijugador ? 'Por clanes' : 'Uno contra uno'}</Cell>
    <Cell className={css.state}>
      {etapa.archivada ? (
        <span className="chip">Cerrada para siempre</span>
      ) : etapa.activo ? (
        <span className={`chip ${css.openChip}`}>Abierta</span>
      ) : (
        <span className="chip attention">Pausada</span>
      )}
    </Cell>
    <Cell className="record-cell" data-label={etapa.multijugador ? 'clanes' : 'jugadores'} translate="no">
      {etapa.clanes}
    </Cell>
    <Cell className="record-cell" data-label="partidas" translate="no">
      {etapa.partidas}
    </Cell>
    <ActionsCell>
      {etapa.archivada && (
        <ButtonLink size="small" to={paths.etapa(etapa.id)} aria-label={`Ver la tabla final de ${etapa.nombre}`}>
          Ver la tabla final
        </ButtonLink>
      )}
      {!etapa.archivada && (
        <>
          <Button
            size="small"
            pending={busy}
            pendingText="…"
            aria-label={`${etapa.activo ? 'Pausar' : 'Abrir'} ${etapa.nombre}`}
            onClick={onToggle}
          >
            {etapa.activo ? 'Pausar' : 'Abrir'}
          </Button>
          <Button size="small" aria-label={`Modificar ${etapa.nombre}`} onClick={() => onAct('edit')}>
            Modificar
          </Button>
          <Button size="small" aria-label={`Cerrar para siempre ${etapa.nombre}`} onClick={() => onAct('archive')}>
            Cerrar
          </Button>
          <Button size="small" aria-label={`Eliminar ${etapa.nombre}`} onClick={() => onAct('delete')}>
            Eliminar
          </Button>
        </>
      )}
    </ActionsCell>
  </tr>
)
