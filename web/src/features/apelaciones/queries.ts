import { api, codeOf } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

/** Interval for polling staff's decision on an appeal, in ms. Polled, because a suspended account has no live connection. */
const answerEvery = 10_000

/** The suspension that a secret token belongs to (it is part of a mailed URL), with its appeal. */
export const suspensionQuery = (token: string) =>
  apiQuery(['suspension', token], (signal) => api.getSuspension({ params: { token }, signal }), {
    enabled: token !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.apelacion?.estado === 'abierta' ? answerEvery : false),
    retry: (failures, error) => codeOf(error) !== 404 && failures < 3,
  })
