import type { Field } from './consulta'
import type { Tag } from './tags'
import { any, fieldOf, results, type Frame, type Said } from './said'

const measured: readonly Tag[] = [...results, 'porcentaje', 'racha', 'integrante', 'puesto']

const columnOf = (said: Said): Field | null =>
  any(said, 'integrante')
    ? 'integrantes'
    : any(said, 'racha')
      ? any(said, 'perder', 'derrota')
        ? 'caida'
        : 'racha'
      : fieldOf(said)

/** Which end of a table comes first: the one that is said, else the most. */
const directionOf = (said: Said): 'mas' | 'menos' =>
  any(said, 'subiendo') || (!any(said, 'bajando') && any(said, 'menos', 'peor')) ? 'menos' : 'mas'

/** Shapes of questions about several, as a list. */
export const listFrames: readonly Frame[] = [
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
      'bajando',
      'subiendo',
      ...measured,
    ],
    read: (said) => {
      if (said.named || said.threshold) return null
      const ordered = any(said, 'orden', 'bajando', 'subiendo') || (any(said, 'lista') && any(said, 'mas', 'menos'))
      const some =
        said.numero !== null &&
        said.numero > 1 &&
        said.numero <= 10 &&
        (any(said, 'mejor', 'peor', 'mas', 'menos') || said.words.includes('top'))
      if (!ordered && !some) return null
      const jugador = any(said, 'jugador') && !any(said, 'integrante')
      const campo = columnOf(said) ?? (jugador && some ? 'ganadas' : null)
      // 'y los 5 peores', of the table that was listed
      if (!campo && !said.hasEtapa && !said.hasGame && !any(said, 'y')) return null
      if (jugador && campo && !/^(?:ganadas|perdidas|jugadas)$/.test(campo)) return null
      if (!campo && (jugador || ordered) && !any(said, 'puesto')) return null
      return {
        de: jugador ? 'jugadores' : 'clanes',
        medida: 'lista',
        ordenar: { campo: campo ?? 'puesto', hacia: directionOf(said) },
        ...(said.numero && some
          ? { limite: said.numero }
          : any(said, 'orden', 'bajando', 'subiendo')
            ? { limite: 10 }
            : {}),
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
    // 'qué clanes se fundaron en octubre', 'clanes nuevos este mes'
    may: ['nuevo', 'fundar', 'clan', 'quien', 'cuantos', 'etapa', 'total', 'lista', 'alguien'],
    read: (said) =>
      !said.named && said.hasPeriod && any(said, 'clan') && any(said, 'nuevo', 'fundar')
        ? { de: 'clanes', medida: 'lista', ordenar: { campo: 'fundado', hacia: 'mas' }, limite: 10 }
        : null,
  },
  {
    // 'los clanes más antiguos'
    may: ['nuevo', 'antiguo', 'clan', 'quien', 'mas', 'etapa', 'lista', 'total', 'numero'],
    read: (said) =>
      !said.named &&
      !said.hasPeriod &&
      (any(said, 'nuevo') || (any(said, 'antiguo') && any(said, 'mas'))) &&
      said.words.some((word) => /^(?:clanes|equipos|teams)$/.test(word))
        ? {
            de: 'clanes',
            medida: 'lista',
            ordenar: { campo: 'fundado', hacia: any(said, 'nuevo') ? 'mas' : 'menos' },
            limite: said.numero !== null && said.numero > 1 && said.numero <= 10 ? said.numero : 5,
          }
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
    may: [
      'jugador',
      'quien',
      'mas',
      'menos',
      'total',
      'perder',
      'derrota',
      'partida',
      'jugar',
      'peor',
      'mejor',
      'porcentaje',
      'victoria',
      'contra',
    ],
    read: (said) =>
      any(said, 'jugador') &&
      (any(said, 'porcentaje') ||
        (any(said, 'mas') && any(said, 'perder', 'derrota', 'jugar', 'partida')) ||
        any(said, 'peor')) &&
      !any(said, 'numero') &&
      !said.named &&
      !said.hasPeriod &&
      !said.threshold
        ? {
            de: 'jugadores',
            medida: 'quien',
            ordenar: any(said, 'porcentaje')
              ? { campo: 'porcentaje', hacia: any(said, 'peor', 'menos') ? 'menos' : 'mas' }
              : { campo: any(said, 'perder', 'derrota', 'peor') ? 'perdidas' : 'jugadas', hacia: 'mas' },
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
