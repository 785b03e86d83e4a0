import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { told } from '../../ui/toast/told'
import { linajeQuery } from './queries'

/** Joins a clan with one of an earlier stage, and undoes that. Both show a toast, and reject if the server refuses. */
export function useLineageActs(clan: number) {
  const client = useQueryClient()
  const params = { id: clan }
  // Refetched also after a refusal, because somebody else may have declared the lineage first.
  const act = (work: Promise<{ message: string }>) =>
    told(work).finally(() => client.invalidateQueries({ queryKey: linajeQuery(clan).queryKey }))
  return {
    unite: (earlier: number) => act(api.setLinaje({ params, body: { id_clan_anterior: earlier } })),
    separate: () => act(api.deleteLinaje({ params })),
  }
}
