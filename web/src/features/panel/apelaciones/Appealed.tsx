import type { Apelacion } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../../lib/router'
import { alcanceChip } from '../jugadores/alcances'
import css from './apelaciones.module.css'

/** What an appeal is against: the match with its ruling, or the suspension. */
export function Appealed({ appeal: { partida, suspension, decidio } }: { appeal: Apelacion }) {
  return (
    <>
      <div className="head">
        <h2>Lo que se apela</h2>
      </div>
      <div className={css.appealed}>
        {partida && (
          <>
            <p>
              <Link className="more" to={paths.partida(partida.id)}>
                {partida.ganador.nombre} le ganó a {partida.perdedor.nombre}
              </Link>
            </p>
            <p className="small dim">
              Partida {partida.id}, {formatDateTime(partida.fecha)}, {partida.etapa.nombre}
            </p>
            {partida.ruling ? (
              <p>
                {partida.ruling.texto}: {partida.ruling.motivo}
              </p>
            ) : (
              <p>El fallo quedó sin efecto.</p>
            )}
          </>
        )}
        {suspension && (
          <>
            <p>
              <span className="chip negative">{alcanceChip[suspension.alcance]}</span>{' '}
              <Link className="more" to={paths.jugador(suspension.player_id)}>
                {suspension.username}
              </Link>
            </p>
            <p className="small dim">
              Desde el {formatDateTime(suspension.created_at)} hasta el {formatDateTime(suspension.hasta)}
            </p>
            <p>{suspension.motivo}</p>
          </>
        )}
        <p className="small dim">La decisión es de {decidio}.</p>
      </div>
    </>
  )
}
