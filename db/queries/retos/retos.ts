import { z } from 'zod'
import type { Reto, RetoPage, RetoRecord, RetoStep } from '@trinchera/contract/retos'
import { liveSample } from '@trinchera/contract/retos'
import { agendaListed, endedRetosListed, matchMaps, watchedAfterMs, watchedBeforeMs } from '@trinchera/rules/limits'
import { absentClan, retoSteps, turnToPick, type RetoEstado } from '@trinchera/rules/reto'
import type { Db } from '../../database'
import { parseState } from './stored-retos'
import { retoPlayers } from './asistencias'
import { readable, readableRows } from '../../readable'

/** The player who is reading retos. Retos that were never agreed are visible only to members of the two clans and to staff who rule. */
export interface RetoViewer {
  id: number
  moderates: boolean
}

const selectRetos = (db: Db) =>
  db
    .selectFrom('retos as r')
    .innerJoin('etapas', 'etapas.id', 'r.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .innerJoin('clans as a', 'a.id', 'r.id_retador')
    .innerJoin('clans as b', 'b.id', 'r.id_retado')
    .select([
      'r.id',
      'r.id_etapa',
      'r.situacion',
      'r.responde_hasta',
      'r.creado',
      'r.version',
      'r.texto',
      'r.quien',
      'etapas.nombre as etapa_nombre',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
      'a.id as a_id',
      'a.nombre as a_nombre',
      'a.tag as a_tag',
      'a.imagen as a_imagen',
      'a.deleted_at as a_deleted_at',
      'b.id as b_id',
      'b.nombre as b_nombre',
      'b.tag as b_tag',
      'b.imagen as b_imagen',
      'b.deleted_at as b_deleted_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectRetos>['execute']>>[number]

function present(row: Row): Reto {
  const state = parseState(row.situacion)
  const { estado, turno, fechas, ofrecidas, fecha, servidor, bando, cierre, reclamo, id_match, elige_hasta } = state
  const turn = turnToPick(state)
  return {
    id: row.id,
    id_etapa: row.id_etapa,
    etapa: { id: row.id_etapa, nombre: row.etapa_nombre, juego: { id: row.juego_id, nombre: row.juego_nombre } },
    retador: {
      id: row.a_id,
      nombre: row.a_nombre,
      tag: row.a_tag,
      imagen: row.a_imagen,
      eliminado: row.a_deleted_at !== null,
    },
    retado: {
      id: row.b_id,
      nombre: row.b_nombre,
      tag: row.b_tag,
      imagen: row.b_imagen,
      eliminado: row.b_deleted_at !== null,
    },
    estado,
    turno,
    responde_hasta: row.responde_hasta,
    fechas: [...fechas],
    ofrecidas,
    fecha,
    mejor_de: matchMaps,
    servidor,
    mapas: state.mapas.map((map, index) => ({ orden: index + 1, ...map })),
    bando,
    elige: turn && elige_hasta !== null ? { ...turn, hasta: elige_hasta } : null,
    cierre,
    reclamo,
    id_match,
    creado: row.creado,
    version: row.version,
  }
}

/** Query for the retos that this viewer may see (docs/behaviour/retos.md#Retos). */
const visibleTo = (db: Db, viewer: RetoViewer | null) =>
  viewer?.moderates
    ? selectRetos(db)
    : selectRetos(db).where((eb) =>
        eb.or([
          eb('r.fecha', 'is not', null),
          ...(viewer
            ? [
                eb.exists(
                  eb
                    .selectFrom('memberships as own')
                    .where('own.player_id', '=', viewer.id)
                    .where((e) =>
                      e.or([e('own.id_clan', '=', e.ref('r.id_retador')), e('own.id_clan', '=', e.ref('r.id_retado'))]),
                    )
                    .select('own.id_clan'),
                ),
              ]
            : []),
        ]),
      )

export async function retoById(db: Db, id: number): Promise<Reto | null> {
  const row = await selectRetos(db).where('r.id', '=', id).executeTakeFirst()
  return row ? present(row) : null
}

export async function maySeeReto(db: Db, id: number, viewer: RetoViewer | null): Promise<boolean> {
  return Boolean(await visibleTo(db, viewer).where('r.id', '=', id).executeTakeFirst())
}

const openEstados = ['propuesto', 'acordado'] as const

/** Retos that the viewer may see: open ones, soonest first, then the last `endedRetosListed` ended. `estado`: only those in this state. */
export async function listRetos(
  db: Db,
  viewer: RetoViewer | null,
  { etapa, clan, estado }: { etapa?: number | undefined; clan?: number | undefined; estado?: RetoEstado | undefined },
): Promise<Reto[]> {
  const seen = () => {
    let query = visibleTo(db, viewer)
    if (etapa !== undefined) query = query.where('r.id_etapa', '=', etapa)
    if (clan !== undefined)
      query = query.where((eb) => eb.or([eb('r.id_retador', '=', clan), eb('r.id_retado', '=', clan)]))
    if (estado !== undefined) query = query.where('r.estado', '=', estado)
    return query
  }
  const open = await seen()
    .where('r.estado', 'in', [...openEstados])
    .orderBy((eb) => eb.fn.coalesce('r.fecha', 'r.responde_hasta'))
    .orderBy('r.id')
    .execute()
  const ended = await seen()
    .where('r.estado', 'not in', [...openEstados])
    .orderBy('r.id', 'desc')
    .limit(endedRetosListed)
    .execute()
  return readableRows([...open, ...ended], present)
}

/**
 * Retos with an agreed date at or after `since` (ISO 8601), even if cancelled later, sorted by this date: of a clan, of an etapa, of a
 * player's clans, or all (null).
 */
export async function agreedRetosSince(
  db: Db,
  since: string,
  of: { clan: number } | { etapa: number } | { player: number } | null,
): Promise<Reto[]> {
  let query = selectRetos(db).where('r.fecha', '>=', since).orderBy('r.fecha').orderBy('r.id').limit(agendaListed)
  if (of && 'etapa' in of) query = query.where('r.id_etapa', '=', of.etapa)
  if (of && !('etapa' in of)) {
    const clans =
      'clan' in of ? [of.clan] : db.selectFrom('memberships').where('player_id', '=', of.player).select('id_clan')
    query = query.where((eb) => eb.or([eb('r.id_retador', 'in', clans), eb('r.id_retado', 'in', clans)]))
  }
  return readableRows(await query.execute(), present)
}

/** Retos in which a clan contests that it was reported as a no-show: undecided ones, oldest first, then decided ones, latest first. */
export async function contestedRetos(db: Db): Promise<Reto[]> {
  const contested = () => selectRetos(db).where('r.reclamado_at', 'is not', null)
  const waiting = await contested().where('r.fallo', 'is', null).orderBy('r.reclamado_at').execute()
  const decided = await contested()
    .where('r.fallo', 'is not', null)
    .orderBy('r.reclamado_at', 'desc')
    .limit(endedRetosListed)
    .execute()
  return readableRows([...waiting, ...decided], present)
}

/** Number of contested no-shows that staff must decide. */
export async function waitingContests(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('retos')
    .where('reclamado_at', 'is not', null)
    .where('fallo', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The fields that a reto's history shows of a stored act (a step, such as a pick). `juntos` (both clans opened the page) is not shown. */
const actSchema = z.object({
  tipo: z.enum([...retoSteps, 'juntos']),
  fecha: z.string(),
  id_clan: z.int().nullable(),
  motivo: z.string().nullish(),
  codigo: z.string().optional(),
  lado: z.string().optional(),
  texto: z.string().optional(),
})

function stepOf({ quien, acto }: { quien: string | null; acto: string }): RetoStep | null {
  const { tipo, fecha, id_clan, motivo, codigo, lado, texto } = actSchema.parse(JSON.parse(acto))
  return tipo === 'juntos' ? null : { tipo, fecha, quien, id_clan, detalle: codigo ?? lado ?? motivo ?? texto ?? null }
}

async function historyOf(db: Db, id: number): Promise<RetoStep[]> {
  const rows = await db
    .selectFrom('reto_actos')
    .where('id_reto', '=', id)
    .orderBy('id')
    .select(['quien', 'acto'])
    .execute()
  return rows.flatMap((row) => readable(row, stepOf) ?? [])
}

/** A step of a reto's history by its id (`paso`; null if users are not shown it), and the reto's id; null if there is no such step. */
export async function retoStepById(db: Db, id: number): Promise<{ id_reto: number; paso: RetoStep | null } | null> {
  const row = await db
    .selectFrom('reto_actos')
    .where('id', '=', id)
    .select(['id_reto', 'quien', 'acto'])
    .executeTakeFirst()
  return row ? { id_reto: row.id_reto, paso: stepOf(row) } : null
}

/** Agreed retos with a date after `from` and until `until` (ISO 8601), soonest first. */
export async function agreedUntil(db: Db, from: string, until: string): Promise<Reto[]> {
  const rows = await selectRetos(db)
    .where('r.estado', '=', 'acordado')
    .where('r.fecha', '>', from)
    .where('r.fecha', '<=', until)
    .orderBy('r.fecha')
    .orderBy('r.id')
    .execute()
  return readableRows(rows, present)
}

/** The latest state (players, map) of a reto's game server; null if the reto is not being played at `now` (ms since 1970). */
async function liveOf(db: Db, { id, fecha, estado }: Reto, now: number): Promise<RetoPage['vivo']> {
  if (estado !== 'acordado' || fecha === null) return null
  const start = Date.parse(fecha)
  if (now < start - watchedBeforeMs || now > start + watchedAfterMs) return null
  const row = await db
    .selectFrom('reto_muestras')
    .where('id_reto', '=', id)
    .orderBy('id', 'desc')
    .select('muestra')
    .executeTakeFirst()
  return row ? readable(row.muestra, (text) => liveSample.parse(JSON.parse(text))) : null
}

/** All data of a reto's page as this viewer sees it; null if there is no such reto or the viewer may not see it. */
export async function retoPage(db: Db, id: number, viewer: RetoViewer | null, now: Date): Promise<RetoPage | null> {
  const row = await visibleTo(db, viewer).where('r.id', '=', id).executeTakeFirst()
  if (!row) return null
  const reto = present(row)
  const jugadores = await retoPlayers(db, id, [reto.retador.id, reto.retado.id])
  const inside = viewer !== null && (viewer.moderates || jugadores.some((player) => player.id === viewer.id))
  return {
    ...reto,
    texto: inside ? row.texto : null,
    quien: row.quien,
    historia: await historyOf(db, id),
    jugadores,
    vivo: await liveOf(db, reto, now.getTime()),
  }
}

/**
 * How reliable a clan is in retos: number of retos played, of agreed retos that the clan cancelled, and of retos to which it did not come.
 * `faltas`: the latest five cancelled or missed retos.
 */
export async function retoRecord(db: Db, clan: number): Promise<RetoRecord> {
  const rows = await selectRetos(db)
    .where('r.fecha', 'is not', null)
    .where('r.estado', 'in', ['jugado', 'cancelado', 'no-presentado'])
    .where((eb) => eb.or([eb('r.id_retador', '=', clan), eb('r.id_retado', '=', clan)]))
    .orderBy('r.id', 'desc')
    .execute()
  const all = readableRows(rows, present)
  const absent = all.filter(
    (reto) => absentClan({ ...reto, retador: reto.retador.id, retado: reto.retado.id }) === clan,
  )
  const cancelled = all.filter(({ estado, cierre }) => estado === 'cancelado' && cierre?.id_clan === clan)
  const faults = new Set([...absent, ...cancelled].map(({ id }) => id))
  return {
    jugados: all.filter(({ estado }) => estado === 'jugado').length,
    cancelados: cancelled.length,
    no_presentados: absent.length,
    faltas: all.filter(({ id }) => faults.has(id)).slice(0, 5),
  }
}
