import { noticesPageSize } from '@trinchera/rules/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

export const unreadQuery = (player: number) =>
  queryOptions({
    queryKey: [live, 'notices', player, 'unread'],
    queryFn: async ({ signal }) =>
      (await api.listNotices({ query: { pagina: 1, por_pagina: 1 }, signal })).meta.sin_leer,
  })

/** Query of the player's notices, newest first, page by page. */
export const noticesQuery = (player: number) =>
  infiniteQueryOptions({
    queryKey: [live, 'notices', player, 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await api.listNotices({
        query: { pagina: pageParam, por_pagina: noticesPageSize },
        signal,
      })
      return { notices: data, total: meta.total ?? data.length }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * noticesPageSize < total ? pages.length + 1 : undefined),
  })

/** Query of the player's quiet hours, during which no pushes are sent. */
export const quietHoursQuery = (player: number) =>
  apiQuery(['quiet-hours', player], (signal) => api.getQuietHours({ signal }))

/** Query of the player's preferences: which notices arrive on the site, by mail and as pushes, and whether others see the player online. */
export const noticePreferencesQuery = (player: number) =>
  apiQuery(['notice-preferences', player], (signal) => api.listNoticePreferences({ signal }))
