import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { isEtapaArchived } from '@trinchera/db/queries/ladder/etapas'
import { torneoById } from '@trinchera/db/queries/site/torneos'
import { bracketState, reporterOf, storeAct, type StoredAct } from '@trinchera/db/queries/torneos/acts'
import { presentPartidas } from '@trinchera/db/queries/torneos/bracket'
import { enteredMatches, storeEntered, storeUndone } from '@trinchera/db/queries/torneos/entered-matches'
import type { StoredTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import type { BracketMatch, TorneoAct, TorneoRefusal } from '@trinchera/rules/torneo'
import {
  applyTorneoAct,
  changedMatches,
  championOf,
  isBracketOver,
  type BracketState,
} from '@trinchera/rules/torneo/bracket'
import { annulMatch } from './rulings'
import type { EffectServices } from './services'
import { storeMatch } from './store-match'
import { tellOfMatches } from './torneo-notices'

/** The player who performs an act on a bracket (report, decision…); null if a deadline causes the act. */
export type TorneoActor = { id: number; username: string } | null

/** Emits the current state of a torneo after the commit. */
export async function broadcastTorneo(
  trx: Db,
  onCommit: OnCommit,
  { live, now }: Pick<EffectServices, 'live' | 'now'>,
  id: number,
): Promise<void> {
  const torneo = await torneoById(trx, id, now().toISOString())
  onCommit(() => live.emit([rooms.publico, rooms.torneo(id), rooms.discord], 'tournament:changed', { id, torneo }))
}

/**
 * Updates the ladder after an act (report, decision…) on the bracket, if the torneo counts for the ladder. A match that ended by being
 * played is added to the log of the etapa once; if its result changes later, it is annulled there (docs/rules.md#Torneos in the ladder).
 */
async function enterLadder(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  torneo: StoredTorneo,
  { act, changed }: { act: StoredAct; changed: readonly BracketMatch[] },
  by: TorneoActor,
): Promise<void> {
  const { id, id_etapa, nombre } = torneo
  if (!torneo.cuenta_ladder || id_etapa === null || (await isEtapaArchived(trx, id_etapa))) return
  const entered = new Map((await enteredMatches(trx, id)).map((match) => [match.partida, match]))
  for (const match of changed) {
    const stands = match.estado === 'cerrada' && !match.sin_jugar ? match.ganador : null
    const perdedor = stands === match.a ? match.b : match.a
    const before = entered.get(match.id)
    if (before && before.ganador === stands && before.perdedor === perdedor) continue
    if (before) {
      if (!by) throw new Error(`match ${before.id_match} of torneo ${id} cannot be annulled by nobody`)
      await storeUndone(trx, before.id_match, services.now().toISOString())
      const motivo = `Cambió el resultado en el torneo ${nombre}`
      await annulMatch(trx, onCommit, services, before.id_match, { motivo, by })
    }
    if (stands === null || perdedor === null) continue
    // A player who confirms a report (act `cerrar`) is not the one who reported.
    const reporter = (act.tipo === 'cerrar' ? null : by) ?? (await reporterOf(trx, id, match.id))
    if (!reporter) throw new Error(`nobody reported match ${match.id} of torneo ${id}`)
    const { id: id_match } = await storeMatch(trx, onCommit, services, {
      id_etapa,
      id_clan_ganador: stands,
      id_clan_perdedor: perdedor,
      comentario: `${nombre}${match.marcador ? `: ${[...match.marcador].toSorted((a, b) => b - a).join('–')}` : ''}`,
      reporter,
      answer: { quien: nombre },
    })
    await storeEntered(trx, { id_torneo: id, partida: match.id, id_match })
  }
}

/** Stores an act on a bracket and the new state, sends notices and events, and updates the ladder. Returns the bracket's new version. */
export async function storeAndTell(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  stored: StoredTorneo,
  { act, state, changed }: { act: StoredAct; state: BracketState; changed: readonly BracketMatch[] },
  by: TorneoActor,
): Promise<number> {
  const { id } = stored
  const before = bracketState(stored)
  const version = await storeAct(trx, stored, act, state, by)
  await enterLadder(trx, onCommit, services, stored, { act, changed }, by)
  await tellOfMatches(trx, onCommit, services, { torneo: stored, before, changed, act }, by)
  const partidas = await presentPartidas(trx, id, changed)
  onCommit(() => services.live.emit(rooms.torneo(id), 'bracket:changed', { id, version, partidas }))
  if (before === null || championOf(state) !== stored.campeon || isBracketOver(state) !== isBracketOver(before))
    await broadcastTorneo(trx, onCommit, services, id)
  return version
}

/**
 * Performs an act on the bracket of a torneo that the caller has locked (`lockForActs`). Returns the bracket's new version (the current one
 * if nothing changed), or why the act is refused; a refused act stores nothing.
 */
export async function actOnTorneo(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  stored: StoredTorneo,
  act: TorneoAct,
  by: TorneoActor,
): Promise<{ version: number } | { refusal: TorneoRefusal }> {
  const before = bracketState(stored)
  if (stored.cancelado_at !== null) return { refusal: { code: 409, message: 'El torneo se canceló' } }
  if (!before) return { refusal: { code: 409, message: 'El torneo todavía no se sortea' } }
  const outcome = applyTorneoAct(before, act)
  if ('refusal' in outcome) return outcome
  const { state } = outcome
  if (state === before) return { version: stored.version }
  const changed = changedMatches(before, state)
  return { version: await storeAndTell(trx, onCommit, services, stored, { act, state, changed }, by) }
}
