import { sql } from 'kysely'
import type { WinClaim } from '@trinchera/contract/win-claims'
import { settledWinClaimsListed } from '@trinchera/rules/limits'
import type { Db } from '../../database'
import { presentMaps } from '../../presenters'

const selectWinClaims = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('victorias as v')
    .innerJoin('etapas', 'etapas.id', 'v.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .innerJoin('clans as w', 'w.id', 'v.id_clan_ganador')
    .innerJoin('clans as l', 'l.id', 'v.id_clan_perdedor')
    .where('v.id', 'in', [...ids])
    .orderBy('v.id', 'desc')
    .selectAll('v')
    .select([
      'etapas.nombre as etapa_nombre',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
      'w.nombre as w_nombre',
      'w.tag as w_tag',
      'w.imagen as w_imagen',
      'l.nombre as l_nombre',
      'l.tag as l_tag',
      'l.imagen as l_imagen',
    ])
    .execute()

type Row = Awaited<ReturnType<typeof selectWinClaims>>[number]

const votesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('victoria_votos as votes')
    .innerJoin('clans', 'clans.id', 'votes.id_clan')
    .where('votes.id_victoria', 'in', [...ids])
    .orderBy('votes.fecha')
    .select(['votes.id_victoria', 'votes.quien', 'votes.voto', 'clans.nombre as clan'])
    .execute()

const picturesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('evidencias')
    .where('id_victoria', 'in', [...ids])
    .orderBy('id')
    .select(['id', 'id_victoria', 'id_clan', 'quien', 'texto', 'fecha'])
    .execute()

function respuestaOf({ respuesta_quien, respuesta_texto, respuesta_fecha }: Row): WinClaim['respuesta'] {
  if (respuesta_quien === null || respuesta_fecha === null) return null
  return { quien: respuesta_quien, texto: respuesta_texto, fecha: respuesta_fecha }
}

/** The staff's decision on a win claim; null unless staff decided it. */
function falloOf({ settled_by, settled_at, motivo }: Row): WinClaim['fallo'] {
  return settled_by !== null && settled_at !== null && motivo !== null
    ? { quien: settled_by, motivo, fecha: settled_at }
    : null
}

function present(
  row: Row,
  votes: Awaited<ReturnType<typeof votesOf>>,
  pictures: Awaited<ReturnType<typeof picturesOf>>,
): WinClaim {
  const { id, estado, jugada, texto, quien, fecha, responde_hasta, id_match } = row
  const votantes = votes.filter((vote) => vote.id_victoria === id).map(({ id_victoria: _winClaim, ...vote }) => vote)
  const count = (voto: 'si' | 'no') => votantes.filter((vote) => vote.voto === voto).length
  return {
    id,
    estado,
    etapa: { id: row.id_etapa, nombre: row.etapa_nombre, juego: { id: row.juego_id, nombre: row.juego_nombre } },
    ganador: { id: row.id_clan_ganador, nombre: row.w_nombre, tag: row.w_tag, imagen: row.w_imagen },
    perdedor: { id: row.id_clan_perdedor, nombre: row.l_nombre, tag: row.l_tag, imagen: row.l_imagen },
    jugada,
    texto,
    mapas: presentMaps(row.mapas),
    quien,
    fecha,
    responde_hasta,
    respuesta: respuestaOf(row),
    votos: { si: count('si'), no: count('no') },
    votantes,
    fallo: falloOf(row),
    id_match,
    evidencias: pictures
      .filter((picture) => picture.id_victoria === id)
      .map(({ id_victoria: _winClaim, ...picture }) => picture),
  }
}

/** The win claims with these ids, each with its votes and evidence pictures, newest first. */
async function winClaimsIn(db: Db, ids: readonly number[]): Promise<WinClaim[]> {
  if (!ids.length) return []
  const [rows, votes, pictures] = [await selectWinClaims(db, ids), await votesOf(db, ids), await picturesOf(db, ids)]
  return rows.map((row) => present(row, votes, pictures))
}

export async function winClaimById(db: Db, id: number): Promise<WinClaim | null> {
  const [winClaim] = await winClaimsIn(db, [id])
  return winClaim ?? null
}

const allIds = (db: Db) => db.selectFrom('victorias as readable').select('readable.id')

/** Ids of the win claims that a player may read: those in which the player's clan is a party and, for a Líder, all of the etapa. */
const readableBy = (db: Db, player: number) =>
  allIds(db).where((eb) =>
    eb.exists(
      eb
        .selectFrom('memberships as own')
        .where('own.player_id', '=', player)
        .whereRef('own.id_etapa', '=', 'readable.id_etapa')
        .where((e) =>
          e.or([
            e('own.rango', '=', 'Lider'),
            e('own.id_clan', '=', e.ref('readable.id_clan_ganador')),
            e('own.id_clan', '=', e.ref('readable.id_clan_perdedor')),
          ]),
        )
        .select('own.id_clan'),
    ),
  )

/** True if a player may read a win claim as a member of a clan. Whether the player may read it as staff is not checked here. */
export async function mayReadWinClaim(db: Db, id: number, player: number): Promise<boolean> {
  return Boolean(await readableBy(db, player).where('readable.id', '=', id).executeTakeFirst())
}

/**
 * All open win claims and the latest `settledWinClaimsListed` settled ones, newest first, of one etapa or of all. Only those that `player`
 * may read or, if `player` is null (staff), all.
 */
export async function listWinClaims(db: Db, player: number | null, etapa?: number): Promise<WinClaim[]> {
  const readable = () => {
    const ids = player === null ? allIds(db) : readableBy(db, player)
    return etapa === undefined ? ids : ids.where('readable.id_etapa', '=', etapa)
  }
  const settled = readable().where('readable.settled_at', 'is not', null)
  const latest = settled.orderBy('readable.id', 'desc').limit(settledWinClaimsListed)
  const open = await readable().where('readable.settled_at', 'is', null).execute()
  return winClaimsIn(
    db,
    [...open, ...(await latest.execute())].map(({ id }) => id),
  )
}

/**
 * Number of win claims that wait for a staff decision, because the rival disputed the claim or let the deadline pass (same rule as
 * `waitsForStaff`). `now`: ISO 8601.
 */
export async function waitingWinClaims(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('victorias')
    .where('settled_at', 'is', null)
    .where((eb) => eb.or([eb('estado', '=', 'disputada'), eb('responde_hasta', '<=', now)]))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
