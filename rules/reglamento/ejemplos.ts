import { risenPlace } from '../ladder'
import { cheatDropPlaces } from '../limits'
import type { Ejemplo } from './articles'

/** Example: the winner's new place when a ranked clan beats another clan. */
export function vence(ganador: number, perdedor: number): Ejemplo {
  const puesto = risenPlace(ganador, perdedor)
  return { caso: `#${ganador} vence a #${perdedor}`, queda: puesto === ganador ? `sigue #${puesto}` : `#${puesto}` }
}

/** Example: the place of an unranked clan that wins, in a table of `clanes` clans. `perdedor` 0: the loser is unranked too. */
export const entra = (perdedor: number, clanes: number): Ejemplo => ({
  caso: `Sin ranking vence a ${perdedor ? `#${perdedor}` : 'otro sin ranking'} en una tabla de ${clanes}`,
  queda: `#${risenPlace(clanes + 1, perdedor)}`,
})

/** Example: the new place of the clan at `tercero`, which the winner may pass. That clan may be the loser. */
export function pasado(ganador: number, perdedor: number, tercero: number): Ejemplo {
  const baja = tercero >= risenPlace(ganador, perdedor) && tercero < ganador
  return {
    caso: `#${ganador} vence a #${perdedor}: el #${tercero}`,
    queda: baja ? `baja a #${tercero + 1}` : `sigue #${tercero}`,
  }
}

/** Example: the new place of a cheater's clan, at worst the last place. */
export const cae = (puesto: number, clanes: number): Ejemplo => ({
  caso: `#${puesto} en una tabla de ${clanes}`,
  queda: `#${Math.min(puesto + cheatDropPlaces, clanes)}`,
})
