import type { Clan } from '@trinchera/contract/clanes'
import { clanText } from '@trinchera/rules/page-texts'
import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { usePageText } from '../app/title'
import { NextRetos } from '../features/agenda/NextRetos'
import { RetoRecord } from '../features/agenda/RetoRecord'
import { ClanMatches } from '../features/clanes/ClanMatches'
import { ClanMembers } from '../features/clanes/ClanMembers'
import { ClanTitle } from '../features/clanes/ClanTitle'
import { KnownClan, useKnownClan } from '../features/clanes/KnownClan'
import { LeaderLinks } from '../features/clanes/LeaderLinks'
import { PlaceHistory } from '../features/clanes/PlaceHistory'
import { mayIn, rangoOf } from '../features/clanes/rights'
import { AskToJoin } from '../features/invitaciones/AskToJoin'
import { ClanSolicitudes } from '../features/invitaciones/ClanSolicitudes'
import { ClanMedals } from '../features/palmares/ClanMedals'
import { Lineage } from '../features/palmares/Lineage'
import { ChallengeLink } from '../features/retos/ChallengeLink'
import { ClanTorneos } from '../features/torneos/ClanTorneos'
import { OwedWin } from '../features/win-claims/OwedWin'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { useOwnClan, useOwnPlayer } from '../lib/own-clan'
import { clanQuery, presenceQuery } from '../lib/queries'
import { PutOnSite } from '../ui/share/PutOnSite'
import { Deferred } from '../ui/state/Deferred'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

/** The clan's buttons for the viewer: actions of its leaders or a request to join. A visitor gets a link to the login. */
function ClanActs({ clan }: { clan: Clan }) {
  const session = useSession()
  const { data: player } = useOwnPlayer()
  const own = useOwnClan(clan.id_etapa)
  const open = clan.etapa.multijugador && clan.etapa.activo
  if (!session) {
    return open && clan.acepta_solicitudes ? (
      <p className="small row mt-3">
        <span>
          <Link className="more" to={paths.login(paths.clan(clan.id))}>
            Inicia sesión
          </Link>{' '}
          <span>para pedir entrar.</span>
        </span>
      </p>
    ) : null
  }
  return (
    <Parts>
      <LeaderLinks clan={clan} viewer={session.player} />
      <ChallengeLink clan={clan} />
      {clan.etapa.activo && clanMay(rangoOf(clan, session.player.id), 'report') && <OwedWin etapa={clan.id_etapa} />}
      {open && player && !own && <AskToJoin clan={clan} player={session.player.id} />}
    </Parts>
  )
}

function ClanDetail({ id }: { id: number }) {
  const clan = useQuery(clanQuery(id))
  const { data } = clan
  const { data: presence } = useQuery({ ...presenceQuery(`clan:${id}`), enabled: data !== undefined })
  const viewer = useSession()?.player
  const known = useKnownClan(id)
  useRoom(`clan:${id}`)
  usePageText(data && clanText(data))
  // A clan that is deleted (404) while it is on screen disappears. If a refetch fails for another reason, the cached clan stays.
  const deleted = codeOf(clan.error) === 404
  if (!data && known && clan.isError && codeOf(clan.error) === 0) {
    return (
      <Parts>
        <OfflineBar />
        <KnownClan {...known} />
      </Parts>
    )
  }
  if (!data || deleted) return <ScreenState query={clan} title="Clan" failed="No pudimos traer el clan" />
  const online = presence?.en_linea ?? []
  const mayAnswer = viewer && data.etapa.multijugador && mayIn(viewer, rangoOf(data, viewer.id), 'recruit')
  return (
    <Parts>
      <OfflineBar />
      <ClanTitle clan={data} online={data.players.filter((player) => online.includes(player.id)).length} />
      <Parts className="stack">
        {mayAnswer && <ClanSolicitudes clan={id} />}
        <Parts className="cols">
          <PlaceHistory clan={data} />
          <ClanMembers clan={data} online={online}>
            <ClanActs clan={data} />
          </ClanMembers>
        </Parts>
        <div className="stack far-below">
          <Deferred>
            <NextRetos etapa={data.id_etapa} clan={id} />
            <ClanMedals clan={id} />
            <Lineage clan={data} />
            <ClanMatches clan={data} />
            <RetoRecord clan={id} />
            <ClanTorneos clan={id} />
            <PutOnSite kind="clan" id={id} nombre={data.nombre} />
          </Deferred>
        </div>
      </Parts>
    </Parts>
  )
}

export default function DetalleClan() {
  const id = useIdParam()
  return id ? <ClanDetail key={id} id={id} /> : <NotFound />
}
