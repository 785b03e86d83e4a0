import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { ownSolicitudesQuery } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ErrorState } from '../../ui/state/states'
import './invitaciones.css'
import { useWithdrawSolicitud } from './use-solicitud'

/** The clans this player asked to join and that have not answered; without any, nothing. */
export function OwnSolicitudes({ player }: { player: number }) {
  const { data, isError, refetch } = useQuery(ownSolicitudesQuery(player))
  const withdraw = useWithdrawSolicitud(player)
  if (isError && !data) return <ErrorState title="No pudimos traer tus solicitudes" onRetry={() => refetch()} />
  if (!data?.length) return null
  return (
    <section>
      <SectionHead title="Solicitudes" count={data.length} />
      <ul className="ls offers" aria-label="Solicitudes">
        {data.map(({ id, clan_id, clan, etapa, id_etapa, fecha_envio }) => (
          <li key={id}>
            <Emblem id={clan_id} size={36} />
            <div>
              Pediste entrar a <Link to={paths.clan(clan_id)}>{clan}</Link> en{' '}
              <Link to={paths.etapa(id_etapa)}>{etapa}</Link>
              <span className="small">Desde el {formatDate(fecha_envio)}, a la espera de sus líderes.</span>
            </div>
            <div className="acts">
              <Button
                size="small"
                aria-label={`Retirar la solicitud a ${clan}`}
                pendingText="Retirando…"
                onClick={() => withdraw(id)}
              >
                Retirar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
