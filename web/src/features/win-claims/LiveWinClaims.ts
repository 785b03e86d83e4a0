import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live'
import { winClaimQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** Updates the cached page of a win claim when it changes, and refetches the lists of win claims. Mounted once in the app. */
export function LiveWinClaims() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('win:changed', ({ victoria: winClaim }) => {
    client.setQueryData(winClaimQuery(winClaim.id).queryKey, (shown) => shown && winClaim)
    refresh(`victorias/${winClaim.etapa.id}`, 'panel/victorias')
  })
  return null
}
