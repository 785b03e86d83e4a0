export const noTorneo = 'Ese torneo no existe'
export const noPartida = 'Esa partida no existe'
export const torneoLabel = ({ id, nombre }: { id: number; nombre: string }): string => `torneo ${id} (${nombre})`
