import type { Reto, RetoPlayer } from '@trinchera/contract/retos'
import type { BodyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useRefresh } from '../../lib/refresh'
import { mergeReto } from '../../lib/merge-reto'
import { retoQuery } from '../../lib/reto-queries'

type Reply = { message: string; data: Reto }

/** The actions on a reto. Each puts the reply into the cached page of the reto, and rejects if the server refuses. */
export function useRetoActs(id: number) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const { queryKey } = retoQuery(id)
  const params = { id }
  async function follow(call: Promise<Reply>) {
    try {
      const reply = await call
      client.setQueryData(queryKey, (page) => page && mergeReto(page, reply.data))
      return reply
    } finally {
      // Refetched, because the reply has no history and because, after a refusal, somebody else may have acted meanwhile.
      refresh(`reto/${id}`, 'retos')
    }
  }
  return {
    answer: (body: BodyOf<Routes['answerReto']>) => follow(api.answerReto({ params, body })),
    pick: (body: BodyOf<Routes['pickMap']>) => follow(api.pickMap({ params, body })),
    setServer: (servidor: number) => follow(api.setRetoServer({ params, body: { servidor } })),
    cancel: (motivo: string) => follow(api.cancelReto({ params, body: { motivo } })),
    reportNoShow: () => follow(api.reportNoShow({ params })),
    contest: (texto: string) => follow(api.contestNoShow({ params, body: { texto } })),
    async sayComing(va: boolean | null) {
      const reply = await api.sayComing({ params, body: { va } })
      client.setQueryData(queryKey, (page) => page && { ...page, jugadores: reply.data satisfies RetoPlayer[] })
      return reply
    },
  }
}
