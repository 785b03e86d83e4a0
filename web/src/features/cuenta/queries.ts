import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

export const ownNicksQuery = (player: number) => apiQuery(['nicks', player], (signal) => api.listOwnNicks({ signal }))

export const ownDiscordQuery = (player: number) =>
  apiQuery(['discord', player], (signal) => api.getOwnDiscord({ signal }))

export const pushDevicesQuery = (player: number) =>
  apiQuery(['push-devices', player], (signal) => api.listPushDevices({ signal }))
