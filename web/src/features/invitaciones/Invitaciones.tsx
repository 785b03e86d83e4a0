import { invitacionMs } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState, QueryState } from '../../ui/state/states'
import { EtapaName } from '../../ui/match/EtapaName'
import css from './invitaciones.module.css'
import { invitacionesQuery } from './queries'
import { useAnswer } from './use-answer'

/** The invitations that the player has not answered, newest first. */
export function Invitaciones({ player }: { player: number }) {
  const query = useQuery(invitacionesQuery(player))
  const { data, isPending } = query
  const { accept, reject, busy } = useAnswer(player)
  return (
    <section aria-busy={isPending}>
      <SectionHead title="Invitaciones" count={data?.length} />
      <QueryState query={query} lines={2} loading="Cargando invitaciones…" failed="No pudimos traer tus invitaciones" />
      {data?.length === 0 && (
        <EmptyState title="Sin invitaciones pendientes">Cuando un líder te quiera en su clan, aparece acá.</EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={`list ${css.offers}`} aria-label="Invitaciones">
          {data.map((invitacion) => {
            const { id, clan_id, clan, etapa, id_etapa, reclutador, fecha_envio } = invitacion
            return (
              <li key={id}>
                <Emblem nombre={clan} size={36} />
                <div className={css.text}>
                  <Link to={paths.clan(clan_id)}>{clan}</Link> <span>te quiere en</span>{' '}
                  <Link to={paths.etapa(id_etapa)}>
                    <EtapaName id={id_etapa} nombre={etapa} />
                  </Link>
                  <span className={`small ${css.detail}`}>
                    {`${reclutador ? `Te invitó ${reclutador}. ` : ''}Vence el ${formatDate(Date.parse(fecha_envio) + invitacionMs)}.`}
                  </span>
                </div>
                <div className={`row ${css.actions}`}>
                  <Button
                    size="small"
                    kind="primary"
                    aria-label={`Aceptar la invitación de ${clan}`}
                    disabled={busy && accept.variables?.id !== id}
                    pending={accept.isPending && accept.variables.id === id}
                    pendingText="Aceptando…"
                    onClick={() => accept.mutate(invitacion)}
                  >
                    Aceptar
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Rechazar la invitación de ${clan}`}
                    disabled={busy && reject.variables?.id !== id}
                    pending={reject.isPending && reject.variables.id === id}
                    pendingText="Rechazando…"
                    onClick={() => reject.mutate(invitacion)}
                  >
                    Rechazar
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
