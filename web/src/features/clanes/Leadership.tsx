import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import type { SessionPlayer } from '@trinchera/contract/session'
import { useNavigate } from '../../lib/router'
import { useArchived } from '../../lib/queries'
import { Button } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ClanDialog, useClanDialog } from './ClanDialogs'
import { mayIn, rangoOf } from './rights'

/** Buttons to hand the clan over and to delete it, for viewers who are allowed to. */
export function Leadership({ clan, viewer }: { clan: Clan; viewer: SessionPlayer }) {
  const navigate = useNavigate()
  const { openDialog, dialog } = useClanDialog()
  const own = rangoOf(clan, viewer.id)
  const archived = useArchived(clan.id_etapa)
  const mayHandOver = !archived && mayIn(viewer, own, 'hand-over')
  const mayDelete = !archived && mayIn(viewer, own, 'delete')
  return (
    <>
      {(mayHandOver || mayDelete) && (
        <section>
          <SectionHead title="Liderazgo" />
          <div className="row mt-3">
            {mayHandOver && <Button onClick={() => openDialog('hand-over')}>Ceder liderazgo</Button>}
            {mayDelete && (
              <Button kind="danger" onClick={() => openDialog('delete')}>
                Eliminar clan
              </Button>
            )}
          </div>
        </section>
      )}
      {/* The dialog is rendered even if the viewer may do neither, because it is still open when a live event reports the new leader. */}
      <ClanDialog clan={clan} player={viewer.id} {...dialog} onHandedOver={() => void navigate(paths.miCuenta)} />
    </>
  )
}
