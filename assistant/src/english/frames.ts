import type { Change } from '../query/consulta'
import { frameOf, type Said } from '../query/frames'
import type { Tag } from '../query/lexicon'

/** Shapes that Spanish leaves to the intents, as the query can say them. */
const shapes: readonly { may: readonly Tag[]; read(said: Said): Change | null }[] = [
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
    // 'last matches', 'who won the last match'
    may: ['ultimo', 'partida', 'jugar', 'ganar', 'perder', 'quien', 'resultado', 'cuando', 'etapa', 'y'],
    read: ({ tags, named, hasPeriod }) =>
      !named && !hasPeriod && tags.has('ultimo') && (tags.has('partida') || tags.has('resultado'))
        ? { de: 'partidas', medida: 'ultima', quien: [] }
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
