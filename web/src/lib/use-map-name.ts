import { useQuery } from '@tanstack/react-query'
import type { MapOption } from '@trinchera/contract/opciones'
import { mapName } from '@trinchera/rules/map-name'
import { opcionesQuery } from './site-queries'

const none: MapOption[] = []

/** The display name of the map a server plays, from the site's list; null without a code. */
export function useMapName(code: string | null): string | null {
  const { data } = useQuery(opcionesQuery)
  return code === null || code === '' ? null : mapName(data?.mapas.lista ?? none, code)
}
