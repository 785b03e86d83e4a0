import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { Button } from '../../ui/controls/Button'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ErrorState } from '../../ui/state/states'
import css from './invitaciones.module.css'
import { clanSolicitudesQuery } from './queries'
import { useAnswerSolicitud } from './use-solicitud'

/** Unanswered requests to join the clan, for members who may answer them. Renders nothing if there are none. */
export function ClanSolicitudes({ clan }: { clan: number }) {
  const { data, isError, refetch } = useQuery(clanSolicitudesQuery(clan))
  const answer = useAnswerSolicitud(clan)
  if (isError && !data) return <ErrorState title="No pudimos traer las solicitudes" onRetry={() => refetch()} />
  if (!data?.length) return null
  return (
    <section>
      <SectionHead title="Piden entrar" count={data.length} live />
      <ul className={`list ${css.offers}`} aria-label="Piden entrar">
        {data.map(({ id, player_id, player, imagen, mensaje, fecha_envio }) => (
          <li key={id}>
            <Plate username={player} imagen={imagen} size={36} />
            <div className={css.text}>
              <Link to={paths.jugador(player_id)}>{player}</Link>{' '}
              <span className="small">
                <RelativeTime at={fecha_envio} />
              </span>
              {mensaje && <span className={`small ${css.detail}`}>{`«${mensaje}»`}</span>}
            </div>
            <div className={`row ${css.actions}`}>
              <Button
                size="small"
                kind="primary"
                aria-label={`Aceptar a ${player}`}
                pendingText="Aceptando…"
                onClick={() => answer(id, true)}
              >
                Aceptar
              </Button>
              <Button
                size="small"
                aria-label={`Rechazar a ${player}`}
                pendingText="Rechazando…"
                onClick={() => answer(id, false)}
              >
                Rechazar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
