import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** The hall of fame: archived etapas, records, and champions of torneos. */
export const palmaresQuery = queryOptions({
  queryKey: [live, 'palmares'],
  queryFn: async ({ signal }) => (await api.getPalmares({ signal })).data,
})

/** One archived etapa of the hall of fame. Its key begins with that of `palmaresQuery`, so that refreshing 'palmares' refreshes it too. */
export const palmaresEtapaQuery = (id: number) =>
  queryOptions({
    queryKey: [live, 'palmares', 'etapa', id],
    queryFn: async ({ signal }) => (await api.getPalmaresEtapa({ params: { id }, signal })).data,
  })

export const playerMedalsQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'medallas', 'jugador', player],
    queryFn: async ({ signal }) => (await api.listPlayerMedals({ params: { id: player }, signal })).data,
  })

export const perfilQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'perfil', player],
    queryFn: async ({ signal }) => (await api.getPerfil({ params: { id: player }, signal })).data,
  })

export const linajeQuery = (clan: number) =>
  queryOptions({
    queryKey: [live, 'linaje', clan],
    queryFn: async ({ signal }) => (await api.getLinaje({ params: { id: clan }, signal })).data,
  })
