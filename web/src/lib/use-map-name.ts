import { useQuery } from '@tanstack/react-query'
import type { MapOption } from '@trinchera/contract/opciones'
import { mapName } from '@trinchera/rules/map-name'
import { opcionesQuery } from './site-queries'

const none: MapOption[] = []

/** Returns a function that finds a map's display name by its code, in the site's list of maps. */
export function useMapNames(): (code: string) => string {
  const { data } = useQuery(opcionesQuery)
  return (code) => mapName(data?.mapas.lista ?? none, code)
}

/** Display name of a map by its code, null if there is no code. */
export function useMapName(code: string | null): string | null {
  const nameOf = useMapNames()
  return code === null || code === '' ? null : nameOf(code)
}
