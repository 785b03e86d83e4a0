import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '../../lib/queries'

/** How many tabs are viewing the etapa, including this one; a dash until the number is known. */
export function Watching({ etapa }: { etapa: number }) {
  const { data } = useQuery(presenceQuery(`etapa:${etapa}`))
  return (
    <span>
      <b>{data && data.mirando > 0 ? data.mirando : '–'}</b> mirando
    </span>
  )
}
