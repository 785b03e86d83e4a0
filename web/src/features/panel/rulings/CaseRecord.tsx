import type { CaseDetail } from '@trinchera/contract/rulings'
import { rangos } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { rangoText } from '@trinchera/rules/rango'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from 'react-router'
import { statesOf } from './case-text'
import css from './case.module.css'

const rulingText = { anular: 'Anulada', falso: 'Reporte falso', trampa: 'Trampa', restituir: 'Restituida' } as const
const named = (rango: string) => {
  const known = rangos.find((one) => one === rango)
  return known ? rangoText[known] : rango
}

/** A match's comment, and folded up its rosters, its earlier rulings and earlier cases of both clans. */
export const CaseRecord = ({ detail }: { detail: CaseDetail }) => (
  <div className={css.record}>
    {detail.comentario && <p className="small">«{detail.comentario}»</p>}
    <details>
      <summary>Planteles</summary>
      {detail.planteles.map(({ id_clan, nombre, jugadores }) => (
        <p key={id_clan} className="small">
          <b>{nombre}:</b>{' '}
          {jugadores.length > 0
            ? jugadores.map(({ username, rango }) => `${username} (${named(rango)})`).join(', ')
            : 'sin plantel guardado'}
          .
        </p>
      ))}
    </details>
    {detail.fallos.length > 0 && (
      <details>
        <summary>Fallos anteriores, {detail.fallos.length}</summary>
        <ul className="list">
          {detail.fallos.map((fallo) => (
            <li key={`${fallo.fecha} ${fallo.tipo}`} className="small">
              <b>{rulingText[fallo.tipo]}</b> por {fallo.quien}, {formatDateTime(fallo.fecha)}: {fallo.motivo}
              {fallo.levantado && ` (sin efecto desde ${formatDateTime(fallo.levantado)})`}
            </li>
          ))}
        </ul>
      </details>
    )}
    {detail.casos_previos.length > 0 && (
      <details>
        <summary>Casos anteriores de los dos clanes, {detail.casos_previos.length}</summary>
        <ul className="list">
          {detail.casos_previos.map((match) => (
            <li key={match.id} className="small">
              <Link to={paths.partida(match.id)}>
                {match.ganador.nombre} le ganó a {match.perdedor.nombre}
              </Link>
              , {formatDateTime(match.fecha)}:{' '}
              {statesOf(match)
                .map(({ text }) => text)
                .join(', ')}
              {match.ruling && `. ${match.ruling.motivo}`}
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
