import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'

// Labels of the target of a staff action, for the audit log and the staff room. They contain the name, which stays readable after the
// target is deleted.

export const etapaLabel = ({ id, nombre, juego }: Pick<Etapa, 'id' | 'nombre' | 'juego'>) =>
  `etapa ${id} (${nombre} de ${juego.nombre})`

export const juegoLabel = ({ id, nombre }: Pick<Juego, 'id' | 'nombre'>) => `juego ${id} (${nombre})`
