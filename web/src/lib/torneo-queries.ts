import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
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
  queryOptions({
    queryKey: [live, 'torneos-clan', clan],
    queryFn: async ({ signal }) => (await api.listClanTorneos({ params: { id: clan }, signal })).data,
  })

/** A match of a torneo, with its history and both rosters. */
export const torneoMatchQuery = (id: number, partida: number) =>
  queryOptions({
    queryKey: [live, 'partida-torneo', id, partida],
    queryFn: async ({ signal }) => (await api.getTorneoMatch({ params: { id, partida }, signal })).data,
  })

/** The conversation of a match, for members of both clans and the organisers. */
export const torneoMessagesQuery = (id: number, partida: number) =>
  queryOptions({
    queryKey: [live, 'mensajes-torneo', id, partida],
    queryFn: async ({ signal }) => (await api.listTorneoMessages({ params: { id, partida }, signal })).data,
  })
