import type { RecordTipo } from './tipos'
import type { SeasonStory } from './temporada'

/** What the calculation of records needs of an etapa's season. `etapa`: the etapa's id. */
export type RecordSeason = Pick<SeasonStory, 'dias' | 'partidas' | 'racha' | 'sorpresa' | 'triunfos' | 'rivalidad'> & {
  etapa: number
}

/** An all-time record. `valor`: the number that makes the record; `etapa`, `clan`, `rival`, `partida`: ids, null if the record has none. */
export interface SeasonRecord {
  tipo: RecordTipo
  valor: number
  etapa: number | null
  clan: number | null
  rival: number | null
  partida: number | null
}

type Candidate = Omit<SeasonRecord, 'tipo' | 'etapa'>
const plain = { clan: null, rival: null, partida: null }

const candidates: Record<Exclude<RecordTipo, 'titulos'>, (season: RecordSeason) => Candidate | null> = {
  racha: ({ racha }) => racha && { ...plain, ...racha },
  triunfos: ({ triunfos }) => triunfos && { ...plain, ...triunfos },
  'partidas-etapa': ({ partidas }) => ({ ...plain, valor: partidas }),
  subida: ({ sorpresa }) =>
    sorpresa && {
      clan: sorpresa.clan,
      rival: sorpresa.rival,
      partida: sorpresa.partida,
      valor: sorpresa.antes - sorpresa.despues,
    },
  'etapa-larga': ({ dias }) => ({ ...plain, valor: dias }),
  rivalidad: ({ rivalidad }) => rivalidad && { ...plain, ...rivalidad },
}

const ofSeasons = ['racha', 'triunfos', 'partidas-etapa', 'subida', 'etapa-larga', 'rivalidad'] as const

/**
 * The records over all archived etapas. `seasons`: in the order in which the etapas were archived, because the earlier of two equal seasons
 * holds the record (docs/rules.md#Records of the palmarés).
 */
export function seasonRecords(seasons: readonly RecordSeason[]): SeasonRecord[] {
  return ofSeasons.flatMap((tipo) => {
    let best: SeasonRecord | null = null
    for (const season of seasons) {
      const found = candidates[tipo](season)
      if (found && found.valor > (best?.valor ?? 0)) best = { tipo, etapa: season.etapa, ...found }
    }
    return best ? [best] : []
  })
}

/**
 * The record of the line of clans with the most first places; null if no line has at least two. `champions`: ids of the first clan of each
 * archived etapa, in the order in which the etapas were archived; `rootOf` returns the id of the earliest clan of a clan's line.
 */
export function titlesRecord(champions: readonly number[], rootOf: (clan: number) => number): SeasonRecord | null {
  const titles = new Map<number, { clan: number; valor: number }>()
  let best: { clan: number; valor: number } | null = null
  for (const clan of champions) {
    const line = { clan, valor: (titles.get(rootOf(clan))?.valor ?? 0) + 1 }
    titles.set(rootOf(clan), line)
    if (line.valor > (best?.valor ?? 1)) best = line
  }
  return best && { tipo: 'titulos', etapa: null, rival: null, partida: null, ...best }
}

export const recordNombre: Record<RecordTipo, string> = {
  racha: 'La racha más larga',
  triunfos: 'Más victorias en una etapa',
  'partidas-etapa': 'La etapa con más partidas',
  subida: 'La mayor subida',
  'etapa-larga': 'La etapa más larga',
  rivalidad: 'La rivalidad más jugada',
  titulos: 'Más primeros lugares',
}

/** A record as a Spanish sentence. */
export function recordText(
  { tipo, valor }: Pick<SeasonRecord, 'tipo' | 'valor'>,
  { clan, rival, etapa }: { clan: string; rival: string; etapa: string },
): string {
  switch (tipo) {
    case 'racha':
      return `${clan} ganó ${valor} seguidas en ${etapa}.`
    case 'triunfos':
      return `${clan} sumó ${valor} ${valor === 1 ? 'victoria' : 'victorias'} en ${etapa}.`
    case 'partidas-etapa':
      return `En ${etapa} se jugaron ${valor} ${valor === 1 ? 'partida' : 'partidas'}.`
    case 'subida':
      return `${clan} subió ${valor} ${valor === 1 ? 'puesto' : 'puestos'} de una vez al ganarle a ${rival} en ${etapa}.`
    case 'etapa-larga':
      return `${etapa} duró ${valor} ${valor === 1 ? 'día' : 'días'}.`
    case 'rivalidad':
      return `${clan} y ${rival} se enfrentaron ${valor} veces en ${etapa}.`
    case 'titulos':
      return `${clan} terminó primero ${valor} veces.`
  }
}
