import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Generated } from 'kysely'

/**
 * Projection: a medal that was given at some time. `vigente`: 0 if it was revoked; the row is kept so that the medal is recognised if it
 * comes back.
 */
export interface MedallasTable {
  id: Generated<number>
  clave: string
  tipo: MedallaTipo
  id_clan: number
  id_etapa: number | null
  id_torneo: number | null
  id_match: number | null
  fecha: string
  valor: number
  vigente: number
  /** When giving or revoking the medal was last announced; null if never. */
  contada: string | null
}

/** Projection: the `ClanMarks` of the rules, the intermediate state of a clan's medals. */
export interface MedallaMarcasTable {
  id_etapa: number
  id_clan: number
  racha: number
  caida: number
  mes: string
  triunfos_mes: number
  derrotas_mes: number
  ultima: number | null
  ultima_fecha: string | null
  entrada: number
  primera: number
  primera_fecha: string
}

/** Progress of a stage's medals: the log entry, the ladder revision and the month up to which they are folded. */
export interface MedallaAvancesTable {
  id_etapa: number
  seq: number
  revision: number
  mes: string
  entradas: number
}

export interface MedallasElegidasTable {
  player_id: number
  orden: number
  clave: string
}

/** A declared lineage: `id_clan` continues `id_anterior`, a clan of an earlier stage. */
export interface LinajesTable {
  id_clan: number
  id_anterior: number
  player_id: number | null
  fecha: string
}

/** The story of an archived stage. `cronica`: JSON of `SeasonStory`. */
export interface EtapaCronicasTable {
  id_etapa: number
  cronica: string
}
