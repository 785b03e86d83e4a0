import { risenPlace } from '../ladder'
import { cheatDropPlaces } from '../limits'
import type { Ejemplo } from './articles'

/** The winner's new place when a ranked clan beats another. */
export function vence(ganador: number, perdedor: number): Ejemplo {
  const puesto = risenPlace(ganador, perdedor)
  return { caso: `#${ganador} vence a #${perdedor}`, queda: puesto === ganador ? `sigue #${puesto}` : `#${puesto}` }
}

/** The place of an unranked winner in a table of `clanes`; `perdedor` 0: the loser is unranked too. */
export const entra = (perdedor: number, clanes: number): Ejemplo => ({
  caso: `Sin ranking vence a ${perdedor ? `#${perdedor}` : 'otro sin ranking'} en una tabla de ${clanes}`,
  queda: `#${risenPlace(clanes + 1, perdedor)}`,
})

/** The new place of a clan the winner passes, or of the loser. */
export function pasado(ganador: number, perdedor: number, tercero: number): Ejemplo {
  const baja = tercero >= risenPlace(ganador, perdedor) && tercero < ganador
  return {
    caso: `#${ganador} vence a #${perdedor}: el #${tercero}`,
    queda: baja ? `baja a #${tercero + 1}` : `sigue #${tercero}`,
  }
}

/** The new place of a cheater's clan, never below the last. */
export const cae = (puesto: number, clanes: number): Ejemplo => ({
  caso: `#${puesto} en una tabla de ${clanes}`,
  queda: `#${Math.min(puesto + cheatDropPlaces, clanes)}`,
})
