import { any, happened, played, results, roleIn, wonOrLost, type Frame } from './said'

/** Shapes of questions about what was played in some time, and about places as they once were. */
export const pastFrames: readonly Frame[] = [
  {
    // 'cuál fue el peor puesto de Puelche en octubre', 'a lo más qué puesto ha tenido'
    may: [
      'puesto',
      'mejor',
      'peor',
      'quien',
      'ir',
      'clan',
      'etapa',
      'yo',
      'nosotros',
      'llegar',
      'mas',
      'total',
      'cuando',
      'cuantos',
    ],
    read: (said) =>
      said.named === 1 && any(said, 'puesto') && any(said, 'mejor', 'peor')
        ? {
            de: 'clanes',
            medida: 'puesto',
            ordenar: { campo: 'puesto', hacia: any(said, 'peor') ? 'menos' : 'mas' },
          }
        : null,
  },
  {
    // 'en qué mes jugó más'
    may: [
      'mes',
      'ir',
      'quien',
      'cuando',
      'mas',
      'menos',
      'mejor',
      'peor',
      'yo',
      'nosotros',
      'clan',
      'total',
      'cuantos',
      ...results,
    ],
    read: (said) => {
      if (
        !any(said, 'mes') ||
        said.named > 1 ||
        said.hasPeriod ||
        !(wonOrLost(said) || played(said) || (said.named && any(said, 'mejor', 'peor')))
      )
        return null
      const campo = any(said, 'perder', 'derrota', 'peor')
        ? 'perdidas'
        : wonOrLost(said) || any(said, 'mejor')
          ? 'ganadas'
          : 'jugadas'
      return {
        de: 'partidas',
        medida: 'quien',
        agrupar: 'mes',
        ordenar: { campo, hacia: any(said, 'menos') ? 'menos' : 'mas' },
        limite: 3,
      }
    },
  },
  {
    // 'historial X vs Y'
    may: ['duelo', 'contra', 'resultado', 'y', 'como', 'ir', 'quien', 'total', 'partida', 'clan'],
    read: (said) =>
      said.named === 2 &&
      !any(said, 'yo', 'nosotros') &&
      (any(said, 'resultado') || said.words.includes('historial')) &&
      (any(said, 'contra', 'y') || said.words.includes('historial'))
        ? { de: 'partidas', medida: 'balance' }
        : null,
  },
  {
    // 'qué partidas hubo ayer', 'quién le ganó a quién el viernes', 'jugaron anteayer?'
    may: [
      'quien',
      'aquien',
      'resultado',
      'y',
      'alguien',
      'clan',
      'ir',
      'etapa',
      'yo',
      'nosotros',
      'reportar',
      'lista',
      'contra',
      'pasar',
      ...results,
    ],
    read: (said) => {
      if (!said.hasPeriod || said.named > 2 || any(said, 'victoria', 'derrota')) return null
      // 'qué pasó el viernes', 'qué hubo ayer'
      if (any(said, 'pasar') || (said.words.includes('hubo') && any(said, 'quien') && !wonOrLost(said)))
        return { de: 'partidas', medida: 'lista' }
      if (said.named > 1)
        return happened(said) && !any(said, 'ir', 'mas', 'cuantos')
          ? any(said, 'quien', 'aquien', 'resultado')
            ? { de: 'partidas', medida: 'lista' }
            : { de: 'partidas', medida: 'existe', resultado: wonOrLost(said) ? roleIn(said) : null }
          : null
      const which = any(said, 'quien', 'aquien', 'lista')
      const whether = happened(said) && !which && !any(said, 'resultado', 'partida')
      if (!said.named) {
        // 'quién ganó el partido de ayer' is of any sport
        if (any(said, 'yo', 'nosotros') || (said.words.includes('partido') && !said.hasEtapa && !said.hasGame))
          return null
        // 'hoy se ha jugado algo?', 'hubo partidas ayer?'
        const was =
          happened(said) || (any(said, 'partida') && said.words.some((word) => /^(?:hubo|habido)$/.test(word)))
        if (was && !which && !any(said, 'resultado', 'mejor', 'peor')) return { de: 'partidas', medida: 'existe' }
        return any(said, 'partida', 'resultado') || (which && happened(said))
          ? { de: 'partidas', medida: 'lista' }
          : null
      }
      if (any(said, 'resultado') || any(said, 'ir')) return null
      if (whether || (any(said, 'alguien') && happened(said)))
        return { de: 'partidas', medida: 'existe', resultado: wonOrLost(said) ? roleIn(said) : null }
      return (which && (wonOrLost(said) || played(said))) || any(said, 'partida')
        ? { de: 'partidas', medida: 'lista', resultado: wonOrLost(said) ? roleIn(said) : null }
        : null
    },
  },
  {
    // 'cuándo llegó al primer lugar'
    may: [
      'cuando',
      'desde',
      'llegar',
      'ir',
      'puesto',
      'primero',
      'numero',
      'subir',
      'bajar',
      'yo',
      'nosotros',
      'clan',
      'etapa',
      'perder',
      'ahora',
      'mejor',
      'cima',
      'hasta',
      'terminar',
      'ultimo',
      'quien',
      'y',
      'cuantos',
      'tiempo',
    ],
    read: (said) => {
      const lugar = any(said, 'primero', 'cima') ? 1 : said.numero
      return said.named === 1 &&
        !said.hasPeriod &&
        lugar &&
        any(said, 'cuando') &&
        (any(said, 'terminar', 'llegar', 'subir', 'bajar', 'ir', 'desde', 'puesto', 'cima') ||
          said.words.some((word) => /^(?:esta|estan|lleva|llevan)$/.test(word)))
        ? { de: 'clanes', medida: 'llegada', lugar }
        : null
    },
  },
  {
    // 'en qué puesto estaba el 1 de octubre'
    may: ['puesto', 'ir', 'quien', 'clan', 'etapa', 'yo', 'nosotros', 'cuantos', 'empezar', 'terminar', 'como'],
    read: (said) =>
      said.named === 1 &&
      said.hasPeriod &&
      (any(said, 'puesto') || (any(said, 'como') && any(said, 'empezar', 'terminar'))) &&
      any(said, 'quien', 'cuantos', 'ir', 'empezar', 'terminar')
        ? { de: 'clanes', medida: 'puesto' }
        : null,
  },
  {
    // 'quién iba primero el 1 de octubre'
    may: ['puesto', 'ir', 'quien', 'clan', 'etapa', 'primero', 'ultimo', 'como', 'numero', 'cima'],
    read: (said) => {
      if (said.named || !said.hasPeriod || !any(said, 'ir', 'cima')) return null
      if (any(said, 'quien') && any(said, 'primero', 'ultimo', 'cima'))
        return {
          de: 'clanes',
          medida: 'puesto',
          ordenar: { campo: 'puesto', hacia: any(said, 'ultimo') ? 'menos' : 'mas' },
          limite: 1,
        }
      return any(said, 'como') && said.words.includes('tabla')
        ? { de: 'clanes', medida: 'puesto', ordenar: { campo: 'puesto', hacia: 'mas' } }
        : null
    },
  },
]
