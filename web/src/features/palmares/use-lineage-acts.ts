import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { told } from '../../ui/toast/told'
import { linajeQuery } from './queries'

/** Unites a clan with one of an earlier stage, and takes that back. Each shows its toast, and rejects where it was refused. */
export function useLineageActs(clan: number) {
  const client = useQueryClient()
  const params = { id: clan }
  // Also after a refusal: somebody else may have said it first.
  const act = (work: Promise<{ message: string }>) =>
    told(work).finally(() => client.invalidateQueries({ queryKey: linajeQuery(clan).queryKey }))
  return {
    unite: (earlier: number) => act(api.setLinaje({ params, body: { id_clan_anterior: earlier } })),
    separate: () => act(api.deleteLinaje({ params })),
  }
}
