import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of the hall of fame: archived etapas, records, and champions of torneos. */
export const palmaresQuery = apiQuery([live, 'palmares'], (signal) => api.getPalmares({ signal }))

/** Query of one archived etapa of the hall of fame. The key begins like `palmaresQuery`'s, so that `refresh('palmares')` covers both. */
export const palmaresEtapaQuery = (id: number) =>
  apiQuery([live, 'palmares', 'etapa', id], (signal) => api.getPalmaresEtapa({ params: { id }, signal }))

export const playerMedalsQuery = (player: number) =>
  apiQuery([live, 'medallas', 'jugador', player], (signal) => api.listPlayerMedals({ params: { id: player }, signal }))

export const perfilQuery = (player: number) =>
  apiQuery([live, 'perfil', player], (signal) => api.getPerfil({ params: { id: player }, signal }))

export const linajeQuery = (clan: number) =>
  apiQuery([live, 'linaje', clan], (signal) => api.getLinaje({ params: { id: clan }, signal }))
