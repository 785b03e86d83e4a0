import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { useLive } from '../../lib/live'
import { retoRecordQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { SectionHead } from '../../ui/controls/SectionHead'
import css from './agenda.module.css'

/** How many retos a clan has played, cancelled and missed, and the latest unplayed ones. Renders nothing if all numbers are 0. */
export function RetoRecord({ clan }: { clan: number }) {
  const refresh = useRefresh()
  useLive('challenge:changed', () => refresh(`historial-retos/${clan}`))
  const { data } = useQuery(retoRecordQuery(clan))
  if (!data || data.jugados + data.cancelados + data.no_presentados === 0) return null
  return (
    <section aria-label="Retos">
      <SectionHead title="Retos" />
      <p className={`row ${css.record}`}>
        <span>{counted(data.jugados, 'jugado', 'jugados')}</span>
        <span>{counted(data.cancelados, 'cancelado', 'cancelados')}</span>
        <span className={data.no_presentados > 0 ? 'loss' : undefined}>
          {data.no_presentados === 1 ? '1 vez no se presentó' : `${data.no_presentados} veces no se presentó`}
        </span>
      </p>
      {data.faltas.length > 0 && (
        <ul className="list" aria-label="Últimas faltas">
          {data.faltas.map(({ id, estado, retador, retado, cierre, fecha, reclamo }) => (
            <li key={id} className={`grid link-row ${css.fault}`}>
              <Link className="row-link" to={paths.reto(id)}>
                <span>{estado === 'cancelado' ? 'Canceló' : 'No se presentó'}</span>{' '}
                <span className="dim">
                  contra <span translate="no">{retador.id === clan ? retado.nombre : retador.nombre}</span>
                </span>
              </Link>
              <time translate="no" className="small dim" dateTime={fecha ?? undefined}>
                {formatDate(fecha)}
              </time>
              {(cierre?.motivo || reclamo) && (
                <p className="small dim">
                  {`${cierre?.motivo ? `Motivo: ${cierre.motivo}` : ''}${reclamo?.fallo === null ? 'Lo reclama: la administración decide.' : ''}${reclamo?.fallo === 'mantenido' ? `La administración mantuvo la falta. Motivo: ${reclamo.motivo}` : ''}`}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
