import type { Medalla } from '@trinchera/contract/palmares'
import { etapaText, medalText } from '@trinchera/rules/medallas/texto'
import { medallaNombre, medallaTipos, type MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Db } from '../../database'

/** Maximum number of ids per SQL statement. A ruling on an early match may change many medals, and SQLite allows 32766 variables. */
const chunkSize = 5000

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  )

const selectMedals = (db: Db) =>
  db
    .selectFrom('medallas as d')
    .innerJoin('clans as c', 'c.id', 'd.id_clan')
    .leftJoin('etapas as e', 'e.id', 'd.id_etapa')
    .leftJoin('juegos as j', 'j.id', 'e.id_juego')
    .leftJoin('torneos as t', 't.id', 'd.id_torneo')
    .leftJoin('matches as m', 'm.id', 'd.id_match')
    .leftJoin('clans as g', 'g.id', 'm.id_clan_ganador')
    .leftJoin('clans as p', 'p.id', 'm.id_clan_perdedor')
    .select([
      'd.id',
      'd.clave',
      'd.tipo',
      'd.fecha',
      'd.valor',
      'd.vigente',
      'd.id_etapa',
      'd.id_torneo',
      'd.id_clan',
      'd.id_match',
      'c.nombre',
      'c.tag',
      'c.imagen',
      'e.nombre as etapa',
      'j.nombre as juego',
      't.nombre as torneo',
      'g.id as g_id',
      'g.nombre as g_nombre',
      'p.nombre as p_nombre',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectMedals>['execute']>>[number]

const present = ({ id_clan, id_match, g_id, g_nombre, p_nombre, ...row }: Row): Medalla => ({
  clave: row.clave,
  tipo: row.tipo,
  nombre: medallaNombre[row.tipo],
  texto: medalText({
    ...row,
    etapa: row.etapa && row.juego ? etapaText(row.etapa, row.juego) : null,
    rival: g_id === id_clan ? p_nombre : g_nombre,
  }),
  fecha: row.fecha,
  id_etapa: row.id_etapa,
  etapa: row.etapa,
  juego: row.juego,
  id_torneo: row.id_torneo,
  torneo: row.torneo,
  id_clan,
  clan: { id: id_clan, nombre: row.nombre, tag: row.tag, imagen: row.imagen },
  partida: id_match,
  vigente: row.vigente === 1,
})

const onShelf = (a: Medalla, b: Medalla) =>
  medallaTipos.indexOf(a.tipo) - medallaTipos.indexOf(b.tipo) ||
  b.fecha.localeCompare(a.fecha) ||
  a.clave.localeCompare(b.clave)

/** A clan's medals in force, in display order: by kind, and latest first within a kind. */
export async function medalsOfClan(db: Db, clan: number): Promise<Medalla[]> {
  const rows = await selectMedals(db).where('d.id_clan', '=', clan).where('d.vigente', '=', 1).execute()
  return rows.map(present).sort(onShelf)
}

/** The latest medals in force of one kind, latest first; at most `limit`. */
export async function medalsOfKind(db: Db, tipo: MedallaTipo, limit: number): Promise<Medalla[]> {
  const rows = await selectMedals(db)
    .where('d.tipo', '=', tipo)
    .where('d.vigente', '=', 1)
    .orderBy('d.fecha', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

/** The latest medals in force, latest first; at most `limit`. */
export async function latestMedals(db: Db, limit: number): Promise<Medalla[]> {
  const rows = await selectMedals(db)
    .where('d.vigente', '=', 1)
    .orderBy('d.fecha', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(present)
}

async function holdersOfChunk(db: Db, medals: readonly number[]) {
  const byMatch = db
    .selectFrom('medallas as d')
    .innerJoin('match_roster as s', (join) =>
      join.onRef('s.match_id', '=', 'd.id_match').onRef('s.id_clan', '=', 'd.id_clan'),
    )
    .where('d.id', 'in', [...medals])
    .select(['d.id', 's.player_id'])
  const byPodium = db
    .selectFrom('medallas as d')
    .innerJoin('memberships as s', 's.id_clan', 'd.id_clan')
    .where('d.id', 'in', [...medals])
    .where('d.id_match', 'is', null)
    .where('d.id_torneo', 'is', null)
    .select(['d.id', 's.player_id'])
  const byTorneo = db
    .selectFrom('medallas as d')
    .innerJoin('torneo_planteles as s', (join) =>
      join.onRef('s.id_torneo', '=', 'd.id_torneo').onRef('s.id_clan', '=', 'd.id_clan'),
    )
    .where('d.id', 'in', [...medals])
    .select(['d.id', 's.player_id'])
  return byMatch.unionAll(byPodium).unionAll(byTorneo).execute()
}

/**
 * Ids of the players who hold each of these medals, by medal id. For a medal earned by a match: the clan's roster of that match. For a
 * torneo: the clan's roster in the torneo. For a place on the podium: the clan's members, who cannot change after the etapa is archived.
 */
export async function holdersOf(db: Db, medals: readonly number[]): Promise<Map<number, number[]>> {
  const holders = new Map<number, number[]>(medals.map((id) => [id, []]))
  for (const chunk of chunksOf(medals))
    for (const { id, player_id } of await holdersOfChunk(db, chunk)) holders.get(id)?.push(player_id)
  return holders
}

/** The medals in force that a player holds (see `holdersOf`), in display order: by kind, and latest first within a kind. */
export async function medalsOfPlayer(db: Db, player: number): Promise<Medalla[]> {
  const byMatch = db
    .selectFrom('match_roster as s')
    .innerJoin('medallas as d', (join) =>
      join.onRef('d.id_match', '=', 's.match_id').onRef('d.id_clan', '=', 's.id_clan'),
    )
    .where('s.player_id', '=', player)
    .select('d.id')
  const byPodium = db
    .selectFrom('memberships as s')
    .innerJoin('medallas as d', 'd.id_clan', 's.id_clan')
    .where('s.player_id', '=', player)
    .where('d.id_match', 'is', null)
    .where('d.id_torneo', 'is', null)
    .select('d.id')
  const byTorneo = db
    .selectFrom('torneo_planteles as s')
    .innerJoin('medallas as d', (join) =>
      join.onRef('d.id_torneo', '=', 's.id_torneo').onRef('d.id_clan', '=', 's.id_clan'),
    )
    .where('s.player_id', '=', player)
    .select('d.id')
  const rows = await selectMedals(db)
    .where('d.vigente', '=', 1)
    .where('d.id', 'in', byMatch.union(byPodium).union(byTorneo))
    .execute()
  return rows.map(present).sort(onShelf)
}

/** The medals with these ids, whether in force or not. */
export async function medalsById(db: Db, ids: readonly number[]): Promise<{ id: number; medalla: Medalla }[]> {
  const rows: Row[] = []
  for (const chunk of chunksOf(ids))
    rows.push(...(await selectMedals(db).where('d.id', 'in', chunk).orderBy('d.id').execute()))
  return rows.map((row) => ({ id: row.id, medalla: present(row) }))
}
