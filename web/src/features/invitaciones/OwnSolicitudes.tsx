import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EtapaName } from '../../ui/match/EtapaName'
import { ErrorState } from '../../ui/state/states'
import css from './invitaciones.module.css'
import { ownSolicitudesQuery } from './queries'
import { useWithdrawSolicitud } from './use-solicitud'

/** The player's unanswered requests to join clans. Renders nothing if there are none. */
export function OwnSolicitudes({ player }: { player: number }) {
  const { data, isError, refetch } = useQuery(ownSolicitudesQuery(player))
  const withdraw = useWithdrawSolicitud(player)
  if (isError && !data) return <ErrorState title="No pudimos traer tus solicitudes" onRetry={() => refetch()} />
  if (!data?.length) return null
  return (
    <section>
      <SectionHead title="Solicitudes" count={data.length} />
      <ul className={`list ${css.offers}`} aria-label="Solicitudes">
        {data.map(({ id, clan_id, clan, etapa, id_etapa, fecha_envio }) => (
          <li key={id}>
            <Emblem nombre={clan} size={36} />
            <div className={css.text}>
              Pediste entrar a <Link to={paths.clan(clan_id)}>{clan}</Link> <span>en</span>{' '}
              <Link to={paths.etapa(id_etapa)}>
                <EtapaName id={id_etapa} nombre={etapa} />
              </Link>
              <span
                className={`small ${css.detail}`}
              >{`Desde el ${formatDate(fecha_envio)}, a la espera de sus líderes.`}</span>
            </div>
            <div className={`row ${css.actions}`}>
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
