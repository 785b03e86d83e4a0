import type { MapOption } from '@trinchera/contract/opciones'

const bare = (code: string) => code.toLowerCase().replace(/^.*\//, '')

/** The name people call a map by, from the code a server says ('obj/obj_team2', 'MOHDM6'); one we do not know stays as it is. */
export function mapName(maps: readonly Pick<MapOption, 'codigo' | 'nombre'>[], code: string): string {
  return maps.find(({ codigo }) => codigo !== '' && bare(codigo) === bare(code))?.nombre ?? code
}
