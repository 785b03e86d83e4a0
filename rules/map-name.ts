const normalizeCode = (code: string) => code.toLowerCase().replace(/^.*\//, '')

/** A map's display name from the code that a game server reports ('obj/obj_team2', 'MOHDM6'); unknown codes stay as they are. */
export function mapName(maps: readonly { codigo: string; nombre: string }[], code: string): string {
  return maps.find(({ codigo }) => codigo !== '' && normalizeCode(codigo) === normalizeCode(code))?.nombre ?? code
}
