import type { Transaction } from 'kysely'
import { storeFinals } from '../queries/ladder/etapas'
import type { Schema } from '../schema/database'
import { demoEtapas } from './data/etapas'
import { day } from './evenings'
import type { PlannedClaim } from './planned'

type Trx = Transaction<Schema>
export type Staff = { id: number; username: string }
const iso = (at: number) => new Date(at).toISOString()

/** Stores an entry of the audit log (docs/behaviour/staff.md#Audit log). */
export const note = (
  trx: Trx,
  by: Staff,
  at: string,
  action: string,
  target: string,
  before: unknown,
  after: unknown,
) =>
  trx
    .insertInto('audit_log')
    .values({
      at,
      actor_id: by.id,
      actor: by.username,
      action,
      target,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()

/** Stores the claims. A dismissed claim gets an entry in the audit log, like every staff action (docs/behaviour/staff.md#Audit log). */
export async function storeClaims(
  trx: Trx,
  claims: readonly (PlannedClaim & { id_match: number; id_clan: number; player: Staff })[],
  moderator: Staff,
): Promise<void> {
  for (const { id_match, id_clan, player, tipo, texto, at, dismissed } of claims) {
    const quien = player.username
    const claim = {
      id_match,
      id_clan,
      player_id: player.id,
      quien,
      tipo,
      texto,
      fecha: iso(at),
      settled_at: dismissed && iso(dismissed.at),
    }
    const { id } = await trx.insertInto('match_claims').values(claim).returning('id').executeTakeFirstOrThrow()
    if (!dismissed) continue
    await note(
      trx,
      moderator,
      iso(dismissed.at),
      'reclamo.descartar',
      `reclamo ${id} (partida ${id_match})`,
      { abierto: true, quien, tipo, texto },
      { abierto: false, motivo: dismissed.motivo },
    )
  }
}

/** Archives the past etapas, a day after their last match. Their ladder tables must be complete. `etapas`: ids in `demoEtapas` order. */
export async function archiveOldEtapas(
  trx: Trx,
  etapas: readonly number[],
  administrator: Staff,
  now: number,
): Promise<void> {
  for (const [index, { activo, closes, nombre, juego }] of demoEtapas.entries()) {
    const etapa = etapas[index]
    if (activo || etapa === undefined) continue
    const at = iso(now - (closes - 1) * day)
    const clanes = await storeFinals(trx, etapa, at)
    const primeros = clanes.slice(0, 3).map(({ id, nombre, ranking_actual }) => ({ id, nombre, ranking_actual }))
    await note(
      trx,
      administrator,
      at,
      'etapa.archivar',
      `etapa ${etapa} (${nombre} de ${juego})`,
      { activo: true, archivada: false },
      { archivada: true, clanes: clanes.length, primeros },
    )
  }
}
