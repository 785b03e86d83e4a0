import { useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { live } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { withoutOffer } from './offers'
import { clanSolicitudesQuery, ownSolicitudesQuery } from './queries'

function showError(error: unknown): string {
  const message = messageOf(error, 'No pudimos hacerlo. Intenta de nuevo.')
  toast.error(message)
  return message
}

/** Withdraws one of the player's own requests. The promise resolves after the reply, also if the call fails. */
export function useWithdrawSolicitud(player: number) {
  const client = useQueryClient()
  const key = ownSolicitudesQuery(player).queryKey
  return async (id: number) => {
    try {
      const { message } = await api.withdrawSolicitud({ body: { id_solicitud: id } })
      client.setQueryData(key, (list) => list && withoutOffer(list, id))
      toast.success(message)
    } catch (error) {
      showError(error)
      void client.invalidateQueries({ queryKey: key })
    }
  }
}

/**
 * Accepts or rejects a request to join the clan. The promise resolves after the reply, with the error message if the call failed, else
 * undefined.
 */
export function useAnswerSolicitud(clan: number) {
  const client = useQueryClient()
  const key = clanSolicitudesQuery(clan).queryKey
  return async (id: number, aceptar: boolean) => {
    let refusal: string | undefined
    try {
      const { message } = await api.answerSolicitud({ body: { id_solicitud: id, aceptar } })
      client.setQueryData(key, (list) => list && withoutOffer(list, id))
      toast.success(message)
    } catch (error) {
      refusal = showError(error)
      void client.invalidateQueries({ queryKey: key })
    }
    void client.invalidateQueries({ queryKey: [live, 'notices'] })
    // Staff outside the clan get no live event about their own answer.
    void client.invalidateQueries({ queryKey: [live, 'reclutables', clan] })
    return refusal
  }
}
