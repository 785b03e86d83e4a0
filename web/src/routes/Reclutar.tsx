import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import type { Session } from '../lib/stored-session'
import { useTitle } from '../app/title'
import { mayIn, rangoOf } from '../features/clanes/rights'
import { ClanSolicitudes } from '../features/invitaciones/ClanSolicitudes'
import { RecruitList } from '../features/invitaciones/RecruitList'
import { RequireSession } from '../features/session/RequireSession'
import { useAddressSearch } from '../lib/address-search'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { usePage } from '../lib/page'
import { clanQuery } from '../lib/queries'
import { ButtonLink } from '../ui/controls/Button'
import { Crumbs } from '../ui/controls/Crumbs'
import { Search } from '../ui/form/Field'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import Forbidden from './Forbidden'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'
import css from './Reclutar.module.css'

const title = 'Reclutar'

function Recruit({ id, etapa, session }: { id: number; etapa: number; session: Session }) {
  const clan = useQuery(clanQuery(id))
  const { data } = clan
  const { page, setPage } = usePage()
  const { search, text, type, clear } = useAddressSearch()
  useRoom(`etapa:${etapa}`)
  useTitle(data && `${title} · ${data.nombre}`)
  if (!data || codeOf(clan.error) === 404)
    return <ScreenState query={clan} title={title} failed="No pudimos traer el clan" />
  if (data.id_etapa !== etapa) return <NotFound />
  const own = rangoOf(data, session.player.id)
  if (!mayIn(session.player, own, 'recruit')) return <Forbidden />
  const open = data.etapa.activo && data.etapa.multijugador
  return (
    <Parts>
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <Crumbs
            trail={[
              { to: paths.etapa(etapa), label: data.etapa.nombre },
              { to: paths.clan(id), label: data.nombre },
            ]}
          />
          <h1>{title}</h1>
          <div className="row facts">
            <span>
              <span>
                Jugadores sin clan en <span translate="no">{data.etapa.nombre}</span>, para
              </span>{' '}
              <b translate="no">{data.nombre}</b>
            </span>
          </div>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      {!open && (
        <EmptyState
          title={data.etapa.multijugador ? 'Esta etapa no está abierta' : 'En esta etapa se juega solo'}
          action={
            <ButtonLink size="small" to={paths.clan(id)}>
              Volver al clan
            </ButtonLink>
          }
        >
          Acá no se recluta.
        </EmptyState>
      )}
      {open && (
        <>
          <ClanSolicitudes clan={id} />
          <div className={`line list-tools ${css.tools}`}>
            <Search label="Buscar jugador por nombre" value={text} onChange={type} />
          </div>
          <RecruitList
            clan={data}
            player={session.player.id}
            mayWithdraw={clanMay(own, 'recruit')}
            search={search}
            page={page}
            onPage={setPage}
            onClear={clear}
          />
        </>
      )}
    </Parts>
  )
}

export default function Reclutar() {
  const id = useIdParam('clanId')
  const etapa = useIdParam('etapaId')
  if (!id || !etapa) return <NotFound />
  return (
    <RequireSession title={title} why="Entra para reclutar.">
      {(session) => <Recruit key={id} id={id} etapa={etapa} session={session} />}
    </RequireSession>
  )
}
