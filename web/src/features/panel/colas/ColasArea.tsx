import { useQuery } from '@tanstack/react-query'
import { api, messageOf } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingList } from '../../../ui/state/states'
import { RelativeTime } from '../../../ui/state/RelativeTime'
import { told } from '../../../ui/toast/told'
import { colasQuery } from '../queries'
import { QuarantinedRow } from './QuarantinedRow'
import css from './colas.module.css'

/** The worker's waiting jobs, and its quarantined jobs, which have failed and can be retried. For rol 1 only. */
export default function ColasArea() {
  const refresh = useRefresh()
  const { data, isPending, isError, error, refetch } = useQuery(colasQuery)

  const retry = (id: string) =>
    told(api.retryJob({ body: { id } }), 'No pudimos mandarlo de nuevo. Intenta otra vez.')
      .catch(() => undefined)
      .finally(() => refresh('panel/colas'))

  if (isPending)
    return (
      <section aria-busy>
        <SectionHead title="Colas" />
        <LoadingList lines={5} text="Cargando las colas…" />
      </section>
    )
  if (isError && !data)
    return <ErrorState title={messageOf(error, 'No pudimos traer las colas')} onRetry={() => refetch()} />
  return (
    <>
      <section aria-labelledby="apartados">
        <SectionHead id="apartados" title="Apartados" count={data.apartados.length} />
        {data.apartados.length === 0 ? (
          <EmptyState title="Nada apartado">
            Un trabajo que falla dos veces igual, o durante el que el proceso termina dos veces, queda acá para que los
            demás sigan.
          </EmptyState>
        ) : (
          <ul className={`list ${css.quarantine}`}>
            {data.apartados.map((job) => (
              <QuarantinedRow key={job.id} job={job} onRetry={() => retry(job.id)} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="por-hacer">
        <SectionHead id="por-hacer" title="Por hacer">
          {data.espera_desde && (
            <span className="dim">
              el más antiguo, <RelativeTime at={data.espera_desde} />
            </span>
          )}
        </SectionHead>
        <table className={`data-table ${css.kinds}`}>
          <caption className="screen-reader-only">Trabajos por clase</caption>
          <thead>
            <tr>
              <th scope="col" className="align-left">
                Clase
              </th>
              <th scope="col">Esperan</th>
              <th scope="col">En curso</th>
              <th scope="col">Fallaron</th>
            </tr>
          </thead>
          <tbody>
            {data.trabajos.map(({ que, en_espera, en_curso, con_pausa }) => (
              <tr key={que}>
                <th scope="row" className="align-left">
                  {que}
                </th>
                <td translate="no">{en_espera}</td>
                <td translate="no">{en_curso}</td>
                <td translate="no">{con_pausa}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
