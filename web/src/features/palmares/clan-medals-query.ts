import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { live } from '../../lib/queries'

/** Query of a clan's medals. In its own module, so that `LivePalmares`, which runs on every page, does not load the other queries. */
export const clanMedalsQuery = (clan: number) =>
  apiQuery([live, 'medallas', 'clan', clan], (signal) => api.listClanMedals({ params: { id: clan }, signal }))
