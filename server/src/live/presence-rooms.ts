/** True for a room whose watchers are counted: `etapa:{id}`, `clan:{id}` or `reto:{id}`. */
export const isCounted = (room: string) => /^(etapa|clan|reto):[1-9]\d{0,8}$/.test(room)

/** The id in `jugador:{id}`; 0 for any other room. */
export const playerOf = (room: string) => Number(/^jugador:(\d+)$/.exec(room)?.[1] ?? 0)

/** The id in `clan:{id}`; 0 for any other room. */
export const clanOf = (room: string) => Number(/^clan:(\d+)$/.exec(room)?.[1] ?? 0)
