import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { staffClanMay } from '@trinchera/rules/permissions'
import type { Session } from '../lib/stored-session'
import { useTitle } from '../app/title'
import { EditClan } from '../features/clanes/EditClan'
import { mayIn, rangoOf } from '../features/clanes/rights'
import { Webhooks } from '../features/webhooks/Webhooks'
import { RequireSession } from '../features/session/RequireSession'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { clanQuery, useArchived } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { OfflineBar } from '../ui/state/Live'
import Forbidden from './Forbidden'
import NotFound from './NotFound'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import { ScreenState } from './ScreenState'

const title = 'Editar clan'

function Edit({ id, session }: { id: number; session: Session }) {
  const clan = useQuery(clanQuery(id))
  const { data } = clan
  const archived = useArchived(data?.id_etapa)
  useRoom(`clan:${id}`)
  useTitle(data && `${title} · ${data.nombre}`)
  if (!data || codeOf(clan.error) === 404)
    return <ScreenState query={clan} title={title} failed="No pudimos traer el clan" />
  const own = rangoOf(data, session.player.id)
  if (!mayIn(session.player, own, 'edit')) return <Forbidden />
  return (
    <Parts>
      <OfflineBar />
      <Crumbs
        trail={[
          { to: paths.miCuenta, label: 'Mi Cuenta' },
          { to: paths.clan(id), label: data.nombre },
        ]}
      />
      <h1>{title}</h1>
      {archived && !staffClanMay(session.player, 'edit') ? (
        <EmptyState title="La etapa está cerrada para siempre">El clan queda como terminó: ya no se edita.</EmptyState>
      ) : (
        <EditClan clan={data} viewer={session.player} />
      )}
      {mayIn(session.player, own, 'webhooks') && <Webhooks clan={id} archived={archived} />}
    </Parts>
  )
}

export default function EditarClan() {
  const id = useIdParam()
  if (!id) return <NotFound />
  return (
    <RequireSession title={title} why="Entra para editar tu clan. Lo que escribiste sigue acá.">
      {(session) => <Edit key={id} id={id} session={session} />}
    </RequireSession>
  )
}
