import type { ClaimTipo } from '@trinchera/contract/rulings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MatchAnswerBody } from '@trinchera/contract/partidas'
import { toast } from '../toast/toast'
import { api, messageOf } from '../../lib/api'
import { matchQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** Functions by which the clan that won confirms or rejects a match. `reject` throws if the server refuses; its caller shows the error. */
export function useAnswerMatch(id: number) {
  const client = useQueryClient()
  const refresh = useRefresh()
  async function send(body: MatchAnswerBody) {
    const reply = await api.answerMatch({ params: { id }, body })
    client.setQueryData(matchQuery(id).queryKey, (page) => page && { ...page, ...reply.data })
    refresh(`partida/${id}`)
    return reply
  }
  const confirm = useMutation({
    mutationFn: () => send({ respuesta: 'confirmar' }),
    onSuccess: ({ message }) => toast.success(message),
    // The match or its notice may be outdated: a clan mate may have confirmed or rejected it, or the deadline may have passed.
    onError: () => refresh(`partida/${id}`, 'notices'),
  })
  return {
    confirm,
    reject: (claim: { tipo: ClaimTipo; texto: string }) => send({ respuesta: 'rechazar', ...claim }),
    refusal: confirm.error ? messageOf(confirm.error, 'No pudimos enviar tu respuesta. Intenta de nuevo.') : undefined,
  }
}
