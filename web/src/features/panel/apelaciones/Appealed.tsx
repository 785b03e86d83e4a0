import type { Apelacion } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import { alcanceChip } from '../jugadores/alcances'

/** The match with its ruling, or the suspension, that an appeal is against. */
export function Appealed({ appeal: { partida, suspension, decidio } }: { appeal: Apelacion }) {
  return (
    <>
      <div className="line head">
        <h2>Lo que se apela</h2>
      </div>
      <div className="grid">
        {partida && (
          <>
            <p>
              <Link className="more" to={paths.partida(partida.id)}>
                <span translate="no">{partida.ganador.nombre}</span> le ganó a{' '}
                <span translate="no">{partida.perdedor.nombre}</span>
              </Link>
            </p>
            <p className="small dim">
              <span>{`Partida ${partida.id}, ${formatDateTime(partida.fecha)}, `}</span>
              <span translate="no">{partida.etapa.nombre}</span>
            </p>
            {partida.ruling ? (
              <p>{`${partida.ruling.texto}: ${partida.ruling.motivo}`}</p>
            ) : (
              <p>El fallo quedó sin efecto.</p>
            )}
          </>
        )}
        {suspension && (
          <>
            <p>
              <span className="chip negative">{alcanceChip[suspension.alcance]}</span>{' '}
              <Link className="more" to={paths.jugador(suspension.player_id)} translate="no">
                {suspension.username}
              </Link>
            </p>
            <p className="small dim">
              Desde el <span>{formatDateTime(suspension.created_at)}</span> hasta el{' '}
              <span>{formatDateTime(suspension.hasta)}</span>
            </p>
            <p>{suspension.motivo}</p>
          </>
        )}
        <p className="small dim">
          La decisión es de <span translate="no">{decidio}</span>.
        </p>
      </div>
    </>
  )
}
