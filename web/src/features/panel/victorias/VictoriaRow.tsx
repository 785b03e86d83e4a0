import type { Victoria } from '@trinchera/contract/victorias'
import { formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/victoria-state'
import { Emblem } from '../../../art/Emblem'
import { useNow } from '../../../lib/clock'
import { Button } from '../../../ui/controls/Button'
import { victoriaState } from '../../../ui/match/victoria-text'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { useOtherViewers } from '../cases'
import css from '../case-list.module.css'

/** One win not reported: both clans, its state with the rival's clock, and the votes. */
export function VictoriaRow({ victoria, onOpen }: { victoria: Victoria; onOpen: () => void }) {
  const now = useNow()
  const { id, etapa, ganador, perdedor, estado, responde_hasta, votos, fecha, quien } = victoria
  const others = useOtherViewers(`victoria:${id}`)
  const state = victoriaState(victoria, now)
  const waits = estado === 'abierta' && Date.parse(responde_hasta) > now
  return (
    <li className={css.case}>
      <Emblem nombre={ganador.nombre} imagen={ganador.imagen} size={24} />
      <span className={css.what}>
        <b translate="no">{ganador.nombre}</b> <span className="dim">dice que le ganó a</span>{' '}
        <span translate="no">{perdedor.nombre}</span>
      </span>
      <span className={css.state}>
        <span className={`chip ${state.look}`}>{state.text}</span>
        {waits && <span className={`small dim ${css.left}`}>{formatLeft(responde_hasta, now)}</span>}
      </span>
      <Button
        size="small"
        data-case={id}
        aria-label={`${isOpenCase(victoria) ? 'Resolver' : 'Ver'} el caso ${id}`}
        onClick={onOpen}
      >
        {isOpenCase(victoria) ? 'Resolver' : 'Ver'}
      </Button>
      <span className={`small dim ${css.note}`}>
        <span>
          <span>{`Caso ${id}, `}</span>
          <span translate="no">{etapa.juego.nombre}</span>, <span translate="no">{etapa.nombre}</span> · lo abrió{' '}
          <span translate="no">{quien}</span>
        </span>{' '}
        <RelativeTime at={fecha} /> <span>{`· ${votos.si} a favor, ${votos.no} en contra`}</span>
        {others.length > 0 && <span className="brass">{` · ${others.join(', ')} lo está mirando`}</span>}
      </span>
    </li>
  )
}
