import type { OwnSession } from '@trinchera/contract/seguridad'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { api } from '../../lib/api'
import { useNowAtRender } from '../../lib/clock'
import { whenPlayed } from '../../lib/when'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { QueryState } from '../../ui/state/states'
import { told } from '../../ui/toast/told'
import { ownSessionsQuery } from './queries'
import css from './seguridad.module.css'

const used = ({ creada, usada }: OwnSession, now: number) =>
  `último uso: ${whenPlayed(usada, now)}; desde el ${formatDate(creada)}`

/** The player's sessions, each with a button to end it. `linked` adds a link to the other security settings of the account. */
export function OwnSessions({ player, linked = false }: { player: number; linked?: boolean }) {
  const client = useQueryClient()
  const now = useNowAtRender()
  const query = useQuery(ownSessionsQuery(player))
  const { data, refetch } = query
  const others = data?.filter(({ propia }) => !propia) ?? []

  const end = (work: Promise<{ message: string }>, left: (session: OwnSession) => boolean) =>
    told(work, 'No pudimos cerrar la sesión. Intenta de nuevo.').then(
      () => client.setQueryData(ownSessionsQuery(player).queryKey, (sessions) => sessions?.filter(left)),
      () => void refetch(),
    )

  return (
    <section aria-label="Sesiones abiertas">
      <SectionHead
        title="Sesiones abiertas"
        {...(linked ? { link: { to: paths.seguridad, label: 'Seguridad' } } : {})}
      />
      {data && (
        <ul className="list" aria-label="Tus sesiones">
          {data.map((session) => (
            <li key={session.id} className={`line ${css.line}`}>
              <span>
                <b translate="yes">{session.nombre}</b>
                {session.propia && <span> (esta)</span>} <span className="small dim">{used(session, now)}</span>
              </span>
              {!session.propia && (
                <Button
                  size="small"
                  aria-label={`Cerrar la sesión de ${session.nombre}, ${used(session, now)}`}
                  pendingText="Cerrando…"
                  onClick={() => end(api.endOwnSession({ params: { id: session.id } }), ({ id }) => id !== session.id)}
                >
                  Cerrar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className="row mt-3">
          <Button
            size="small"
            pendingText="Cerrando…"
            onClick={() => end(api.endOtherSessions(), ({ propia }) => propia)}
          >
            Cerrar las demás
          </Button>
        </div>
      )}
      <QueryState query={query} lines={1} loading="Cargando tus sesiones…" failed="No pudimos traer tus sesiones" />
    </section>
  )
}
