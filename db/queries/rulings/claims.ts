import type { Claim } from '@trinchera/contract/rulings'
import type { Db } from '../../database'
import type { MatchClaimsTable } from '../../schema/anuncios'

const columns = ['id', 'id_match', 'id_clan', 'tipo', 'texto', 'quien', 'fecha', 'settled_at'] as const
type Row = Pick<MatchClaimsTable, Exclude<(typeof columns)[number], 'id'>> & { id: number }

const present = ({ settled_at, ...claim }: Row): Claim => ({ ...claim, abierto: settled_at === null })

export type NewClaim = Pick<
  MatchClaimsTable,
  'id_match' | 'id_clan' | 'player_id' | 'quien' | 'tipo' | 'texto' | 'fecha'
>

/** Stores an open claim against a match. Violates a unique constraint if the clan already has an open claim against it. */
export async function insertClaim(trx: Db, claim: NewClaim): Promise<Claim> {
  return present(
    await trx
      .insertInto('match_claims')
      .values({ ...claim, settled_at: null })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
}

export async function hasOpenClaim(db: Db, match: number, clan: number): Promise<boolean> {
  const open = db
    .selectFrom('match_claims')
    .where('id_match', '=', match)
    .where('id_clan', '=', clan)
    .where('settled_at', 'is', null)
  return Boolean(await open.select('id').executeTakeFirst())
}

export async function claimById(db: Db, id: number): Promise<Claim | null> {
  const row = await db.selectFrom('match_claims').where('id', '=', id).select(columns).executeTakeFirst()
  return row ? present(row) : null
}

/** A claim that was settled, and the player to notify, who made it; `player_id` is null if the account was deleted. */
export interface SettledClaim {
  claim: Claim
  player_id: number | null
}

const settle = (trx: Db, now: string) =>
  trx.updateTable('match_claims').set({ settled_at: now }).where('settled_at', 'is', null)
const settled = ({ player_id, ...row }: Row & { player_id: number | null }): SettledClaim => ({
  claim: present(row),
  player_id,
})

/** Settles a claim; null if there is no open claim with this id. `now`: ISO 8601. */
export async function settleClaim(trx: Db, id: number, now: string): Promise<SettledClaim | null> {
  const row = await settle(trx, now)
    .where('id', '=', id)
    .returning([...columns, 'player_id'])
    .executeTakeFirst()
  return row ? settled(row) : null
}

/** Settles all open claims against a match and returns them. `now`: ISO 8601. */
export async function settleClaimsOf(trx: Db, match: number, now: string): Promise<SettledClaim[]> {
  return (
    await settle(trx, now)
      .where('id_match', '=', match)
      .returning([...columns, 'player_id'])
      .execute()
  ).map(settled)
}

/** The open claims that a clan has made, newest first. */
export async function openClaimsOf(db: Db, clan: number): Promise<Claim[]> {
  return (
    await db
      .selectFrom('match_claims')
      .where('id_clan', '=', clan)
      .where('settled_at', 'is', null)
      .orderBy('id', 'desc')
      .select(columns)
      .execute()
  ).map(present)
}

/** Number of matches per query, well below the limits of SQLite and PostgreSQL for variables. */
const atOnce = 1000

/** The claims against each match, by match id: open ones first, each group newest first. */
export async function claimsOf(db: Db, matches: readonly number[]): Promise<Map<number, Claim[]>> {
  const claims = new Map<number, Claim[]>(matches.map((id) => [id, []]))
  for (let start = 0; start < matches.length; start += atOnce) {
    const some = matches.slice(start, start + atOnce)
    const rows = await db
      .selectFrom('match_claims')
      .where('id_match', 'in', some)
      .orderBy('id', 'desc')
      .select(columns)
      .execute()
    for (const row of rows) claims.get(row.id_match)?.push(present(row))
  }
  for (const own of claims.values()) own.sort((a, b) => Number(b.abierto) - Number(a.abierto))
  return claims
}
