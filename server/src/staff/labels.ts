import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'

// Labels for what a staff action was done to, in the audit log and the staff room. They contain the name, because it may be deleted later.

export const etapaLabel = ({ id, nombre, juego }: Pick<Etapa, 'id' | 'nombre' | 'juego'>) =>
  `etapa ${id} (${nombre} de ${juego.nombre})`

export const juegoLabel = ({ id, nombre }: Pick<Juego, 'id' | 'nombre'>) => `juego ${id} (${nombre})`
