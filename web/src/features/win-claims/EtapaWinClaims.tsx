import type { Etapa } from '@trinchera/contract/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/win-claim-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { useOwnClan } from '../../lib/own-clan'
import { winClaimsQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { SectionHead } from '../../ui/controls/SectionHead'
import { winClaimState } from '../../ui/match/win-claim-text'
import { OwedWin } from './OwedWin'

/** Open win claims of an etapa that the viewer may read; members who may report also get a link to make one. Hidden for other people. */
export function EtapaWinClaims({ etapa }: { etapa: Etapa }) {
  const session = useSession()
  const own = useOwnClan(etapa.id)
  const now = useNow()
  const { data = [] } = useQuery({ ...winClaimsQuery(etapa.id), enabled: session !== null })
  const open = session ? data.filter(isOpenCase) : []
  const mayAsk = etapa.activo && clanMay(own?.PlayerClan.rango, 'report')
  if (open.length === 0) return mayAsk ? <OwedWin etapa={etapa.id} /> : null
  return (
    <section aria-label="Asamblea">
      <SectionHead title="Asamblea" count={open.length} />
      <ul className="list">
        {open.map((winClaim) => (
          <li key={winClaim.id} className="link-row">
            <Link className="row-link" to={paths.victoria(winClaim.id)}>
              <span translate="no">{winClaim.ganador.nombre}</span> <span className="dim">pide su victoria sobre</span>{' '}
              <span translate="no">{winClaim.perdedor.nombre}</span>
            </Link>
            <p className="small dim">
              {`${winClaimState(winClaim, now).text}${
                Date.parse(winClaim.responde_hasta) > now && winClaim.estado === 'abierta'
                  ? `, ${formatLeft(winClaim.responde_hasta, now)}`
                  : ''
              }. ${winClaim.votos.si} a favor, ${winClaim.votos.no} en contra`}
            </p>
          </li>
        ))}
      </ul>
      {mayAsk && <OwedWin etapa={etapa.id} />}
    </section>
  )
}
