import type { Clan } from '@trinchera/contract/clanes'
import type { SessionPlayer } from '@trinchera/contract/session'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonLink } from '../../ui/controls/Button'
import css from './clanes.module.css'
import { mayIn, rangoOf } from './rights'

/** What the viewer may do on the clan's page, by rango or as staff. */
export function LeaderLinks({ clan, viewer }: { clan: Clan; viewer: SessionPlayer }) {
  const own = rangoOf(clan, viewer.id)
  const mayRecruit = clan.etapa.multijugador && clan.etapa.activo && mayIn(viewer, own, 'recruit')
  if (!mayRecruit && !mayIn(viewer, own, 'edit')) return null
  return (
    <div className={css.actions}>
      {mayRecruit && (
        <ButtonLink size="small" to={paths.reclutar(clan.id, clan.id_etapa)}>
          Reclutar
        </ButtonLink>
      )}
      {mayIn(viewer, own, 'edit') && (
        <ButtonLink size="small" to={paths.editClan(clan.id)}>
          Editar Clan
        </ButtonLink>
      )}
    </div>
  )
}
