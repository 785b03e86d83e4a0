import { api } from './api'
import { apiQuery } from './api-query'
import { live } from './queries'

// Queries about the site itself, shared by several features.

const minute = 60_000

export const opcionesQuery = apiQuery([live, 'opciones'], (signal) => api.getOpciones({ signal }), {
  staleTime: 5 * minute,
})

export const serversQuery = apiQuery([live, 'servidores'], (signal) => api.listServers({ signal }))

export const streamsQuery = apiQuery([live, 'streams'], (signal) => api.getStreams({ signal }))

export const torneosQuery = apiQuery([live, 'torneos'], (signal) => api.listTorneos({ signal }))
