import { comebackGames, founders, giantPlaces, unbeatenLeast } from './fold'
import type { MedallaTipo } from './tipos'

/** For each kind of medal, a Spanish sentence that says how a clan earns it (docs/rules.md#Medals). */
export const howEarned: Record<MedallaTipo, string> = {
  'primer-lugar': 'Terminar primero en una etapa.',
  'segundo-lugar': 'Terminar segundo en una etapa.',
  'tercer-lugar': 'Terminar tercero en una etapa.',
  torneo: 'Ganar un torneo.',
  'racha-20': 'Ganar 20 partidas seguidas.',
  'racha-10': 'Ganar 10 partidas seguidas.',
  'mes-invicto': `Cerrar un mes sin derrotas, con ${unbeatenLeast} victorias o más.`,
  matagigantes: `Subir ${giantPlaces} puestos o más con una sola victoria.`,
  remontada: `Perder ${comebackGames} o más seguidas y después ganar ${comebackGames} seguidas.`,
  'etapas-10': 'Jugar diez etapas con el mismo clan.',
  'etapas-5': 'Jugar cinco etapas con el mismo clan.',
  'etapas-3': 'Jugar tres etapas con el mismo clan.',
  fundador: `Ser de los primeros ${founders} clanes en entrar a la tabla de una etapa.`,
}
