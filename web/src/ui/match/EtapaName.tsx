import { useQuery } from '@tanstack/react-query'
import { etapaName } from '../../lib/open-etapas'
import { openEtapasQuery } from '../../lib/queries'

/** The name of an etapa. The name of its game is added once the list of open etapas is loaded. */
export function EtapaName({ id, nombre }: { id: number; nombre: string }) {
  const { data } = useQuery(openEtapasQuery)
  const etapa = data?.find((one) => one.id === id)
  return <span translate="no">{etapa ? etapaName(etapa) : nombre}</span>
}
