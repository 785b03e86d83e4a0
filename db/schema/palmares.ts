import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Generated } from 'kysely'

/**
 * A medal that a clan earned at some time, computed from the log. `vigente`: 0 if it was revoked; the row is kept so that the medal is
 * recognised if the clan earns it again.
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
  /** When the award or revocation of this medal was last announced; null if never. */
  contada: string | null
}

/** Intermediate state from which a clan's medals are computed (`ClanMarks` of `rules/medallas`), such as its current streak. */
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

/** How far an etapa's medals are computed: up to which log entry (`seq`), ladder revision and month. */
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

/** A declaration that the clan `id_clan` continues `id_anterior`, a clan of an earlier etapa. */
export interface LinajesTable {
  id_clan: number
  id_anterior: number
  player_id: number | null
  fecha: string
}

/** The season story of an archived etapa: what its log tells, as JSON of `SeasonStory`. */
export interface EtapaCronicasTable {
  id_etapa: number
  cronica: string
}
