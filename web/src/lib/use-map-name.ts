import { useQuery } from '@tanstack/react-query'
import type { MapOption } from '@trinchera/contract/opciones'
import { mapName } from './map-name'
import { opcionesQuery } from './site-queries'

const none: MapOption[] = []

/** What people call the map a server plays, by the site's own list; null where no map is known. */
export function useMapName(code: string | null): string | null {
  const { data } = useQuery(opcionesQuery)
  return code === null || code === '' ? null : mapName(data?.mapas.lista ?? none, code)
}
