import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WinClaim } from '@trinchera/contract/win-claims'
import { api, messageOf } from '../../lib/api'
import { winClaimQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'
import { told } from '../../ui/toast/told'

/** The rival's answers to a win claim, and votes on it. Each updates the cached page from the reply. `dispute` rejects if refused. */
export function useWinClaimActs({ id, etapa }: WinClaim) {
  const client = useQueryClient()
  const refresh = useRefresh()
  async function follow(call: Promise<{ message: string; data: WinClaim }>) {
    try {
      const reply = await call
      client.setQueryData(winClaimQuery(id).queryKey, reply.data)
      return reply
    } catch (error) {
      // Refetched, because somebody else may have answered or decided meanwhile.
      refresh(`victoria/${id}`)
      throw error
    } finally {
      refresh(`victorias/${etapa.id}`)
    }
  }
  const acknowledge = () =>
    told(
      follow(api.answerVictoria({ params: { id }, body: { respuesta: 'reconocer' } })),
      'No pudimos enviar tu respuesta. Intenta de nuevo.',
    )
  const vote = useMutation({
    mutationFn: (voto: 'si' | 'no') => follow(api.voteVictoria({ params: { id }, body: { voto } })),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(messageOf(error, 'No pudimos guardar tu voto. Intenta de nuevo.')),
  })
  return {
    acknowledge,
    dispute: (texto: string) => follow(api.answerVictoria({ params: { id }, body: { respuesta: 'disputar', texto } })),
    vote,
  }
}
