import type { Invitacion } from '@trinchera/contract/invitaciones'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { api, messageOf } from '../../lib/api'
import { playerQuery } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { withoutOffer } from './offers'
import { invitacionesQuery } from './queries'

/** Accepts or rejects an invitation, then goes to the ladder (docs/behaviour.md#Answering an invitacion). */
export function useAnswer(player: number) {
  const client = useQueryClient()
  const navigate = useNavigate()

  function finish({ id }: Invitacion) {
    client.setQueryData(invitacionesQuery(player).queryKey, (list) => list && withoutOffer(list, id))
    void client.invalidateQueries({ queryKey: invitacionesQuery(player).queryKey })
    void client.invalidateQueries({ queryKey: playerQuery(player).queryKey })
    return navigate(paths.ladder)
  }
  function onError(error: unknown) {
    toast.error(messageOf(error, 'No pudimos enviar tu respuesta. Intenta de nuevo.'))
    // It may have been withdrawn or have expired meanwhile.
    void client.invalidateQueries({ queryKey: invitacionesQuery(player).queryKey })
  }

  const accept = useMutation({
    mutationFn: ({ id, clan_id, id_etapa }: Invitacion) =>
      api.acceptInvitacion({ body: { player_id: player, clan_id, id_etapa, id_invitacion: id } }),
    onSuccess: ({ message }, invitacion) => {
      toast.success(message)
      return finish(invitacion)
    },
    onError,
  })
  const reject = useMutation({
    mutationFn: ({ id }: Invitacion) => api.rejectInvitacion({ body: { id_invitacion: id } }),
    onSuccess: ({ message }, invitacion) => {
      toast.warning(message)
      return finish(invitacion)
    },
    onError,
  })
  return { accept, reject, busy: accept.isPending || reject.isPending }
}
