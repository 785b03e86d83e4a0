import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live'
import { victoriaQuery } from '../../lib/queries'
import { useRefresh } from '../../lib/refresh'

/** Puts each change of a win not reported into its open page, and refreshes the lists of them; mounted once in the app. */
export function LiveVictorias() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('win:changed', ({ victoria }) => {
    client.setQueryData(victoriaQuery(victoria.id).queryKey, (shown) => shown && victoria)
    refresh(`victorias/${victoria.etapa.id}`)
    refresh('panel/victorias')
  })
  return null
}
