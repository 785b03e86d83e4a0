import { useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { clanSolicitudesQuery, live, ownSolicitudesQuery } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { withoutOffer } from './offers'

const failed = (error: unknown) => toast.error(messageOf(error, 'No pudimos hacerlo. Intenta de nuevo.'))

/** Takes back what oneself asked; the promise settles once it is answered. */
export function useWithdrawSolicitud(player: number) {
  const client = useQueryClient()
  const key = ownSolicitudesQuery(player).queryKey
  return async (id: number) => {
    try {
      const { message } = await api.withdrawSolicitud({ body: { id_solicitud: id } })
      client.setQueryData(key, (list) => list && withoutOffer(list, id))
      toast.success(message)
    } catch (error) {
      failed(error)
      void client.invalidateQueries({ queryKey: key })
    }
  }
}

/** A leader's answer to whoever asks to join. */
export function useAnswerSolicitud(clan: number) {
  const client = useQueryClient()
  const key = clanSolicitudesQuery(clan).queryKey
  return async (id: number, aceptar: boolean) => {
    try {
      const { message } = await api.answerSolicitud({ body: { id_solicitud: id, aceptar } })
      client.setQueryData(key, (list) => list && withoutOffer(list, id))
      toast.success(message)
    } catch (error) {
      failed(error)
      void client.invalidateQueries({ queryKey: key })
    }
    // Staff who answer hear no event of it.
    void client.invalidateQueries({ queryKey: [live, 'reclutables', clan] })
  }
}
