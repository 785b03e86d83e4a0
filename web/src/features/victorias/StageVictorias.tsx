import type { Etapa } from '@trinchera/contract/etapas'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { formatLeft } from '@trinchera/rules/presentation'
import { isOpenCase } from '@trinchera/rules/victoria-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { useOwnClan } from '../../lib/own-clan'
import { victoriasQuery } from '../../lib/queries'
import { useSession } from '../../lib/session'
import { SectionHead } from '../../ui/controls/SectionHead'
import { victoriaState } from '../../ui/match/victoria-text'
import { OwedWin } from './OwedWin'

/** The open wins not reported of a stage that the viewer may read, and for report ranks the way to ask for one. Nothing for others. */
export function StageVictorias({ etapa }: { etapa: Etapa }) {
  const session = useSession()
  const own = useOwnClan(etapa.id)
  const now = useNow()
  const { data = [] } = useQuery({ ...victoriasQuery(etapa.id), enabled: session !== null })
  const open = session ? data.filter(isOpenCase) : []
  const mayAsk = etapa.activo && clanMay(own?.PlayerClan.rango, 'report')
  if (open.length === 0) return mayAsk ? <OwedWin etapa={etapa.id} /> : null
  return (
    <section aria-label="Asamblea">
      <SectionHead title="Asamblea" count={open.length} />
      <ul className="list">
        {open.map((victoria) => (
          <li key={victoria.id} className="link-row">
            <Link className="row-link" to={paths.victoria(victoria.id)}>
              <span translate="no">{victoria.ganador.nombre}</span> <span className="dim">pide su victoria sobre</span>{' '}
              <span translate="no">{victoria.perdedor.nombre}</span>
            </Link>
            <p className="small dim">
              {`${victoriaState(victoria, now).text}${
                Date.parse(victoria.responde_hasta) > now && victoria.estado === 'abierta'
                  ? `, ${formatLeft(victoria.responde_hasta, now)}`
                  : ''
              }. ${victoria.votos.si} a favor, ${victoria.votos.no} en contra`}
            </p>
          </li>
        ))}
      </ul>
      {mayAsk && <OwedWin etapa={etapa.id} />}
    </section>
  )
}
