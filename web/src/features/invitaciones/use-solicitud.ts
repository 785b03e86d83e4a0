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

/** Returns a function that withdraws a player's request to join a clan. The returned promise resolves even if the API call fails. */
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

/** Returns a function that accepts or rejects a request to join. Its promise resolves with the error message, or undefined on success. */
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
    // Refetched here, because staff outside the clan get no live event about it.
    void client.invalidateQueries({ queryKey: [live, 'reclutables', clan] })
    return refusal
  }
}
