import { risenPlace } from '../ladder'
import { cheatDropPlaces } from '../limits'
import type { Ejemplo } from './articles'

/** An example of the rules: a ranked clan beats another one. `queda`: the winner's new place. */
export function vence(ganador: number, perdedor: number): Ejemplo {
  const puesto = risenPlace(ganador, perdedor)
  return { caso: `#${ganador} vence a #${perdedor}`, queda: puesto === ganador ? `sigue #${puesto}` : `#${puesto}` }
}

/** An example of the rules: an unranked clan wins, in a table of `clanes` clans. `perdedor`: the loser's place; 0: unranked too. */
export const entra = (perdedor: number, clanes: number): Ejemplo => ({
  caso: `Sin ranking vence a ${perdedor ? `#${perdedor}` : 'otro sin ranking'} en una tabla de ${clanes}`,
  queda: `#${risenPlace(clanes + 1, perdedor)}`,
})

/** An example of the rules: the new place of the clan at the place `tercero` (perhaps the loser) after another clan won. */
export function pasado(ganador: number, perdedor: number, tercero: number): Ejemplo {
  const baja = tercero >= risenPlace(ganador, perdedor) && tercero < ganador
  return {
    caso: `#${ganador} vence a #${perdedor}: el #${tercero}`,
    queda: baja ? `baja a #${tercero + 1}` : `sigue #${tercero}`,
  }
}

/** An example of the rules: the new place of a cheater's clan in a table of `clanes` clans; at worst the last place. */
export const cae = (puesto: number, clanes: number): Ejemplo => ({
  caso: `#${puesto} en una tabla de ${clanes}`,
  queda: `#${Math.min(puesto + cheatDropPlaces, clanes)}`,
})
