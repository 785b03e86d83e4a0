import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { told } from '../../ui/toast/told'
import { linajeQuery } from './queries'

/**
 * Returns functions to declare that a clan continues a clan of an earlier etapa (`unite`) and to undo it (`separate`). Each shows a toast
 * with the result, and rejects if the API call fails.
 */
export function useLineageActs(clan: number) {
  const client = useQueryClient()
  const params = { id: clan }
  // Refetches also after a failure, because somebody else may have declared the lineage first.
  const act = (work: Promise<{ message: string }>) =>
    told(work).finally(() => client.invalidateQueries({ queryKey: linajeQuery(clan).queryKey }))
  return {
    unite: (earlier: number) => act(api.setLinaje({ params, body: { id_clan_anterior: earlier } })),
    separate: () => act(api.deleteLinaje({ params })),
  }
}
