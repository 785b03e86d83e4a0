import { invitacionMs } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Emblem } from '../../art/Emblem'
import { invitacionesQuery } from '../../lib/queries'
import { SectionHead } from '../../ui/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../ui/states'

/** The clans that want this player, the newest first. */
export function Invitaciones({ player }: { player: number }) {
  const { data, isPending, isError, refetch } = useQuery(invitacionesQuery(player))
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Invitaciones" count={data?.length} />
      {isPending && (
        <ul className="ls">
          <SkeletonLines lines={2} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando invitaciones…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer tus invitaciones" onRetry={() => refetch()} />}
      {data?.length === 0 && <EmptyState title="Sin invitaciones pendientes">Cuando un líder te quiera en su clan, aparece acá.</EmptyState>}
      {data && data.length > 0 && (
        <>
          <ul className="ls invited">
            {data.map(({ id, clan_id, clan, etapa, id_etapa, fecha_envio }) => (
              <li key={id}>
                <Emblem id={clan_id} size={36} />
                <div>
                  <Link to={paths.clan(clan_id)}>{clan}</Link> te quiere en <Link to={paths.etapa(id_etapa)}>{etapa}</Link>
                  <span className="small">
                    Llegó el {formatDate(fecha_envio)} y vence el {formatDate(Date.parse(fecha_envio) + invitacionMs)}.
                  </span>
                </div>
              </li>
            ))}
          </ul>
          <p className="small">Responderlas desde acá todavía no se puede. Mientras, háblale al líder del clan.</p>
        </>
      )}
    </section>
  )
}
