import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { apiQuery } from './api-query'
import { newerBracket } from './merge-bracket'
import { live } from './queries'

export const torneoQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'torneo', id],
    queryFn: async ({ signal, client }) => {
      const page = (await api.getTorneo({ params: { id }, signal })).data
      return newerBracket(client.getQueryData<TorneoPage>([live, 'torneo', id]), page)
    },
  })

export const clanTorneosQuery = (clan: number) =>
  apiQuery([live, 'torneos-clan', clan], (signal) => api.listClanTorneos({ params: { id: clan }, signal }))

/** Query of a match of a torneo, with its history and both rosters. */
export const torneoMatchQuery = (id: number, partida: number) =>
  apiQuery([live, 'partida-torneo', id, partida], (signal) => api.getTorneoMatch({ params: { id, partida }, signal }))

/** Query of the conversation of a match, for members of both clans and the organisers. */
export const torneoMessagesQuery = (id: number, partida: number) =>
  apiQuery([live, 'mensajes-torneo', id, partida], (signal) =>
    api.listTorneoMessages({ params: { id, partida }, signal }),
  )
