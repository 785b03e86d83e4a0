import type { Palmares, PalmaresCampeon, PalmaresEtapa, PalmaresRecord } from '@trinchera/contract/palmares'
import { recordNombre, recordText, seasonRecords, titlesRecord } from '@trinchera/rules/medallas/records'
import { lineOf } from '@trinchera/rules/medallas/linaje'
import { etapaText } from '@trinchera/rules/medallas/texto'
import type { Db } from '../../database'
import { loadLinajes } from './linajes'
import { loadStories, type StoredStory } from './season-story'

export type NamedClan = PalmaresCampeon['clan']

/**
 * Returns a function that gives name, tag and picture of these clans by id, even of deleted ones; it throws for other ids. After an etapa
 * is archived, only staff can change its clans, so the names are practically those of that day.
 */
export async function namedClans(db: Db, ids: Iterable<number>): Promise<(id: number) => NamedClan> {
  const wanted = [...new Set(ids)]
  const rows = wanted.length
    ? await db.selectFrom('clans').where('id', 'in', wanted).select(['id', 'nombre', 'tag', 'imagen']).execute()
    : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const clan = byId.get(id)
    if (!clan) throw new Error(`there is no clan ${id}`)
    return clan
  }
}

/** Archived etapas, or only `etapa`, in the order in which they were archived. */
async function archivedEtapas(db: Db, etapa?: number) {
  let query = db
    .selectFrom('etapas as e')
    .innerJoin('juegos as j', 'j.id', 'e.id_juego')
    .where('e.archived_at', 'is not', null)
    .orderBy('e.archived_at')
    .orderBy('e.id')
    .select(['e.id', 'e.nombre', 'j.id as juego_id', 'j.nombre as juego_nombre'])
    .select((eb) => eb.fn.coalesce('e.archived_at', 'e.created_at').as('archivada'))
  if (etapa !== undefined) query = query.where('e.id', '=', etapa)
  return query.execute()
}

/** The first three clans of each of these archived etapas, with their members, by etapa id. */
async function podiums(db: Db, etapas: readonly number[]): Promise<Map<number, PalmaresEtapa['podio']>> {
  const podiums = new Map<number, PalmaresEtapa['podio']>(etapas.map((id) => [id, []]))
  if (!etapas.length) return podiums
  const rows = await db
    .selectFrom('standings as s')
    .innerJoin('clans as c', 'c.id', 's.id_clan')
    .where('s.id_etapa', 'in', [...etapas])
    .where('s.ranking_actual', '>=', 1)
    .where('s.ranking_actual', '<=', 3)
    .orderBy('s.ranking_actual')
    .select(['c.id', 'c.nombre', 'c.tag', 'c.imagen', 's.id_etapa', 's.ranking_actual', 's.triunfos', 's.derrotas'])
    .execute()
  const members = await db
    .selectFrom('memberships as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .where('m.id_etapa', 'in', [...etapas])
    .where('m.id_clan', 'in', rows.length ? rows.map(({ id }) => id) : [0])
    .where('p.closed_at', 'is', null)
    .orderBy('p.username')
    .select(['p.id', 'p.username', 'p.imagen', 'm.id_clan'])
    .execute()
  for (const { id_etapa, ranking_actual: puesto, ...clan } of rows)
    podiums.get(id_etapa)?.push({
      ...clan,
      puesto,
      jugadores: members.flatMap(({ id_clan, ...player }) => (id_clan === clan.id ? [player] : [])),
    })
  return podiums
}

const clansOf = ({ racha, sorpresa, triunfos, rivalidad }: StoredStory): number[] =>
  [racha?.clan, sorpresa?.clan, sorpresa?.rival, triunfos?.clan, rivalidad?.clan, rivalidad?.rival].filter(
    (id) => id !== undefined,
  )

/** Archived etapas that have a stored story, each with its story, in the order in which they were archived; with `etapa`, only that one. */
export async function palmaresEtapas(
  db: Db,
  etapa?: number,
): Promise<{ entries: PalmaresEtapa[]; stories: Map<number, StoredStory>; nameOf: (id: number) => NamedClan }> {
  const stories = await loadStories(db, etapa)
  const etapas = await archivedEtapas(db, etapa)
  const byEtapa = await podiums(
    db,
    etapas.map(({ id }) => id),
  )
  const nameOf = await namedClans(db, [...stories.values()].flatMap(clansOf))
  const entries = etapas.flatMap(({ juego_id, juego_nombre, ...row }): PalmaresEtapa[] => {
    const story = stories.get(row.id)
    if (!story) return []
    const { desde, hasta, dias, clanes, partidas, racha, sorpresa } = story
    return [
      {
        ...row,
        juego: { id: juego_id, nombre: juego_nombre },
        desde,
        hasta,
        dias,
        clanes,
        partidas,
        podio: byEtapa.get(row.id) ?? [],
        racha: racha && { ...racha, clan: nameOf(racha.clan) },
        sorpresa: sorpresa && {
          ...sorpresa,
          clan: nameOf(sorpresa.clan),
          rival: nameOf(sorpresa.rival),
          puestos: sorpresa.antes - sorpresa.despues,
        },
      },
    ]
  })
  return { entries, stories, nameOf }
}

async function records(
  db: Db,
  { entries, stories, nameOf }: Awaited<ReturnType<typeof palmaresEtapas>>,
): Promise<PalmaresRecord[]> {
  const before = await loadLinajes(db)
  const seasons = entries.flatMap(({ id }) => {
    const story = stories.get(id)
    return story ? [{ ...story, etapa: id }] : []
  })
  const champions = entries.flatMap(({ podio }) => podio.filter(({ puesto }) => puesto === 1))
  const titles = titlesRecord(
    champions.map(({ id }) => id),
    (clan) => lineOf(clan, before)[0] ?? clan,
  )
  const champion = (id: number) => champions.find((clan) => clan.id === id)
  const clanOf = (id: number | null): NamedClan | null => {
    if (id === null) return null
    const { nombre, tag, imagen } = champion(id) ?? nameOf(id)
    return { id, nombre, tag, imagen }
  }
  return [...seasonRecords(seasons), ...(titles ? [titles] : [])].map(({ tipo, valor, partida, ...ids }) => {
    const [clan, rival] = [clanOf(ids.clan), clanOf(ids.rival)]
    const etapa = entries.find(({ id }) => id === ids.etapa)
    const names = {
      clan: clan?.nombre ?? '',
      rival: rival?.nombre ?? '',
      etapa: etapa ? etapaText(etapa.nombre, etapa.juego.nombre) : '',
    }
    return {
      tipo,
      nombre: recordNombre[tipo],
      valor,
      texto: recordText({ tipo, valor }, names),
      clan,
      rival,
      etapa: etapa ? { id: etapa.id, nombre: etapa.nombre } : null,
      partida,
    }
  })
}

async function champions(db: Db): Promise<PalmaresCampeon[]> {
  const rows = await db
    .selectFrom('torneos as t')
    .innerJoin('clans as c', 'c.id', 't.campeon')
    .orderBy('t.inicio', 'desc')
    .orderBy('t.id', 'desc')
    .select(['t.id as id_torneo', 't.nombre as torneo', 't.inicio as fecha', 'c.id', 'c.nombre', 'c.tag', 'c.imagen'])
    .execute()
  return rows.map(({ id_torneo, torneo, fecha, ...clan }) => ({ id_torneo, torneo, fecha, clan }))
}

/** The hall of fame: archived etapas (latest first), records, and champions of torneos (latest first). */
export async function hallOfFame(db: Db): Promise<Palmares> {
  const told = await palmaresEtapas(db)
  return {
    etapas: told.entries.toReversed(),
    records: await records(db, told),
    campeones: await champions(db),
  }
}
