import { fold } from '@trinchera/rules/folding'
import type { Transaction } from 'kysely'
import { inChunks } from '../queries/ladder/projection'
import type { Schema } from '../schema/database'
import { juegos, demoEtapas } from './data/etapas'
import { day } from './evenings'
import type { Community, PlannedClan, PlannedMatch } from './planned'
import { storeClaims } from './store-staff-work'

type Trx = Transaction<Schema>

const iso = (at: number) => new Date(at).toISOString()

/** What is stored for a planned item, for example the item's database id. Throws Error if the item was not stored. */
export function known<K, V>(stored: ReadonlyMap<K, V>, key: K): V {
  const value = stored.get(key)
  if (value === undefined) throw new Error(`not stored: ${String(key)}`)
  return value
}

export interface StoredPlayer {
  id: number
  username: string
  email: string
}

/** Stores the players. Where an existing account (the first administrator) has a player's username or e-mail, another value is stored. */
async function storePlayers(
  trx: Trx,
  { players }: Community,
  hashes: ReadonlyMap<string, string>,
): Promise<Map<string, StoredPlayer>> {
  const there = await trx.selectFrom('players').select(['username_folded', 'email']).execute()
  const rows = players.map(({ validado, created_at, ...player }) => {
    const username = there.some((row) => row.username_folded === fold(player.username))
      ? `${player.username}.demo`
      : player.username
    const email = there.some((row) => row.email === player.email) ? `demo.${player.email}` : player.email
    return {
      planned: player.username,
      row: {
        ...player,
        username,
        email,
        username_folded: fold(username),
        password_hash: hashes.get(player.username) ?? null,
        admin: player.rol < 5 ? 1 : 0,
        imagen: null,
        validado: validado ? 1 : 0,
        created_at: iso(created_at),
        edad: '18' as const,
      },
    }
  })
  await inChunks(rows, (chunk) =>
    trx
      .insertInto('players')
      .values(chunk.map(({ row }) => row))
      .execute(),
  )
  const stored = new Map(
    (await trx.selectFrom('players').select(['id', 'username', 'email']).execute()).map((row) => [row.username, row]),
  )
  await inChunks(rows, (chunk) =>
    trx
      .insertInto('consentimientos')
      .values(
        chunk.map(({ row }) => ({
          player_id: known(stored, row.username).id,
          version: 1,
          fecha: row.created_at,
          retirado_at: null,
        })),
      )
      .execute(),
  )
  return new Map(rows.map(({ planned, row }) => [planned, known(stored, row.username)]))
}

/** Stores the etapas in the order of `demoEtapas`, each with the `seq` and revision of its log. Returns their ids in the same order. */
async function storeEtapas(trx: Trx, { logs }: Community, now: number): Promise<number[]> {
  await trx
    .insertInto('juegos')
    .values(juegos.map((nombre) => ({ nombre, nombre_folded: fold(nombre) })))
    .execute()
  const juegoIds = new Map(
    (await trx.selectFrom('juegos').select(['id', 'nombre']).execute()).map((row) => [row.nombre, row.id]),
  )
  await trx
    .insertInto('etapas')
    .values(
      demoEtapas.map((etapa, index) => ({
        id_juego: known(juegoIds, etapa.juego),
        nombre: etapa.nombre,
        activo: etapa.activo ? 1 : 0,
        multijugador: etapa.multijugador ? 1 : 0,
        archived_at: null,
        created_at: iso(now - (etapa.opens + 6) * day),
        seq: logs[index]?.seq ?? 0,
        revision: logs[index]?.revision ?? 0,
        stale_from: null,
      })),
    )
    .execute()
  const rows = await trx.selectFrom('etapas').select(['id', 'id_juego', 'nombre']).execute()
  const ids = new Map(rows.map((row) => [`${row.id_juego} ${row.nombre}`, row.id]))
  return demoEtapas.map((etapa) => known(ids, `${known(juegoIds, etapa.juego)} ${etapa.nombre}`))
}

async function storeClans(
  trx: Trx,
  { clans }: Community,
  etapas: readonly number[],
  players: ReadonlyMap<string, StoredPlayer>,
): Promise<Map<PlannedClan, number>> {
  const etapaOf = (clan: PlannedClan) => etapas[clan.etapa] ?? 0
  const byAge = [...clans].toSorted((a, b) => a.created_at - b.created_at)
  await inChunks(byAge, (chunk) =>
    trx
      .insertInto('clans')
      .values(
        chunk.map((clan) => ({
          id_etapa: etapaOf(clan),
          id_lider: known(players, clan.members[0]?.username ?? '').id,
          nombre: clan.nombre,
          nombre_folded: fold(clan.nombre),
          tag: clan.tag,
          tag_folded: fold(clan.tag),
          imagen: null,
          created_at: iso(clan.created_at),
          deleted_at: null,
        })),
      )
      .execute(),
  )
  const rows = await trx.selectFrom('clans').select(['id', 'id_etapa', 'nombre']).execute()
  const byName = new Map(rows.map((row) => [`${row.id_etapa} ${row.nombre}`, row.id]))
  const ids = new Map(clans.map((clan) => [clan, known(byName, `${etapaOf(clan)} ${clan.nombre}`)]))
  const memberships = clans.flatMap((clan) =>
    clan.members.map(({ username, rango, joined_at }) => ({
      id_clan: known(ids, clan),
      player_id: known(players, username).id,
      id_etapa: etapaOf(clan),
      rango,
      joined_at: iso(joined_at),
    })),
  )
  await inChunks(memberships, (chunk) => trx.insertInto('memberships').values(chunk).execute())
  return ids
}

async function storeMatches(
  trx: Trx,
  { matches, claims, said }: Community,
  etapas: readonly number[],
  players: ReadonlyMap<string, StoredPlayer>,
  clans: ReadonlyMap<PlannedClan, number>,
  ruledBy: string,
): Promise<void> {
  const etapaOf = (match: PlannedMatch) => etapas[match.etapa] ?? 0
  await inChunks(matches, (chunk) =>
    trx
      .insertInto('matches')
      .values(
        chunk.map((match) => ({
          id_etapa: etapaOf(match),
          seq: match.seq,
          id_clan_ganador: known(clans, match.winner),
          id_clan_perdedor: known(clans, match.loser),
          comentario: match.comentario,
          id_reportero: known(players, match.reporter).id,
          reportado_por: known(players, match.reporter).username,
          fecha: iso(match.at),
          jugada: known(said, match).jugada,
          mapas: known(said, match).mapas.length > 0 ? JSON.stringify(known(said, match).mapas) : null,
        })),
      )
      .execute(),
  )
  const rows = await trx.selectFrom('matches').select(['id', 'id_etapa', 'seq']).execute()
  const byEntry = new Map(rows.map((row) => [`${row.id_etapa} ${row.seq}`, row.id]))
  const idOf = (match: PlannedMatch) => known(byEntry, `${etapaOf(match)} ${match.seq}`)

  const answers = matches.flatMap((match) => {
    const { answer } = known(said, match)
    return answer ? [{ match_id: idOf(match), ...answer }] : []
  })
  await inChunks(answers, (chunk) => trx.insertInto('match_answers').values(chunk).execute())

  const roster = matches.flatMap((match) =>
    [match.winner, match.loser].flatMap((clan) =>
      clan.members
        .filter((member) => member.joined_at <= match.at)
        .map(({ username, rango }) => ({
          match_id: idOf(match),
          id_clan: known(clans, clan),
          player_id: known(players, username).id,
          rango,
        })),
    ),
  )
  await inChunks(roster, (chunk) => trx.insertInto('match_roster').values(chunk).execute())

  await storeRulings(
    trx,
    matches.map((match) => ({ match, id: idOf(match), id_etapa: etapaOf(match) })),
    clans,
    known(players, ruledBy),
  )
  await storeClaims(
    trx,
    claims.map((claim) => ({
      ...claim,
      id_match: idOf(claim.match),
      id_clan: known(clans, claim.clan),
      player: known(players, claim.quien),
    })),
    known(players, ruledBy),
  )
}

/** Stores the rulings in force, each with an entry in the audit log, as for every staff action (docs/behaviour/staff.md#Audit log). */
async function storeRulings(
  trx: Trx,
  matches: readonly { match: PlannedMatch; id: number; id_etapa: number }[],
  clans: ReadonlyMap<PlannedClan, number>,
  by: StoredPlayer,
): Promise<void> {
  const rulings = matches
    .flatMap(({ match: { ruling }, id, id_etapa }) =>
      ruling
        ? [
            {
              match_id: id,
              id_etapa,
              tipo: ruling.tipo,
              seq: ruling.seq,
              id_clan: ruling.clan ? known(clans, ruling.clan) : null,
              motivo: ruling.motivo,
              ruled_by: by.id,
              created_at: iso(ruling.at),
              lifted_at: null,
              lifted_by: null,
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
  await trx.insertInto('rulings').values(rulings).execute()
  await trx
    .insertInto('audit_log')
    .values(
      rulings.map(({ match_id, tipo, id_clan, motivo, created_at }) => ({
        at: created_at,
        actor_id: by.id,
        actor: by.username,
        action: `reporte.${tipo}`,
        target: `partida ${match_id}`,
        before: JSON.stringify({ ruling: null }),
        after: JSON.stringify({ ruling: { tipo, id_clan }, motivo }),
      })),
    )
    .execute()
}

/**
 * Stores the planned community in the caller's transaction, without ladder tables. Returns the `players` by planned username, and the ids
 * of the etapas in the order of `demoEtapas`.
 */
export async function storeCommunity(
  trx: Trx,
  community: Community,
  hashes: ReadonlyMap<string, string>,
  ruledBy: string,
  now: Date,
): Promise<{ players: Map<string, StoredPlayer>; etapas: number[] }> {
  const players = await storePlayers(trx, community, hashes)
  const etapas = await storeEtapas(trx, community, now.getTime())
  const clans = await storeClans(trx, community, etapas, players)
  await storeMatches(trx, community, etapas, players, clans, ruledBy)
  return { players, etapas }
}
