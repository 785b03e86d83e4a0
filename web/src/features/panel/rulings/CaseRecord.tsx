import type { CaseDetail } from '@trinchera/contract/rulings'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { rangoText } from '@trinchera/rules/rango'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../../../lib/router'
import { statesOf } from './case-text'
import css from './case.module.css'

const suspendedText = { cuenta: 'la cuenta', comentarios: 'para comentar', reportes: 'para reportar' } as const
const rulingText = { anular: 'Anulada', falso: 'Reporte falso', trampa: 'Trampa', restituir: 'Restituida' } as const
/** A match's comment and, collapsed, its rosters, its earlier rulings, earlier cases of both clans and suspensions of their players. */
export const CaseRecord = ({ detail }: { detail: CaseDetail }) => (
  <div className={`grid mt-4 ${css.record}`}>
    {detail.comentario && <p className="small">{`«${detail.comentario}»`}</p>}
    <details>
      <summary>Planteles</summary>
      {detail.planteles.map(({ id_clan, nombre, jugadores }) => (
        <p key={id_clan} className="small">
          <b>
            <span translate="no">{nombre}</span>:
          </b>{' '}
          <span>{`${
            jugadores.length > 0
              ? jugadores.map(({ username, rango }) => `${username} (${rangoText[rango]})`).join(', ')
              : 'sin plantel guardado'
          }.`}</span>
        </p>
      ))}
    </details>
    {detail.fallos.length > 0 && (
      <details>
        <summary>{`Fallos anteriores, ${detail.fallos.length}`}</summary>
        <ul className="list">
          {detail.fallos.map((fallo) => (
            <li key={`${fallo.fecha} ${fallo.tipo}`} className="small">
              <b>{rulingText[fallo.tipo]}</b>{' '}
              <span>
                por <span translate="no">{fallo.quien}</span>
                <span>{`, ${formatDateTime(fallo.fecha)}: ${fallo.motivo}${fallo.levantado ? ` (sin efecto desde ${formatDateTime(fallo.levantado)})` : ''}`}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    )}
    {detail.casos_previos.length > 0 && (
      <details>
        <summary>{`Casos anteriores de los dos clanes, ${detail.casos_previos.length}`}</summary>
        <ul className="list">
          {detail.casos_previos.map((match) => (
            <li key={match.id} className="small">
              <Link to={paths.partida(match.id)}>
                <span translate="no">{match.ganador.nombre}</span> le ganó a{' '}
                <span translate="no">{match.perdedor.nombre}</span>
              </Link>
              <span>{`, ${formatDateTime(match.fecha)}: ${statesOf(match)
                .map(({ text }) => text)
                .join(', ')}${match.ruling ? `. ${match.ruling.motivo}` : ''}`}</span>
            </li>
          ))}
        </ul>
      </details>
    )}
    {detail.suspensiones.length > 0 && (
      <details>
        <summary>{`Suspensiones de sus jugadores, ${detail.suspensiones.length}`}</summary>
        <ul className="list">
          {detail.suspensiones.map(({ id, player_id, username, alcance, fecha, hasta, motivo }) => (
            <li key={id} className="small">
              <Link to={paths.jugador(player_id)} translate="no">
                {username}
              </Link>
              <span>{`, ${suspendedText[alcance]} del ${formatDate(fecha)} al ${formatDate(hasta)}: ${motivo}`}</span>
            </li>
          ))}
        </ul>
      </details>
    )}
    <p className="small">
      <Link className="more" to={paths.partida(detail.id)}>
        La página de la partida
      </Link>
    </p>
  </div>
)
