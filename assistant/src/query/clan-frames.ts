import { any, fieldOf, results, type Frame } from './said'

/** Shapes of questions about clans, or players, as tables have them. */
export const clanFrames: readonly Frame[] = [
  {
    // 'quién es el mejor jugador de Puelche', 'quién es el que más gana de mi clan'
    may: [
      'quien',
      'jugador',
      'mas',
      'menos',
      'mejor',
      'peor',
      'nosotros',
      'clan',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'partida',
      'jugar',
      'y',
    ],
    read: (said) =>
      said.named === 1 &&
      !said.hasPeriod &&
      any(said, 'mas', 'menos', 'mejor', 'peor') &&
      (any(said, 'jugador') || / (?:de|en) (?:mi|nuestro) (?:clan|equipo)$| de nosotros\b/.test(said.words.join(' ')))
        ? {
            de: 'jugadores',
            medida: 'quien',
            ordenar: {
              campo: any(said, 'perder', 'derrota')
                ? 'perdidas'
                : any(said, 'ganar', 'victoria', 'mejor', 'peor')
                  ? 'ganadas'
                  : 'jugadas',
              hacia: any(said, 'menos') || (any(said, 'peor') && !any(said, 'perder', 'derrota')) ? 'menos' : 'mas',
            },
          }
        : null,
  },
  {
    // 'cuál es nuestra racha'
    may: [
      'racha',
      'quien',
      'como',
      'cuantos',
      'ir',
      'yo',
      'nosotros',
      'ahora',
      'y',
      'etapa',
      'ganar',
      'perder',
      'victoria',
      'derrota',
    ],
    read: (said) =>
      said.named === 1 && any(said, 'yo', 'nosotros') && any(said, 'racha') && !said.hasPeriod
        ? { de: 'clanes', medida: 'puesto', ordenar: { campo: 'racha', hacia: 'mas' } }
        : null,
  },
  {
    // 'quién va más arriba, vg o puelche', 'cuántos puestos hay entre ellos', 'diferencia de puntos entre los dos'
    may: [
      'diferencia',
      'punto',
      'par',
      'puesto',
      'ir',
      'quien',
      'cuantos',
      'arriba',
      'abajo',
      'contra',
      'mas',
      'y',
      'clan',
      'mejor',
      'etapa',
      'ahora',
      'nosotros',
      'yo',
    ],
    read: (said) =>
      said.named === 2 &&
      !said.hasPeriod &&
      any(said, 'puesto', 'arriba', 'abajo', 'punto', 'diferencia') &&
      (any(said, 'cuantos', 'arriba', 'abajo', 'mejor', 'quien', 'diferencia') || said.governed === 'entre')
        ? { de: 'clanes', medida: 'puesto' }
        : null,
  },
  {
    // 'clanes con más de 60 %', 'quiénes están invictos'
    may: [
      'quien',
      'clan',
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
      'ahora',
      ...results,
    ],
    read: (said) =>
      said.threshold &&
      (!any(said, 'jugador') || any(said, 'clan')) &&
      (said.threshold.valor === 0 || !any(said, 'no', 'cero')) &&
      !said.named &&
      (!said.hasPeriod || /^(?:ganadas|perdidas|jugadas|porcentaje)$/.test(said.threshold.campo)) &&
      any(said, 'quien', 'clan', 'alguien', 'cuantos', 'racha')
        ? { de: 'clanes', medida: any(said, 'cuantos') ? 'cuenta' : 'lista', filtro: said.threshold }
        : null,
  },
  {
    // 'cuántos clanes han jugado esta semana'
    may: ['cuantos', 'quien', 'clan', 'etapa', 'total', ...results],
    read: (said) =>
      !said.named &&
      !said.threshold &&
      said.hasPeriod &&
      any(said, 'cuantos') &&
      any(said, 'clan') &&
      any(said, 'jugar', 'ganar', 'perder')
        ? {
            de: 'clanes',
            medida: 'cuenta',
            filtro: { campo: fieldOf(said) ?? 'jugadas', es: 'mas', valor: 0 },
          }
        : null,
  },
  {
    // 'qué clanes no han jugado nunca'
    may: ['quien', 'clan', 'cero', 'no', 'alguien', 'etapa', 'cuantos', 'ultimo', ...results],
    read: (said) => {
      if (said.named || said.threshold || !any(said, 'cero', 'no') || !any(said, 'clan', 'quien', 'alguien'))
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
      // 'qué clanes subieron esta semana': all of them
      const isAll =
        !any(said, 'mas') && said.words.some((word) => /^(?:clanes|equipos|teams|quienes|cuales)$/.test(word))
      return any(said, 'quien', 'clan') && (any(said, 'mas') || said.hasPeriod)
        ? { de: 'clanes', medida: isAll ? 'lista' : 'quien', ordenar, limite: isAll ? 10 : 3 }
        : null
    },
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
      'porcentaje',
      'etapa',
      'total',
      'ir',
      ...results,
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
      if (!any(said, 'clan', 'porcentaje') && !said.hasEtapa && !said.hasGame && !said.hasPeriod) return null
      const campo =
        fieldOf(said) ??
        (any(said, 'peor') && !any(said, 'jugador')
          ? 'porcentaje'
          : any(said, 'mejor') && said.hasPeriod
            ? 'ganadas'
            : null)
      if (!campo || (any(said, 'jugador') && !said.hasPeriod)) return null
      // the worst has the most losses, and the fewest of all else
      const fewest = any(said, 'menos') || (any(said, 'peor') && campo !== 'perdidas')
      const hacia = fewest ? ('menos' as const) : ('mas' as const)
      return {
        de: any(said, 'jugador') ? 'jugadores' : 'clanes',
        medida: 'quien',
        ordenar: { campo, hacia },
        limite: 3,
      }
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
      said.named === 1 &&
      any(said, 'nosotros', 'yo') &&
      (any(said, 'puesto', 'ir') || /^como (?:vamos|voy)(?: ahora)?$/.test(said.words.join(' '))) &&
      !said.hasPeriod
        ? { de: 'clanes', medida: 'puesto' }
        : null,
  },
]
