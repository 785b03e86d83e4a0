import type { Invitacion, Recruit, Solicitud } from '@trinchera/contract/invitaciones'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import type { Page } from '../../lib/api-query'
import { useLive } from '../../lib/live'
import { live } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { withoutOffer, withOffer, withPending, type Pending } from './offers'
import { clanSolicitudesQuery, invitacionesQuery, ownSolicitudesQuery } from './queries'

/** Applies live events to the cached invitations and requests to join. Shows no toasts, because `LiveNotices` shows them. */
export function LiveOffers() {
  const client = useQueryClient()
  const me = useSession()?.player.id
  const refresh = useRefresh()

  const markRecruit = ({ clan_id, player_id }: Invitacion | Solicitud, pending: Pending) =>
    client.setQueriesData<Page<Recruit>>(
      { queryKey: [live, 'reclutables', clan_id] },
      (page) => page && { ...page, rows: withPending(page.rows, player_id, pending) },
    )

  function refreshIfAccepted({ clan_id, estado }: Pick<Invitacion | Solicitud, 'clan_id' | 'estado'>) {
    if (estado !== 'aceptada') return
    refresh('jugador', `clan/${clan_id}`, 'reclutables')
  }

  useLive('invitation:received', ({ invitation }) => {
    if (invitation.player_id === me)
      client.setQueryData(invitacionesQuery(me).queryKey, (list) => list && withOffer(list, invitation))
    markRecruit(invitation, { id_invitacion: invitation.id })
  })
  function removeInvitation({ invitation }: { invitation: Invitacion }) {
    if (invitation.player_id === me)
      client.setQueryData(invitacionesQuery(me).queryKey, (list) => list && withoutOffer(list, invitation.id))
    markRecruit(invitation, { id_invitacion: null })
    refreshIfAccepted(invitation)
  }
  useLive('invitation:answered', removeInvitation)
  useLive('invitation:withdrawn', removeInvitation)

  useLive('request:received', ({ solicitud }) => {
    if (solicitud.player_id === me)
      client.setQueryData(ownSolicitudesQuery(me).queryKey, (list) => list && withOffer(list, solicitud))
    client.setQueryData(clanSolicitudesQuery(solicitud.clan_id).queryKey, (list) => list && withOffer(list, solicitud))
    markRecruit(solicitud, { id_solicitud: solicitud.id })
  })
  function removeRequest({ solicitud }: { solicitud: Solicitud }) {
    if (solicitud.player_id === me)
      client.setQueryData(ownSolicitudesQuery(me).queryKey, (list) => list && withoutOffer(list, solicitud.id))
    client.setQueryData(
      clanSolicitudesQuery(solicitud.clan_id).queryKey,
      (list) => list && withoutOffer(list, solicitud.id),
    )
    markRecruit(solicitud, { id_solicitud: null })
    refreshIfAccepted(solicitud)
  }
  useLive('request:answered', removeRequest)
  useLive('request:withdrawn', removeRequest)

  // Refetches the lists of players who can be invited, because whoever joins or leaves a clan of the etapa changes them.
  useLive('clan:changed', () => refresh('reclutables'))
  return null
}
