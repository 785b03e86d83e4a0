import type { Reto } from '@trinchera/contract/retos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Icon } from '../../../ui/controls/Icon'
import { contestState, sidesOf } from './contest'
import css from '../../../ui/match/win-claim.module.css'

/** The facts of a contested no-show: what the clans agreed, what each clan says, and the staff decision. */
export function RetoFacts({ reto }: { reto: Reto }) {
  const { fecha, cierre, reclamo } = reto
  const sides = sidesOf(reto)
  return (
    <div className={`grid ${css.story}`}>
      <p>
        <Icon name="calendar" size={18} />
        <span>
          <span translate="no">{reto.retador.nombre}</span> y <span translate="no">{reto.retado.nombre}</span>
          <span>{` acordaron jugar el ${formatDateTime(fecha)}.`}</span>
        </span>
      </p>
      {sides && cierre && (
        <p>
          <Icon name="warning" size={18} />
          <span>
            <span translate="no">{sides.accuser.nombre}</span>
            <span>{` dijo el ${formatDateTime(cierre.fecha)} que `}</span>
            <span translate="no">{sides.accused.nombre}</span> no se presentó.
          </span>
        </p>
      )}
      {reclamo && (
        <p>
          <Icon name="info" size={18} />
          <span>
            <span>{sides ? sides.accused.nombre : 'El otro clan'}</span> reclamó el{' '}
            <span>{formatDateTime(reclamo.fecha)}</span>: «<span>{reclamo.texto}</span>»
          </span>
        </p>
      )}
      {reclamo?.fallo && (
        <p>
          <Icon name={reclamo.fallo === 'retirado' ? 'check' : 'close'} size={18} />
          <span>
            <b className={reclamo.fallo === 'retirado' ? 'gain' : 'loss'}>{contestState(reto).text}</b>
            <span>{`. Motivo: ${reclamo.motivo ?? ''}`}</span>
          </span>
        </p>
      )}
    </div>
  )
}
