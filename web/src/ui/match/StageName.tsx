import { useQuery } from '@tanstack/react-query'
import { stageName } from '../../lib/open-stages'
import { openEtapasQuery } from '../../lib/queries'

/** The name of a stage. The name of its game is added once the list of open stages is loaded. */
export function StageName({ id, nombre }: { id: number; nombre: string }) {
  const { data } = useQuery(openEtapasQuery)
  const stage = data?.find((one) => one.id === id)
  return <span translate="no">{stage ? stageName(stage) : nombre}</span>
}
