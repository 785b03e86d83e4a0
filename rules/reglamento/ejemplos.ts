import { risenPlace } from '../ladder'
import type { Ejemplo } from './articles'

/** An example of the rules: a ranked clan beats another one. `queda`: the winner's new place. */
export function vence(ganador: number, perdedor: number): Ejemplo {
  const puesto = risenPlace(ganador, perdedor)
  return { caso: `#${ganador} vence a #${perdedor}`, queda: puesto === ganador ? `sigue #${puesto}` : `#${puesto}` }
}
