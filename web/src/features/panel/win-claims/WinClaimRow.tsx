import type { WinClaim } from '@trinchera/contract/win-claims'
import { paths } from '@trinchera/contract/site-paths'
import { formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useNow } from '../../../lib/clock'
import { winClaimState } from '../../../ui/match/win-claim-text'
import { CaseRow } from '../queue/CaseRow'

/** Row of a win claim. With `onOpen` it also shows the rival's remaining time and the votes; without `onOpen` it links to the win claim. */
export function WinClaimRow({ winClaim, onOpen }: { winClaim: WinClaim; onOpen?: () => void }) {
  const now = useNow()
  const { id, etapa, ganador, perdedor, estado, responde_hasta, votos, fecha, quien } = winClaim
  const waits = estado === 'abierta' && Date.parse(responde_hasta) > now
  return (
    <CaseRow
      id={id}
      kind="victoria"
      who={ganador}
      verb="dice que le ganó a"
      whom={<span translate="no">{perdedor.nombre}</span>}
      chips={[winClaimState(winClaim, now)]}
      left={onOpen && waits ? formatLeft(responde_hasta, now) : undefined}
      note={
        <span>
          {onOpen && (
            <span>
              <span>{`Caso ${id}, `}</span>
              <span translate="no">{etapa.juego.nombre}</span>,{' '}
            </span>
          )}
          <span translate="no">{etapa.nombre}</span>
          <span>{' · lo abrió '}</span>
          <span translate="no">{quien}</span>
          {!onOpen && <span> ·</span>}
        </span>
      }
      since={fecha}
      after={onOpen && <span>{`· ${votos.si} a favor, ${votos.no} en contra`}</span>}
      to={paths.panelVictoria(id)}
      act={onOpen && { text: isOpenCase(winClaim) ? 'Resolver' : 'Ver', of: 'el caso', onClick: onOpen }}
    />
  )
}
