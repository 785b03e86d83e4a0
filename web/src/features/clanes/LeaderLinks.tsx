import type { Clan } from '@trinchera/contract/clanes'
import type { SessionPlayer } from '@trinchera/contract/session'
import { staffClanMay } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { useArchived } from '../../lib/queries'
import { ButtonLink } from '../../ui/controls/Button'
import { mayIn, rangoOf } from './rights'

/** Links to what the viewer may do for the clan, by rango or as staff. In an archived etapa only staff may edit, to correct the name. */
export function LeaderLinks({ clan, viewer }: { clan: Clan; viewer: SessionPlayer }) {
  const own = rangoOf(clan, viewer.id)
  const mayRecruit = clan.etapa.multijugador && clan.etapa.activo && mayIn(viewer, own, 'recruit')
  const archived = useArchived(clan.id_etapa)
  const mayEdit = archived ? staffClanMay(viewer, 'edit') : mayIn(viewer, own, 'edit')
  if (!mayRecruit && !mayEdit) return null
  return (
    <div className="row mt-3">
      {mayRecruit && (
        <ButtonLink size="small" to={paths.reclutar(clan.id, clan.id_etapa)}>
          Reclutar
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink size="small" to={paths.editClan(clan.id)}>
          Editar clan
        </ButtonLink>
      )}
    </div>
  )
}
