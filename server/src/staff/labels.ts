import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'

// Labels for the target of a staff action, in the audit log and staff room. They contain its name, because the target may be deleted later.

export const etapaLabel = ({ id, nombre, juego }: Pick<Etapa, 'id' | 'nombre' | 'juego'>) =>
  `etapa ${id} (${nombre} de ${juego.nombre})`

export const juegoLabel = ({ id, nombre }: Pick<Juego, 'id' | 'nombre'>) => `juego ${id} (${nombre})`
