import type { WinClaim } from '@trinchera/contract/win-claims'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../lib/router'
import { useNow } from '../../lib/clock'
import { Icon } from '../controls/Icon'
import { RelativeTime } from '../state/RelativeTime'
import css from './win-claim.module.css'

/** The course of a win claim: the rival's reply or the time left for it, the staff decision, and a link to the match that it created. */
export function WinClaimStory({ winClaim }: { winClaim: WinClaim }) {
  const now = useNow()
  const { estado, perdedor, responde_hasta, respuesta, fallo, id_match } = winClaim
  const waits = Date.parse(responde_hasta) > now
  return (
    <div className={`grid ${css.story}`} role="status">
      {estado === 'abierta' && (
        <p>
          <Icon name="clock" size={18} />
          {waits ? (
            <span>
              <span>
                <span translate="no">{perdedor.nombre}</span>
                <span>{` puede reconocerla o disputarla hasta el ${formatDateTime(responde_hasta)}:`}</span>
              </span>{' '}
              <b className="digits">{formatLeft(responde_hasta, now)}</b>
            </span>
          ) : (
            <span>
              <span translate="no">{perdedor.nombre}</span> no respondió en 24 horas: la administración decide. Mientras
              tanto todavía puede responder.
            </span>
          )}
        </p>
      )}
      {respuesta && (
        <p className={estado === 'reconocida' ? undefined : 'loss'}>
          <Icon name={estado === 'reconocida' ? 'check' : 'warning'} size={18} />
          <span>
            <span>
              <span>{`La ${estado === 'reconocida' ? 'reconoció' : 'disputó'} `}</span>
              <span translate="no">{respuesta.quien}</span>, de <span translate="no">{perdedor.nombre}</span>,
            </span>{' '}
            <RelativeTime at={respuesta.fecha} />
            {respuesta.texto && <span>{`: «${respuesta.texto}»`}</span>}
          </span>
        </p>
      )}
      {fallo && (
        <p>
          <Icon name={estado === 'acreditada' ? 'check' : 'close'} size={18} />
          <span>
            <b className={estado === 'acreditada' ? 'gain' : 'loss'}>
              {estado === 'acreditada' ? 'Acreditada' : 'Rechazada'}
            </b>{' '}
            <span>
              por <span translate="no">{fallo.quien}</span>
              <span>{`, el ${formatDateTime(fallo.fecha)}. Motivo: ${fallo.motivo}`}</span>
            </span>
          </span>
        </p>
      )}
      {id_match !== null && (
        <p>
          <Link className="more" to={paths.partida(id_match)}>
            Ver la partida que entró al ranking
          </Link>
        </p>
      )}
    </div>
  )
}
