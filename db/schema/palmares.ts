import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Generated } from 'kysely'

/** Projection: a medal that was ever given. `vigente`: 0 for one that was taken back, which is kept so that its return is known as one. */
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
  /** When it was last told that it was given or taken back; null: never. */
  contada: string | null
}

/** Projection: `ClanMarks` of the rules. */
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

/** Up to where the medals of a stage are folded: `seq` and `revision` as its ladder had applied them, and the month. */
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

/** `id_clan` is the same clan as `id_anterior`, of an earlier stage. */
export interface LinajesTable {
  id_clan: number
  id_anterior: number
  player_id: number | null
  fecha: string
}

/** `cronica`: what is told of an archived stage, as JSON of `SeasonStory`. */
export interface EtapaCronicasTable {
  id_etapa: number
  cronica: string
}
