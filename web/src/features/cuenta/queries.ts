import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

export const ownNicksQuery = (player: number) =>
  queryOptions({
    queryKey: ['nicks', player],
    queryFn: async ({ signal }) => (await api.listOwnNicks({ signal })).data,
  })

export const ownDiscordQuery = (player: number) =>
  queryOptions({
    queryKey: ['discord', player],
    queryFn: async ({ signal }) => (await api.getOwnDiscord({ signal })).data,
  })

export const pushDevicesQuery = (player: number) =>
  queryOptions({
    queryKey: ['push-devices', player],
    queryFn: async ({ signal }) => (await api.listPushDevices({ signal })).data,
  })
