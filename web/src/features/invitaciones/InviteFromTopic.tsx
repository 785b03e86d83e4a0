import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { useOwnClanIn } from '../../lib/own-clan'
import { useSession } from '../../lib/session'
import { recruitsQuery } from './queries'
import { InviteButton, useInvite } from './RecruitList'
import { useAnswerSolicitud } from './use-solicitud'

interface InviteProps {
  clan: { id: number; nombre: string; id_etapa: number }
  /** Id of the player who invites. */
  player: number
  recruit: { id: number; username: string }
}

function Invite({ clan, player, recruit }: InviteProps) {
  const { data } = useQuery(recruitsQuery(clan.id, recruit.username, 1))
  const acts = useInvite({ clan, player, search: recruit.username, page: 1 })
  const answer = useAnswerSolicitud(clan.id)
  if (!data) return null
  const found = data.rows.find(({ id }) => id === recruit.id)
  if (!found)
    return (
      <p className="small">
        <span translate="no">{recruit.username}</span> ya tiene clan en esta etapa.
      </p>
    )
  return (
    <>
      <p className="small">
        {found.id_invitacion !== null
          ? `Invitaste a ${recruit.username}: falta que te conteste.`
          : `¿Juega en ${clan.nombre}?`}
      </p>
      <InviteButton recruit={found} mayWithdraw answer={answer} named {...acts} />
    </>
  )
}

/** Shown below a topic in which a player looks for a clan: lets a viewer who recruits for a clan in that etapa invite the player. */
export function InviteFromTopic({ etapa, recruit }: { etapa: number; recruit: InviteProps['recruit'] }) {
  const viewer = useSession()?.player
  const { clan } = useOwnClanIn(etapa)
  if (!viewer || viewer.id === recruit.id || !clan || !clanMay(clan.PlayerClan.rango, 'recruit')) return null
  return <Invite clan={clan} player={viewer.id} recruit={recruit} />
}
