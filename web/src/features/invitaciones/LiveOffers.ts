import type { Invitacion, Recruit, Solicitud } from '@trinchera/contract/invitaciones'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../app/session'
import { useLive } from '../../lib/live'
import { clanSolicitudesQuery, invitacionesQuery, live, ownSolicitudesQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { withoutOffer, withOffer, withPending, type Pending } from './offers'

interface RecruitPage {
  players: Recruit[]
  total: number
}

/** Keeps invitations and requests as they are, on both sides. What is told of them is told as a notice: here nothing is said twice. */
export function LiveOffers() {
  const client = useQueryClient()
  const me = useSession()?.player.id
  const refresh = useRefresh()

  const markRecruit = ({ clan_id, player_id }: Invitacion | Solicitud, pending: Pending) =>
    client.setQueriesData<RecruitPage>(
      { queryKey: [live, 'reclutables', clan_id] },
      (page) => page && { ...page, players: withPending(page.players, player_id, pending) },
    )

  function joined({ clan_id, estado }: Pick<Invitacion | Solicitud, 'clan_id' | 'estado'>) {
    if (estado !== 'aceptada') return
    for (const wish of ['jugador', `clan/${clan_id}`, 'reclutables']) refresh(wish)
  }

  useLive('invitation:received', ({ invitation }) => {
    if (invitation.player_id === me)
      client.setQueryData(invitacionesQuery(me).queryKey, (list) => list && withOffer(list, invitation))
    markRecruit(invitation, { id_invitacion: invitation.id })
  })
  function invitationOver({ invitation }: { invitation: Invitacion }) {
    if (invitation.player_id === me)
      client.setQueryData(invitacionesQuery(me).queryKey, (list) => list && withoutOffer(list, invitation.id))
    markRecruit(invitation, { id_invitacion: null })
    joined(invitation)
  }
  useLive('invitation:answered', invitationOver)
  useLive('invitation:withdrawn', invitationOver)

  useLive('request:received', ({ solicitud }) => {
    if (solicitud.player_id === me)
      client.setQueryData(ownSolicitudesQuery(me).queryKey, (list) => list && withOffer(list, solicitud))
    client.setQueryData(clanSolicitudesQuery(solicitud.clan_id).queryKey, (list) => list && withOffer(list, solicitud))
    markRecruit(solicitud, { id_solicitud: solicitud.id })
  })
  function requestOver({ solicitud }: { solicitud: Solicitud }) {
    if (solicitud.player_id === me)
      client.setQueryData(ownSolicitudesQuery(me).queryKey, (list) => list && withoutOffer(list, solicitud.id))
    client.setQueryData(
      clanSolicitudesQuery(solicitud.clan_id).queryKey,
      (list) => list && withoutOffer(list, solicitud.id),
    )
    markRecruit(solicitud, { id_solicitud: null })
    joined(solicitud)
  }
  useLive('request:answered', requestOver)
  useLive('request:withdrawn', requestOver)

  // Who joins or leaves any clan of a stage can no longer, or again, be invited there.
  useLive('clan:changed', () => refresh('reclutables'))
  return null
}
