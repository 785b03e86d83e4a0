import {
  any,
  asksWhetherLast,
  asksWhoWonIt,
  past,
  played,
  results,
  roleIn,
  wonOrLost,
  type Frame,
  type Said,
} from './said'

const many = /^(?:partidas|partidos|resultados|enfrentamientos|derrotas|victorias|ultimas|ultimos)$/

/** Which of two won is asked: neither is said to have. */
const ofBoth = (said: Said) =>
  said.named === 2 &&
  (said.governed === 'entre' ||
    (any(said, 'quien') && !any(said, 'aquien', 'cuando') && said.words.some((word) => /^(?:o|vs|contra)$/.test(word))))

/** Shapes of questions about matches. */
export const matchFrames: readonly Frame[] = [
  {
    // 'quién le ha ganado a Vieja Guardia'
    may: ['quien', 'clan', 'ganar', 'etapa', 'perder', 'contra'],
    read: (said) =>
      said.named === 1 &&
      !said.hasPeriod &&
      any(said, 'quien', 'clan') &&
      any(said, 'ganar') &&
      /^al?$/.test(said.governed) &&
      said.words.some((word) => /^(?:ha|han)$/.test(word))
        ? { de: 'partidas', medida: 'quien', agrupar: 'rival', resultado: 'perdida', limite: 5 }
        : null,
  },
  {
    // 'cuántas ha perdido Puelche y con quiénes'
    may: ['cuantos', 'aquien', 'quien', 'contra', 'y', 'yo', 'nosotros', 'etapa', 'clan', 'total', ...results],
    read: (said) =>
      said.named === 1 &&
      any(said, 'cuantos') &&
      any(said, 'aquien') &&
      any(said, 'y') &&
      wonOrLost(said) &&
      !any(said, 'quien')
        ? {
            de: 'partidas',
            medida: 'cuenta',
            agrupar: 'rival',
            resultado: any(said, 'perder', 'derrota') ? 'perdida' : 'ganada',
          }
        : null,
  },
  {
    // 'quién ganó la primera partida de la etapa'
    may: [
      'primero',
      'ultimo',
      'partida',
      'quien',
      'cuando',
      'etapa',
      'ir',
      'jugar',
      'ganar',
      'total',
      'resultado',
      'como',
    ],
    read: (said) =>
      !said.named &&
      !said.hasPeriod &&
      any(said, 'partida') &&
      any(said, 'primero') &&
      !said.words.some((word) => many.test(word))
        ? { de: 'partidas', medida: 'primera', quien: [] }
        : null,
  },
  {
    // 'Última Bala Sin Retirada en Allied', 'quién gana más entre Huemul y Loica'
    may: [
      'quien',
      'mas',
      'contra',
      'duelo',
      'resultado',
      'como',
      'ir',
      'y',
      'etapa',
      'yo',
      'nosotros',
      'cuantos',
      ...results,
    ],
    read: (said) =>
      said.named === 2 &&
      !any(said, 'aquien') &&
      ((any(said, 'yo', 'nosotros') && any(said, 'ir') && !said.hasPeriod) ||
      said.governed === 'entre' ||
      (any(said, 'contra') && any(said, 'quien', 'cuantos') && any(said, 'mas', 'cuantos'))
        ? any(said, 'mas', 'cuantos', 'ir') && (wonOrLost(said) || played(said))
        : (said.hasEtapa || said.hasGame || said.hasPeriod) &&
          ![...said.tags].some((tag) => !/^(?:filler|contra|y|duelo|resultado|como|ir|etapa|yo|nosotros)$/.test(tag)))
        ? {
            de: 'partidas',
            medida:
              any(said, 'cuantos') && !any(said, 'quien') && (wonOrLost(said) || played(said)) ? 'cuenta' : 'balance',
            resultado: any(said, 'cuantos') && !any(said, 'quien') && wonOrLost(said) ? roleIn(said) : null,
          }
        : null,
  },
  {
    // 'a quién le gana más', 'quién es su bestia negra'
    may: [
      'quien',
      'aquien',
      'mas',
      'menos',
      'casero',
      'verdugo',
      'clan',
      'contra',
      'yo',
      'nosotros',
      'y',
      'etapa',
      'total',
      ...results,
    ],
    read: (said) =>
      said.named === 1 &&
      (any(said, 'casero', 'verdugo') ||
        (any(said, 'mas') && any(said, 'quien', 'aquien') && (wonOrLost(said) || played(said))) ||
        // 'su mayor rival'
        (any(said, 'mas') && said.words.some((word) => /^rival(?:es)?$/.test(word))))
        ? { de: 'partidas', medida: 'quien', agrupar: 'rival', resultado: roleIn(said), limite: 3 }
        : null,
  },
  {
    // 'cuándo perdió por última vez y con quién'
    may: [
      'ultimo',
      'penultimo',
      'primero',
      'cuando',
      'desde',
      'quien',
      'aquien',
      'no',
      'contra',
      'ir',
      'y',
      'yo',
      'nosotros',
      'clan',
      'duelo',
      'mapa',
      'resultado',
      'como',
      'reportar',
      ...results,
    ],
    read: (said) => {
      if (
        !said.named ||
        !any(said, 'ultimo', 'penultimo', 'primero', 'cuando') ||
        !(wonOrLost(said) || played(said) || (any(said, 'resultado') && any(said, 'ultimo')))
      )
        return null
      const verb = said.list.find(({ tag }) => /^(?:ganar|perder|jugar)$/.test(tag))
      const isPast = verb !== undefined && past.test(said.words[verb.from] ?? '')
      if (!any(said, 'ultimo', 'penultimo', 'primero') && !isPast && !any(said, 'no')) return null
      if (said.words.some((word) => many.test(word))) return null
      // 'ganó su última partida?' does not say which
      const whether = any(said, 'partida') && !any(said, 'quien', 'cuando', 'aquien') && !any(said, 'mapa')
      return {
        de: 'partidas',
        medida: any(said, 'primero') ? 'primera' : 'ultima',
        ...(any(said, 'penultimo') ? { atras: said.words.some((word) => word.startsWith('ante')) ? 2 : 1 } : {}),
        resultado:
          whether ||
          any(said, 'mapa') ||
          asksWhoWonIt(said) ||
          asksWhetherLast(said) ||
          ofBoth(said) ||
          (said.named === 2 && any(said, 'jugar') && any(said, 'quien'))
            ? null
            : roleIn(said),
      }
    },
  },
  {
    // 'cuántas partidas hubo ayer'
    may: ['cuantos', 'partida', 'jugar', 'reportar', 'total', 'ir', 'nosotros', 'etapa', 'y'],
    read: (said) =>
      (!said.named || said.tags.has('total')) &&
      (said.hasPeriod ||
        ((said.hasEtapa || said.hasGame) &&
          !any(said, 'nosotros') &&
          (any(said, 'partida') || said.words.includes('se')))) &&
      any(said, 'cuantos') &&
      any(said, 'partida', 'jugar', 'reportar') &&
      (!any(said, 'nosotros') || any(said, 'total'))
        ? { de: 'partidas', medida: 'cuenta', quien: [] }
        : null,
  },
  {
    // 'cómo le fue el mes pasado', 'cuántas ganó en agosto'
    may: [
      'cuantos',
      'como',
      'ir',
      'resultado',
      'total',
      'y',
      'quien',
      'contra',
      'yo',
      'nosotros',
      'clan',
      'ahora',
      'etapa',
      ...results,
    ],
    read: (said) => {
      if (!said.named) return null
      const asks =
        any(said, 'victoria', 'derrota') ||
        (any(said, 'resultado') && (said.hasPeriod || said.words.some((word) => /^(?:record|balance)$/.test(word)))) ||
        (any(said, 'cuantos') && (wonOrLost(said) || played(said))) ||
        (said.hasPeriod && any(said, 'como'))
      if (
        !asks ||
        (said.named > 1 && !said.hasPeriod && !any(said, 'nosotros', 'yo')) ||
        (any(said, 'como') && !said.hasPeriod)
      )
        return null
      const both = any(said, 'ganar', 'victoria') && any(said, 'perder', 'derrota')
      if (both || !wonOrLost(said) || !any(said, 'cuantos', 'victoria', 'derrota'))
        return {
          de: 'partidas',
          medida: any(said, 'cuantos') && !both && played(said) ? 'cuenta' : 'balance',
          resultado: null,
        }
      return { de: 'partidas', medida: 'cuenta', resultado: roleIn(said) }
    },
  },
]
