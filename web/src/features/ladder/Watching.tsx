import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '../../lib/queries'

/** How many look at this stage now, oneself included; a dash keeps its room until it is known. */
export function Watching({ etapa }: { etapa: number }) {
  const { data } = useQuery(presenceQuery(`etapa:${etapa}`))
  return (
    <span>
      <b>{data && data.mirando > 0 ? data.mirando : '–'}</b> mirando
    </span>
  )
}
