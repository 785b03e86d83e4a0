import type { torneoBody } from '@trinchera/contract/torneos'
import type { Db } from '@trinchera/db/database'
import { etapaForReport } from '@trinchera/db/queries/ladder/reporting'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { plainFields, type TorneoFields } from '@trinchera/db/queries/torneos/stored-torneos'
import { checkinFrom } from '@trinchera/rules/torneo-estado'
import type { z } from 'zod'
import { fieldError } from '../../http/rule-error'

/** Converts an ISO 8601 time to UTC, because stored times are compared as text. */
export const toIso = (instant: string): string => new Date(instant).toISOString()

type Written = Partial<z.output<typeof torneoBody>>

/** Values of the fields of a torneo with a bracket if organisers leave them out. */
const defaults = { cupos: 16, por_equipo: 1, checkin_minutos: 0, mejor_de: 3 } as const

/** The fields of a torneo after a request. A field that is undefined in `written` stays as it was; null resets the field to its default. */
export function withWritten(before: TorneoFields, written: Written): TorneoFields {
  const said = <K extends keyof Written & keyof TorneoFields>(field: K) =>
    written[field] === undefined ? before[field] : written[field]
  const inicio = written.inicio === undefined ? before.inicio : toIso(written.inicio)
  const base = {
    nombre: written.nombre ?? before.nombre,
    descripcion: written.descripcion ?? before.descripcion,
    inicio,
    reglas: written.reglas === undefined ? before.reglas : (written.reglas ?? ''),
  }
  const formato = said('formato') ?? null
  if (formato === null) return { ...plainFields, ...base }
  const checkin_minutos = said('checkin_minutos') ?? defaults.checkin_minutos
  const until = said('inscripcion_hasta')
  return {
    ...base,
    formato,
    checkin_minutos,
    id_etapa: said('id_etapa') ?? null,
    cupos: said('cupos') ?? defaults.cupos,
    por_equipo: said('por_equipo') ?? defaults.por_equipo,
    inscripcion_hasta: until ? toIso(until) : new Date(checkinFrom({ inicio, checkin_minutos })).toISOString(),
    mejor_de: said('mejor_de') ?? defaults.mejor_de,
    mejor_de_semifinal: said('mejor_de_semifinal') ?? null,
    mejor_de_final: said('mejor_de_final') ?? null,
    mejor_de_rondas: said('mejor_de_rondas') ?? {},
    cuenta_ladder: said('cuenta_ladder') ?? false,
    mapas: said('mapas') ?? [],
  }
}

/** Throws 400 for impossible times, an etapa that does not exist or is archived, or maps that are not allowed on the site. */
export async function requireSound(db: Db, fields: TorneoFields): Promise<void> {
  const { formato, inicio, inscripcion_hasta, checkin_minutos, id_etapa, cuenta_ladder, mapas } = fields
  if (formato === null) return
  if (inscripcion_hasta !== null && Date.parse(inscripcion_hasta) > checkinFrom({ inicio, checkin_minutos }))
    throw fieldError(400, 'inscripcion_hasta', 'La inscripción tiene que cerrar antes de que parta el check-in')
  if (id_etapa !== null) {
    const etapa = await etapaForReport(db, id_etapa)
    if (!etapa) throw fieldError(400, 'id_etapa', 'Esa etapa no existe')
    if (etapa.archived_at) throw fieldError(400, 'id_etapa', 'Esa etapa está cerrada para siempre')
  } else if (cuenta_ladder) throw fieldError(400, 'cuenta_ladder', 'Para contar en el ladder elige la etapa')
  if (!mapas.length) return
  const known = new Set((await readOpciones(db)).mapas.lista.map(({ codigo }) => codigo))
  const unknown = mapas.findIndex((codigo) => !known.has(codigo))
  if (unknown >= 0) throw fieldError(400, `mapas.${unknown}`, 'Ese mapa no está entre los permitidos')
}
