import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import { api } from '../../lib/api'
import { useRefresh } from '../../lib/refresh'
import { torneoMatchQuery, torneoQuery } from '../../lib/torneo-queries'

/** The actions in a torneo. Each refetches the torneo afterwards, and rejects if the server refuses. */
export function useTorneoActs(id: number) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const params = { id }
  /** Awaits an API call and refetches the torneo, after a refusal too, because somebody else may have changed it meanwhile. */
  async function follow<R>(call: Promise<R>): Promise<R> {
    try {
      return await call
    } finally {
      refresh(`torneo/${id}`, `partida-torneo/${id}`, 'torneos')
    }
  }
  async function followPage(call: Promise<{ message: string; data: TorneoPage }>) {
    const reply = await follow(call)
    client.setQueryData(torneoQuery(id).queryKey, reply.data)
    return reply
  }
  async function followMatch(call: Promise<{ message: string; data: TorneoPartida }>) {
    const reply = await follow(call)
    client.setQueryData(torneoMatchQuery(id, reply.data.id).queryKey, (page) => page && { ...page, ...reply.data })
    return reply
  }
  const match = (partida: number) => ({ params: { id, partida } })
  return {
    enrol: (body: BodyOf<Routes['enrolTorneo']>) => follow(api.enrolTorneo({ params, body })),
    withdraw: (id_clan: number) => follow(api.withdrawTorneo({ params, body: { id_clan } })),
    checkin: (id_clan: number) => follow(api.checkinTorneo({ params, body: { id_clan } })),
    begin: (partida: number) => followMatch(api.startTorneoMatch(match(partida))),
    report: (partida: number, body: BodyOf<Routes['reportTorneoMatch']>) =>
      followMatch(api.reportTorneoMatch({ ...match(partida), body })),
    confirm: (partida: number) => followMatch(api.confirmTorneoMatch(match(partida))),
    object: (partida: number, texto: string) =>
      followMatch(api.objectTorneoMatch({ ...match(partida), body: { texto } })),
    rule: (partida: number, body: BodyOf<Routes['ruleTorneoMatch']>) =>
      followPage(api.ruleTorneoMatch({ ...match(partida), body })),
    move: (partida: number, fecha: string | null) =>
      followMatch(api.moveTorneoMatch({ ...match(partida), body: { fecha } })),
  }
}
