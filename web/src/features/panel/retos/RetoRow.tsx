import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { CaseRow } from '../queue/CaseRow'
import { contestState, contestTitle, sidesOf, waitsForRuling } from './contest'

/** Row of a contested no-show: who accuses whom, its state and the objection. Without `onOpen`, the row links to the case. */
export function RetoRow({ reto, onOpen }: { reto: Reto; onOpen?: () => void }) {
  const { id, etapa, fecha, reclamo } = reto
  const sides = sidesOf(reto)
  return (
    <CaseRow
      id={id}
      kind="reto"
      who={sides?.accuser ?? reto.retador}
      verb="dice que no se presentó"
      whom={sides && <span translate="no">{sides.accused.nombre}</span>}
      title={sides ? undefined : contestTitle(reto)}
      chips={[contestState(reto)]}
      note={
        <span>
          {onOpen && (
            <span>
              <span>{`Reto ${id}, `}</span>
              <span translate="no">{etapa.juego.nombre}</span>,{' '}
            </span>
          )}
          <span translate="no">{etapa.nombre}</span>
          {onOpen && <span>{` · era el ${formatDateTime(fecha)}`}</span>}
          {reclamo && <span> · reclamo</span>}
        </span>
      }
      since={reclamo?.fecha}
      to={paths.panelReto(id)}
      act={onOpen && { text: waitsForRuling(reto) ? 'Resolver' : 'Ver', of: 'el reto', onClick: onOpen }}
    />
  )
}
