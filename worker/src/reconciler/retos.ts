import { randomInt } from 'node:crypto'
import { lapsedRetos, overduePicks } from '@trinchera/db/queries/retos/due'
import { lockReto } from '@trinchera/db/queries/retos/stored-retos'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import type { Db } from '@trinchera/db/database'
import { actOnReto } from '@trinchera/effects/retos'
import { bandos, turnToPick, type RetoAct, type RetoState } from '@trinchera/rules/reto'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Maximum number of retos per pass. Each has its own transaction. */
const atOnce = 200

/**
 * Applies an overdue act (such as a random pick) to each reto. `deed` returns the act for a reto's state, which is read under the lock;
 * null if none is due. The rules refuse an act that was already done, so that several workers do it only once.
 */
async function actOnEach(
  context: WorkerContext,
  ids: readonly number[],
  deed: (trx: Db, state: RetoState, fecha: string) => Promise<RetoAct | null>,
): Promise<void> {
  await eachInTransaction(context, 'reto', ids, async (trx, onCommit, id) => {
    const stored = await lockReto(trx, id)
    const act = stored && (await deed(trx, stored.state, context.now().toISOString()))
    if (act) await actOnReto(trx, onCommit, context, stored, act, null)
  })
}

/** Ends retos to which nobody responded in time, and retos whose result nobody reported (docs/rules.md#Retos). */
export async function expireRetos(context: WorkerContext): Promise<void> {
  const ids = await lapsedRetos(context.database.db, context.now(), atOnce)
  await actOnEach(context, ids, async (_trx, _state, fecha) => ({ tipo: 'vencer', id_clan: null, fecha }))
}

const oneOf = <T>(choices: readonly T[]): T | undefined =>
  choices.length ? choices[randomInt(choices.length)] : undefined

/** In retos in which a clan has not picked in time, picks a map or the side at random; one pick per pass (docs/rules.md#Retos). */
export async function pickAtRandom(context: WorkerContext): Promise<void> {
  const ids = await overduePicks(context.database.db, context.now(), atOnce)
  await actOnEach(context, ids, async (trx, state, fecha) => {
    if (turnToPick(state)?.que === 'bando') {
      const lado = oneOf(bandos)
      return lado ? { tipo: 'bando', lado, id_clan: null, fecha } : null
    }
    const taken = new Set(state.mapas.map(({ codigo }) => codigo))
    const { lista } = (await readOpciones(trx)).mapas
    const codigo = oneOf(lista.map((map) => map.codigo).filter((one) => !taken.has(one)))
    return codigo === undefined ? null : { tipo: 'mapa', codigo, id_clan: null, fecha }
  })
}
