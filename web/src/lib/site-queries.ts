import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { live } from './queries'

// Queries about the site itself, shared by several features.

const minute = 60_000

export const opcionesQuery = queryOptions({
  queryKey: [live, 'opciones'],
  queryFn: async ({ signal }) => (await api.getOpciones({ signal })).data,
  staleTime: 5 * minute,
})

export const serversQuery = queryOptions({
  queryKey: [live, 'servidores'],
  queryFn: async ({ signal }) => (await api.listServers({ signal })).data,
})

export const streamsQuery = queryOptions({
  queryKey: [live, 'streams'],
  queryFn: async ({ signal }) => (await api.getStreams({ signal })).data,
})

export const torneosQuery = queryOptions({
  queryKey: [live, 'torneos'],
  queryFn: async ({ signal }) => (await api.listTorneos({ signal })).data,
})
