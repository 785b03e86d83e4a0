import type { Change } from '../query/consulta'
import { frameOf } from '../query/frames'
import type { Tag } from '../query/tags'
import type { Said } from '../query/said'

/** Shapes that Spanish leaves to the intents, as the query can say them. */
const shapes: readonly { may: readonly Tag[]; read(said: Said): Change | null }[] = [
  {
    // 'who is in 4th place in Breakthrough', 'who is last in Spearhead'
    may: ['quien', 'clan', 'puesto', 'numero', 'etapa', 'ahora', 'ultimo', 'ir'],
    read: ({ tags, named, hasPeriod, numero, words }) =>
      !named && !hasPeriod && tags.has('quien') && (numero || (tags.has('ultimo') && words.includes('ultima')))
        ? { de: 'clanes', medida: 'quien', lugar: numero ?? 999 }
        : null,
  },
  {
    // 'what place is Puelche in', 'how is Puelche doing'
    may: ['puesto', 'quien', 'como', 'ir', 'ahora', 'clan', 'etapa', 'y', 'yo', 'nosotros', 'cuantos'],
    read: ({ tags, named, hasPeriod }) =>
      named === 1 && !hasPeriod && (tags.has('puesto') || tags.has('como')) ? { de: 'clanes', medida: 'puesto' } : null,
  },
  {
    // 'who leads the ladder', 'which clan is first in Etapa II'
    may: ['quien', 'clan', 'primero', 'mejor', 'etapa', 'ahora', 'puesto', 'ir'],
    read: ({ tags, named, hasPeriod }) =>
      !named && !hasPeriod && (tags.has('primero') || (tags.has('mejor') && tags.has('clan')))
        ? { de: 'clanes', medida: 'quien', ordenar: { campo: 'puesto', hacia: 'mas' }, limite: 1 }
        : null,
  },
  {
    // 'Puelche vs Barricada', 'how many times has Puelche beaten Barricada'
    may: [
      'quien',
      'cuantos',
      'como',
      'ir',
      'ganar',
      'perder',
      'jugar',
      'victoria',
      'derrota',
      'partida',
      'contra',
      'duelo',
      'resultado',
      'mas',
      'y',
      'total',
    ],
    read: ({ tags, named, hasPeriod }) =>
      named === 2 && !hasPeriod && !tags.has('nosotros')
        ? { de: 'partidas', medida: 'balance', resultado: null, agrupar: null }
        : null,
  },
  {
    // 'what is the win rate of Puelche', 'what is its record'
    may: [
      'porcentaje',
      'resultado',
      'quien',
      'cuantos',
      'como',
      'ganar',
      'perder',
      'victoria',
      'derrota',
      'clan',
      'ahora',
      'y',
      'yo',
      'nosotros',
      'etapa',
    ],
    read: ({ tags, named }) =>
      named === 1 && (tags.has('porcentaje') || tags.has('resultado'))
        ? { de: 'partidas', medida: 'balance', resultado: null }
        : null,
  },
  {
    // 'what streak is Puelche on'
    may: [
      'racha',
      'quien',
      'como',
      'cuantos',
      'ahora',
      'clan',
      'ganar',
      'perder',
      'yo',
      'nosotros',
      'y',
      'etapa',
      'jugar',
    ],
    read: ({ tags, named, hasPeriod }) =>
      named === 1 && !hasPeriod && tags.has('racha')
        ? { de: 'clanes', medida: 'puesto', ordenar: { campo: 'racha', hacia: 'mas' } }
        : null,
  },
  {
    // 'who has the most wins', 'which clan is on the longest streak', 'who is the worst'
    may: [
      'quien',
      'clan',
      'mas',
      'menos',
      'mejor',
      'peor',
      'ganar',
      'victoria',
      'perder',
      'derrota',
      'partida',
      'jugar',
      'porcentaje',
      'resultado',
      'racha',
      'etapa',
      'ahora',
    ],
    read: ({ tags, named }) => {
      if (named || ![...tags].some((tag) => /^(?:mas|menos|mejor|peor)$/.test(tag))) return null
      const campo = tags.has('racha')
        ? ('racha' as const)
        : tags.has('porcentaje') || tags.has('resultado')
          ? ('porcentaje' as const)
          : tags.has('ganar') || tags.has('victoria')
            ? ('ganadas' as const)
            : tags.has('perder') || tags.has('derrota')
              ? ('perdidas' as const)
              : tags.has('jugar') || tags.has('partida')
                ? ('jugadas' as const)
                : tags.has('peor')
                  ? ('porcentaje' as const)
                  : null
      const hacia = tags.has('menos') || tags.has('peor') ? ('menos' as const) : ('mas' as const)
      return campo && { de: 'clanes', medida: 'quien', ordenar: { campo, hacia }, limite: 3 }
    },
  },
  {
    // 'last matches', 'who won the last match'
    may: ['ultimo', 'partida', 'jugar', 'ganar', 'perder', 'quien', 'resultado', 'cuando', 'etapa', 'y'],
    read: ({ tags, named, hasPeriod }) =>
      !named && !hasPeriod && tags.has('ultimo') && (tags.has('partida') || tags.has('resultado'))
        ? { de: 'partidas', medida: 'ultima', quien: [] }
        : null,
  },
  {
    // 'what is the most played map'
    may: ['mapa', 'mas', 'menos', 'jugar', 'partida', 'quien', 'etapa', 'total', 'cuantos', 'ir'],
    read: ({ tags, named }) =>
      tags.has('mapa') && (tags.has('mas') || tags.has('menos')) && named < 2
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'mapa',
            ordenar: { campo: 'jugadas', hacia: tags.has('menos') ? 'menos' : 'mas' },
          }
        : null,
  },
  {
    // 'how many games were played', 'how many wins' of a match in no time is told whole
    may: ['cuantos', 'partida', 'jugar', 'reportar', 'total', 'etapa', 'ahora'],
    read: ({ tags, named, hasPeriod }) =>
      !named && !hasPeriod && tags.has('cuantos') && tags.has('partida') ? { de: 'partidas', medida: 'cuenta' } : null,
  },
]

/** What an English question asks, its words read as Spanish ones. */
export function englishFrame(said: Said): Change | null {
  for (const { may, read } of shapes) {
    const change = [...said.tags].every((tag) => tag === 'filler' || may.includes(tag)) && read(said)
    if (change) return change
  }
  return frameOf(said)
}
