import { any, results, roleIn, wonOrLost, type Frame } from './said'

/** Shapes of questions about the matches of whoever asks. */
export const ownFrames: readonly Frame[] = [
  {
    // 'quién es mi mayor rival'
    may: ['mayorrival', 'quien', 'yo', 'nosotros', 'aquien', 'y', 'ir', 'etapa'],
    read: (said) =>
      any(said, 'mayorrival')
        ? { de: 'partidas', medida: 'quien', agrupar: 'rival', resultado: null, limite: 3 }
        : null,
  },
  {
    // 'le he ganado a Huemul?', 'hemos perdido con Puelche?'
    may: ['yo', 'nosotros', 'contra', 'y', ...results],
    read: (said) =>
      said.named === 2 &&
      !said.hasPeriod &&
      said.words.some((word) => /^(?:he|hemos)$/.test(word)) &&
      !any(said, 'victoria', 'derrota') &&
      wonOrLost(said)
        ? { de: 'partidas', medida: 'existe', resultado: roleIn(said) }
        : null,
  },
  {
    // 'cuántas llevo'
    may: ['cuantos', 'yo', 'nosotros', 'partida'],
    read: (said) =>
      said.named === 1 &&
      any(said, 'yo', 'nosotros') &&
      any(said, 'cuantos') &&
      !said.hasPeriod &&
      !said.threshold &&
      said.words.some((word) => /^llev(?:o|amos)$/.test(word))
        ? { de: 'partidas', medida: 'balance', resultado: null }
        : null,
  },
  {
    // 'cuánto vamos contra Puelche'
    may: ['cuantos', 'como', 'ir', 'contra', 'yo', 'nosotros', 'clan', 'etapa', 'total', 'y'],
    read: (said) =>
      said.named === 2 && any(said, 'nosotros', 'yo') && any(said, 'contra') && any(said, 'cuantos') && !said.hasPeriod
        ? { de: 'partidas', medida: 'balance', resultado: null }
        : null,
  },
  {
    // 'qué porcentaje de victorias tengo'
    may: [
      'porcentaje',
      'quien',
      'cuantos',
      'como',
      'ir',
      'yo',
      'nosotros',
      'victoria',
      'ganar',
      'partida',
      'clan',
      'etapa',
    ],
    read: (said) =>
      said.named === 1 && any(said, 'yo', 'nosotros') && any(said, 'porcentaje')
        ? { de: 'partidas', medida: 'balance', resultado: null }
        : null,
  },
]
