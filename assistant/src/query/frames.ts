import type { Change } from './consulta'
import type { Tag } from './lexicon'
import { listFrames } from './list-frames'
import { any, fieldOf, past, played, roleIn, wonOrLost, type Frame, type Said } from './said'

const many = /^(?:partidas|partidos|resultados|enfrentamientos|derrotas|victorias|ultimas|ultimos)$/

/** Which of two won is asked: neither is said to have. */
const ofBoth = (said: Said) =>
  said.named === 2 &&
  (said.governed === 'entre' ||
    (any(said, 'quien') && !any(said, 'aquien', 'cuando') && said.words.some((word) => /^(?:o|vs|contra)$/.test(word))))

const frames: readonly Frame[] = [
  ...listFrames,
  {
    // 'han pillado a alguien haciendo trampa'
    may: [
      'trampa',
      'castigo',
      'alguien',
      'cuantos',
      'quien',
      'cero',
      'jugador',
      'clan',
      'jugar',
      'total',
      'aquien',
      'nosotros',
    ],
    read: (said) =>
      said.tags.has('trampa') &&
      !said.named &&
      any(said, 'castigo') &&
      any(said, 'alguien', 'cuantos', 'quien', 'aquien', 'jugador', 'clan')
        ? { de: 'fallos', medida: 'existe' }
        : null,
  },
  {
    // 'cuándo partió la Etapa II', 'hasta cuándo duró'
    may: ['cuando', 'desde', 'hasta', 'empezar', 'terminar', 'jugar', 'etapa', 'ir'],
    read: (said) => {
      if (!said.hasStage || said.hasPeriod || said.named || !any(said, 'cuando', 'hasta', 'desde')) return null
      if (any(said, 'terminar') || (any(said, 'hasta') && played(said))) return { de: 'etapas', medida: 'fin' }
      return any(said, 'empezar') || (any(said, 'desde') && played(said)) ? { de: 'etapas', medida: 'inicio' } : null
    },
  },
  {
    // 'cuántos servidores hay prendidos', 'cuántos hay transmitiendo'
    may: ['servidor', 'stream', 'prendido', 'cuantos', 'ahora', 'jugador'],
    read: (said) =>
      any(said, 'cuantos') &&
      !said.hasPeriod &&
      said.words.some((word) => /^(?:servidores|servers)$/.test(word)) &&
      any(said, 'prendido')
        ? { de: 'servidores', medida: 'cuenta' }
        : any(said, 'cuantos') && !said.hasPeriod && said.tags.has('stream') && !any(said, 'jugador')
          ? { de: 'streams', medida: 'cuenta' }
          : null,
  },
  {
    // 'qué anuncios hubo esta semana'
    may: ['anuncio', 'cuantos', 'quien', 'alguien', 'torneo'],
    read: (said) =>
      said.hasPeriod && !said.named && any(said, 'cuantos', 'quien', 'alguien') && any(said, 'anuncio', 'torneo')
        ? { de: said.tags.has('torneo') ? 'torneos' : 'anuncios', medida: any(said, 'cuantos') ? 'cuenta' : 'lista' }
        : null,
  },
  {
    // 'clanes con más de 60 %', 'quiénes están invictos'
    may: [
      'quien',
      'clan',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'partida',
      'jugar',
      'porcentaje',
      'etapa',
      'total',
      'alguien',
      'cuantos',
      'contra',
      'puesto',
      'no',
      'cero',
      'ir',
      'racha',
      'integrante',
      'juego',
      'lista',
      'jugador',
    ],
    read: (said) =>
      said.threshold &&
      (!any(said, 'jugador') || any(said, 'clan')) &&
      (said.threshold.valor === 0 || !any(said, 'no', 'cero')) &&
      !said.named &&
      !said.hasPeriod &&
      any(said, 'quien', 'clan', 'alguien', 'cuantos', 'racha')
        ? { de: 'clanes', medida: any(said, 'cuantos') ? 'cuenta' : 'lista', filtro: said.threshold }
        : null,
  },
  {
    // 'qué clanes no han jugado nunca'
    may: [
      'quien',
      'clan',
      'cero',
      'no',
      'jugar',
      'partida',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'alguien',
      'etapa',
      'cuantos',
      'ultimo',
    ],
    read: (said) => {
      if (
        said.named ||
        said.hasPeriod ||
        said.threshold ||
        !any(said, 'cero', 'no') ||
        !any(said, 'clan', 'quien', 'alguien')
      )
        return null
      const campo = fieldOf(said)
      if (!campo || campo === 'porcentaje' || any(said, 'ultimo')) return null
      return {
        de: 'clanes',
        medida: any(said, 'cuantos') ? 'cuenta' : 'lista',
        filtro: { campo, es: 'igual', valor: 0 },
      }
    },
  },
  {
    // 'quién subió más esta semana', 'cuánto ha subido Puelche este mes'
    may: ['quien', 'clan', 'subir', 'bajar', 'mas', 'puesto', 'etapa', 'cuantos', 'yo', 'nosotros', 'y'],
    read: (said) => {
      if (!any(said, 'subir', 'bajar')) return null
      const ordenar = { campo: 'alza' as const, hacia: any(said, 'subir') ? ('mas' as const) : ('menos' as const) }
      if (said.named)
        return said.hasPeriod && any(said, 'cuantos', 'puesto') ? { de: 'clanes', medida: 'puesto', ordenar } : null
      return any(said, 'quien', 'clan') && (any(said, 'mas') || said.hasPeriod)
        ? { de: 'clanes', medida: 'quien', ordenar, limite: 3 }
        : null
    },
  },
  {
    // 'a quién le gana más', 'quién es su bestia negra'
    may: [
      'quien',
      'aquien',
      'ganar',
      'perder',
      'jugar',
      'victoria',
      'derrota',
      'mas',
      'menos',
      'casero',
      'verdugo',
      'clan',
      'partida',
      'contra',
      'yo',
      'nosotros',
      'y',
    ],
    read: (said) =>
      said.named === 1 &&
      (any(said, 'casero', 'verdugo') ||
        (any(said, 'mas') && any(said, 'quien', 'aquien') && (wonOrLost(said) || played(said))))
        ? { de: 'partidas', medida: 'quien', agrupar: 'rival', resultado: roleIn(said), limite: 3 }
        : null,
  },
  {
    // 'qué clan ha ganado más', 'mejor porcentaje', 'cuál es el peor'
    may: [
      'quien',
      'clan',
      'jugador',
      'mas',
      'menos',
      'mejor',
      'peor',
      'contra',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'partida',
      'jugar',
      'porcentaje',
      'etapa',
      'total',
    ],
    read: (said) => {
      if (
        said.named ||
        said.threshold ||
        !any(said, 'mas', 'menos', 'mejor', 'peor') ||
        !any(said, 'quien', 'clan', 'jugador')
      )
        return null
      // of nobody and no table in particular, or of players, it is another question
      if (!any(said, 'clan') && !said.hasStage && !said.hasPeriod) return null
      const campo = fieldOf(said) ?? (any(said, 'peor') && !any(said, 'jugador') ? 'porcentaje' : null)
      if (!campo || (any(said, 'jugador') && !said.hasPeriod)) return null
      const hacia = any(said, 'menos', 'peor') ? ('menos' as const) : ('mas' as const)
      return {
        de: any(said, 'jugador') ? 'jugadores' : 'clanes',
        medida: 'quien',
        ordenar: { campo, hacia },
        limite: 3,
      }
    },
  },
  {
    // 'cuándo perdió por última vez y con quién'
    may: [
      'ultimo',
      'primero',
      'cuando',
      'quien',
      'aquien',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'jugar',
      'partida',
      'no',
      'contra',
      'ir',
      'y',
      'yo',
      'nosotros',
      'clan',
      'duelo',
    ],
    read: (said) => {
      if (!said.named || !any(said, 'ultimo', 'primero', 'cuando') || !(wonOrLost(said) || played(said))) return null
      const verb = said.list.find(({ tag }) => /^(?:ganar|perder|jugar)$/.test(tag))
      const isPast = verb !== undefined && past.test(said.words[verb.from] ?? '')
      if (!any(said, 'ultimo', 'primero') && !isPast && !any(said, 'no')) return null
      if (said.words.some((word) => many.test(word))) return null
      // 'ganó su última partida?' does not say which
      const whether = any(said, 'partida') && !any(said, 'quien', 'cuando', 'aquien')
      return {
        de: 'partidas',
        medida: any(said, 'primero') ? 'primera' : 'ultima',
        resultado: whether || ofBoth(said) ? null : roleIn(said),
      }
    },
  },
  {
    // 'cuántas partidas hubo ayer'
    may: ['cuantos', 'partida', 'jugar', 'reportar', 'total', 'ir', 'nosotros', 'etapa', 'y'],
    read: (said) =>
      (!said.named || said.tags.has('total')) &&
      said.hasPeriod &&
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
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'jugar',
      'partida',
      'total',
      'y',
      'quien',
      'contra',
      'yo',
      'nosotros',
      'clan',
      'ahora',
      'etapa',
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
  {
    // 'dime el puesto de Puelche': of everything else that is said of a place, intents know
    may: ['puesto', 'y'],
    read: (said) =>
      said.named === 1 &&
      !said.hasPeriod &&
      said.words.some((word) => /^(?:puesto|lugar|posicion)$/.test(word)) &&
      !said.words.some((word) => /^(?:historia|tuvo|tuvieron|tenido|tenia|pasado|hay|y?ser)$/.test(word))
        ? { de: 'clanes', medida: 'puesto' }
        : null,
  },
  {
    // 'en qué lugar vamos'
    may: ['puesto', 'ir', 'nosotros', 'yo', 'quien', 'como', 'clan', 'etapa', 'ahora', 'y', 'cuantos'],
    read: (said) =>
      said.named === 1 && any(said, 'nosotros', 'yo') && any(said, 'puesto', 'ir') && !said.hasPeriod
        ? { de: 'clanes', medida: 'puesto' }
        : null,
  },
]

/** What is asked, where every word of the question has its part in it. */
export function frameOf(said: Said): Change | null {
  for (const { may, read } of frames) {
    if ([...said.tags].some((tag) => tag !== 'filler' && !may.includes(tag))) continue
    const change = read(said)
    if (change) return change
  }
  return null
}

const changes: readonly Tag[] = [
  'y',
  'contra',
  'victoria',
  'derrota',
  'ganar',
  'perder',
  'partida',
  'jugar',
  'cuantos',
  'etapa',
]

/** What a question that goes on with another changes of what is told; null where it says something else as well. */
export function changeOf(said: Said): Change | null {
  if ([...said.tags].some((tag) => tag !== 'filler' && !changes.includes(tag))) return null
  if (wonOrLost(said)) return { medida: 'cuenta', resultado: roleIn(said) }
  if (played(said)) return any(said, 'cuantos', 'partida') ? { medida: 'cuenta', resultado: null } : null
  return any(said, 'cuantos') ? null : {}
}
