import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '../../lib/queries'

/** Number of browser tabs in which the etapa is open, including this one. A dash until the number is known. */
export function Watching({ etapa }: { etapa: number }) {
  const { data } = useQuery(presenceQuery(`etapa:${etapa}`))
  return (
    <span>
      <b>{data && data.mirando > 0 ? data.mirando : '–'}</b> mirando
    </span>
  )
}
