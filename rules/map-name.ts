const normalizeCode = (code: string) => code.toLowerCase().replace(/^.*\//, '')

/** Display name of the map whose code a game server reports ('obj/obj_team2', 'MOHDM6'). An unknown code is returned unchanged. */
export function mapName(maps: readonly { codigo: string; nombre: string }[], code: string): string {
  return maps.find(({ codigo }) => codigo !== '' && normalizeCode(codigo) === normalizeCode(code))?.nombre ?? code
}
