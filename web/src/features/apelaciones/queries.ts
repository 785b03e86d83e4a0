import { queryOptions } from '@tanstack/react-query'
import { api, codeOf } from '../../lib/api'

/** Interval for polling staff's decision on an appeal, in ms. Polled, because a suspended account has no live connection. */
const answerEvery = 10_000

/** The suspension that a secret token belongs to (it is part of a mailed URL), with its appeal. */
export const suspensionQuery = (token: string) =>
  queryOptions({
    queryKey: ['suspension', token],
    queryFn: async ({ signal }) => (await api.getSuspension({ params: { token }, signal })).data,
    enabled: token !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.apelacion?.estado === 'abierta' ? answerEvery : false),
    retry: (failures, error) => codeOf(error) !== 404 && failures < 3,
  })
