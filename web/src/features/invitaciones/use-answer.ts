import type { Invitacion } from '@trinchera/contract/invitaciones'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { api, messageOf } from '../../lib/api'
import { clanQuery, playerQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'
import { withoutOffer } from './offers'
import { invitacionesQuery } from './queries'
import { welcome } from './welcome'

const failed = 'No pudimos enviar tu respuesta. Intenta de nuevo.'

/**
 * Returns functions that accept and reject an invitation. Both go to the ladder afterwards. After accepting, `Welcome` then opens the
 * clan's page. If `inPlace`, rejecting stays on the page (docs/behaviour/clans.md#Answering an invitacion).
 */
export function useAnswer(player: number, { inPlace = false } = {}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefresh()

  function finish({ id }: Invitacion) {
    client.setQueryData(invitacionesQuery(player).queryKey, (list) => list && withoutOffer(list, id))
    void client.invalidateQueries({ queryKey: invitacionesQuery(player).queryKey })
    void client.invalidateQueries({ queryKey: playerQuery(player).queryKey })
    refresh('notices')
  }
  function onError(error: unknown) {
    toast.error(messageOf(error, failed))
    // Refetches, because the invitation may have expired or been withdrawn meanwhile.
    void client.invalidateQueries({ queryKey: invitacionesQuery(player).queryKey })
    refresh('notices')
  }

  const accept = useMutation({
    mutationFn: ({ id, clan_id, id_etapa }: Invitacion) =>
      api.acceptInvitacion({ body: { player_id: player, clan_id, id_etapa, id_invitacion: id } }),
    onSuccess: ({ message, data }) => {
      toast.success(message)
      finish(data)
      void client.invalidateQueries({ queryKey: clanQuery(data.clan_id).queryKey })
      welcome(data)
      return navigate(paths.ladder)
    },
    onError,
  })
  const reject = useMutation({
    mutationFn: ({ id }: Invitacion) => api.rejectInvitacion({ body: { id_invitacion: id } }),
    onSuccess: ({ message, data }) => {
      toast.warning(message)
      finish(data)
      return inPlace ? undefined : navigate(paths.ladder)
    },
    onError,
  })
  const error = accept.error ?? reject.error
  return {
    accept,
    reject,
    busy: accept.isPending || reject.isPending,
    /** Why the server refused the last acceptance or rejection. */
    refusal: error ? messageOf(error, failed) : undefined,
  }
}
