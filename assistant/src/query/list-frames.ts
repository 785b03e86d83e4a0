import type { Field } from './consulta'
import type { Tag } from './lexicon'
import { any, happened, fieldOf, played, results, roleIn, wonOrLost, type Frame, type Said } from './said'

const measured: readonly Tag[] = [...results, 'porcentaje', 'racha', 'integrante', 'puesto']

const columnOf = (said: Said): Field | null =>
  any(said, 'integrante')
    ? 'integrantes'
    : any(said, 'racha')
      ? any(said, 'perder', 'derrota')
        ? 'caida'
        : 'racha'
      : fieldOf(said)

/** Shapes of questions about several, as a list; and about places as they once were. */
export const listFrames: readonly Frame[] = [
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
        if (any(said, 'yo', 'nosotros') || (said.words.includes('partido') && !said.hasStage && !said.hasGame))
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
    ],
    read: (said) => {
      const lugar = any(said, 'primero', 'cima') ? 1 : said.numero
      return said.named === 1 &&
        !said.hasPeriod &&
        lugar &&
        any(said, 'cuando') &&
        (any(said, 'llegar', 'subir', 'bajar', 'ir', 'desde', 'puesto', 'cima') ||
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
    may: ['puesto', 'ir', 'quien', 'clan', 'etapa', 'primero', 'ultimo', 'como', 'numero'],
    read: (said) => {
      if (said.named || !said.hasPeriod || !any(said, 'ir')) return null
      if (any(said, 'quien') && any(said, 'primero', 'ultimo'))
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
  {
    // 'los 5 peores', 'top 3 de jugadores con más victorias', 'clanes ordenados por derrotas'
    may: [
      'y',
      'numero',
      'mejor',
      'peor',
      'mas',
      'menos',
      'quien',
      'clan',
      'jugador',
      'etapa',
      'total',
      'lista',
      'orden',
      'contra',
      ...measured,
    ],
    read: (said) => {
      if (said.named || said.threshold) return null
      const ordered = any(said, 'orden') || (any(said, 'lista') && any(said, 'mas', 'menos'))
      const some =
        said.numero !== null &&
        said.numero > 1 &&
        said.numero <= 10 &&
        (any(said, 'mejor', 'peor', 'mas', 'menos') || said.words.includes('top'))
      if (!ordered && !some) return null
      const jugador = any(said, 'jugador') && !any(said, 'integrante')
      const campo = columnOf(said) ?? (jugador && some ? 'ganadas' : null)
      // 'y los 5 peores', of the table that was listed
      if (!campo && !said.hasStage && !said.hasGame && !any(said, 'y')) return null
      if (jugador && campo && !/^(?:ganadas|perdidas|jugadas)$/.test(campo)) return null
      if (!campo && (jugador || ordered) && !any(said, 'puesto')) return null
      return {
        de: jugador ? 'jugadores' : 'clanes',
        medida: 'lista',
        ordenar: { campo: campo ?? 'puesto', hacia: any(said, 'menos', 'peor') ? 'menos' : 'mas' },
        ...(said.numero && some ? { limite: said.numero } : {}),
      }
    },
  },
  {
    // 'qué clanes van perdiendo seguido'
    may: ['quien', 'clan', 'ir', 'racha', 'ahora', 'etapa', 'cuantos', 'mejor', 'peor', 'contra', ...results],
    read: (said) =>
      any(said, 'racha') &&
      !said.named &&
      !said.hasPeriod &&
      !said.threshold &&
      !any(said, 'mejor') &&
      said.words.some((word) => /^(?:clanes|equipos|quienes|cuales|teams)$/.test(word))
        ? {
            de: 'clanes',
            medida: any(said, 'cuantos') ? 'cuenta' : 'lista',
            filtro: { campo: any(said, 'perder', 'derrota', 'peor') ? 'caida' : 'racha', es: 'desde', valor: 2 },
          }
        : null,
  },
  {
    // 'en qué lugar de los jugadores voy'
    may: [
      'puesto',
      'jugador',
      'yo',
      'ir',
      'quien',
      'contra',
      'total',
      'victoria',
      'ganar',
      'mejor',
      'y',
      'numero',
      'cuantos',
    ],
    read: (said) =>
      said.named === 1 && any(said, 'jugador') && any(said, 'puesto') && !said.hasPeriod && !any(said, 'numero')
        ? { de: 'jugadores', medida: 'puesto' }
        : null,
  },
  {
    // 'cuál es el clan más nuevo'
    may: ['nuevo', 'antiguo', 'ultimo', 'primero', 'clan', 'quien', 'mas', 'etapa', 'fundar', 'total', 'cuando'],
    read: (said) => {
      const newest = any(said, 'nuevo') || any(said, 'ultimo')
      return !said.named &&
        !said.hasPeriod &&
        said.words.some((word) => /^(?:clan|equipo|team)$/.test(word)) &&
        ((any(said, 'nuevo', 'antiguo') && any(said, 'mas')) || (any(said, 'fundar') && any(said, 'ultimo', 'primero')))
        ? { de: 'clanes', medida: 'quien', ordenar: { campo: 'fundado', hacia: newest ? 'mas' : 'menos' }, limite: 3 }
        : null
    },
  },
  {
    // 'qué clan tiene más integrantes', 'quién tiene la peor racha'
    may: ['integrante', 'jugador', 'clan', 'quien', 'mas', 'menos', 'etapa', 'total', 'mejor', 'contra'],
    read: (said) =>
      any(said, 'integrante') && any(said, 'mas', 'menos') && !said.named && !said.hasPeriod && !said.threshold
        ? {
            de: 'clanes',
            medida: 'quien',
            ordenar: { campo: 'integrantes', hacia: any(said, 'menos') ? 'menos' : 'mas' },
            limite: 3,
          }
        : null,
  },
  {
    // 'qué jugador tiene más derrotas'
    may: ['jugador', 'quien', 'mas', 'menos', 'total', 'perder', 'derrota', 'partida', 'jugar', 'peor', 'contra'],
    read: (said) =>
      any(said, 'jugador') &&
      ((any(said, 'mas') && any(said, 'perder', 'derrota', 'jugar', 'partida')) || any(said, 'peor')) &&
      !any(said, 'numero') &&
      !said.named &&
      !said.hasPeriod &&
      !said.threshold
        ? {
            de: 'jugadores',
            medida: 'quien',
            ordenar: { campo: any(said, 'perder', 'derrota', 'peor') ? 'perdidas' : 'jugadas', hacia: 'mas' },
            limite: 3,
          }
        : null,
  },
  {
    // 'cuál fue el último anuncio', 'quién escribió el último anuncio'
    may: ['anuncio', 'ultimo', 'quien', 'mas', 'nuevo', 'ir', 'cuando', 'decir', 'sobre', 'como', 'y'],
    read: (said) =>
      any(said, 'anuncio') &&
      (any(said, 'ultimo') || (any(said, 'nuevo') && any(said, 'mas'))) &&
      !said.named &&
      !said.hasPeriod &&
      said.words.some((word) => /^(?:anuncio|noticia)$/.test(word))
        ? { de: 'anuncios', medida: 'ultima' }
        : null,
  },
]
