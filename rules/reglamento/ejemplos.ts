import { risenPlace } from '../ladder'
import { cheatDropPlaces } from '../limits'
import type { Ejemplo } from './articles'

/** A ranked clan beats another: where it ends up. */
export function vence(ganador: number, perdedor: number): Ejemplo {
  const puesto = risenPlace(ganador, perdedor)
  return { caso: `#${ganador} vence a #${perdedor}`, queda: puesto === ganador ? `sigue #${puesto}` : `#${puesto}` }
}

/** A clan without a place wins in a table of `clanes`; `perdedor` 0: against another without a place. */
export const entra = (perdedor: number, clanes: number): Ejemplo => ({
  caso: `Sin ranking vence a ${perdedor ? `#${perdedor}` : 'otro sin ranking'} en una tabla de ${clanes}`,
  queda: `#${risenPlace(clanes + 1, perdedor)}`,
})

/** What becomes of a third that the winner passes, or of the loser itself. */
export function pasado(ganador: number, perdedor: number, tercero: number): Ejemplo {
  const baja = tercero >= risenPlace(ganador, perdedor) && tercero < ganador
  return {
    caso: `#${ganador} vence a #${perdedor}: el #${tercero}`,
    queda: baja ? `baja a #${tercero + 1}` : `sigue #${tercero}`,
  }
}

/** A cheater's clan drops, never below the last. */
export const cae = (puesto: number, clanes: number): Ejemplo => ({
  caso: `#${puesto} en una tabla de ${clanes}`,
  queda: `#${Math.min(puesto + cheatDropPlaces, clanes)}`,
})
