import type { Etapa } from '@trinchera/contract/etapas'
import type { Juego } from '@trinchera/contract/juegos'

// What an act was about, in the audit log and the staff room: the name stays readable after the thing itself is deleted.

export const etapaLabel = ({ id, nombre, juego }: Pick<Etapa, 'id' | 'nombre' | 'juego'>) =>
  `etapa ${id} (${nombre} de ${juego.nombre})`

export const juegoLabel = ({ id, nombre }: Pick<Juego, 'id' | 'nombre'>) => `juego ${id} (${nombre})`
