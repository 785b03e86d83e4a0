import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '../../lib/queries'

/** The number of viewers of the etapa, the own tab included; a dash until it is known. */
export function Watching({ etapa }: { etapa: number }) {
  const { data } = useQuery(presenceQuery(`etapa:${etapa}`))
  return (
    <span>
      <b>{data && data.mirando > 0 ? data.mirando : '–'}</b> mirando
    </span>
  )
}
