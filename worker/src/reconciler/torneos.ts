import { paths } from '@trinchera/contract/site-paths'
import { bracketState, torneosToClose } from '@trinchera/db/queries/torneos/acts'
import { enrolmentsOf } from '@trinchera/db/queries/torneos/inscripciones'
import {
  lockForActs,
  lockTorneo,
  storeCalledIn,
  torneosToCallIn,
  torneosToFill,
} from '@trinchera/db/queries/torneos/stored-torneos'
import { notifyReporters } from '@trinchera/effects/notices'
import { risenAtCheckin, tellOfPlaces } from '@trinchera/effects/torneo-places'
import { actOnTorneo, broadcastTorneo } from '@trinchera/effects/torneos'
import { bracketOf } from '@trinchera/rules/torneo/bracket'
import { checkinRefusal } from '@trinchera/rules/torneo-estado'
import type { WorkerContext } from '../context'
import { eachInTransaction, eachRow } from './each-row'

/** Maximum number of torneos per pass. Each match has its own transaction. */
const atOnce = 100
/** How long after the end of check-in a reserve clan is still notified that it got a place, ms. */
const fillGrace = 24 * 3_600_000

/**
 * Closes reported matches to which the winner did not object in time (docs/rules.md#Report of a torneo match). The rules refuse a match
 * that is already closed, so that several workers close it only once.
 */
export async function closeTorneoMatches(context: WorkerContext): Promise<void> {
  const { database, now } = context
  const reported = await torneosToClose(database.db, now().toISOString(), atOnce)
  await eachInTransaction(context, 'partida por cerrar del torneo', reported, async (trx, onCommit, id) => {
    const fecha = now().toISOString()
    const stored = await lockForActs(trx, id)
    const state = stored && bracketState(stored)
    if (!state) return
    const due = bracketOf(state)
      .flatMap(({ partidas }) => partidas)
      .find(({ objeta_hasta }) => objeta_hasta !== null && objeta_hasta <= fecha)
    const act = due && ({ tipo: 'cerrar', partida: due.id, id_clan: null, fecha } as const)
    if (act) await actOnTorneo(trx, onCommit, context, stored, act, null)
  })
}

/** Notifies the enrolled clans that check-in has begun. Each torneo is notified once. */
export async function callIn(context: WorkerContext): Promise<void> {
  const { database, now } = context
  const opened = await torneosToCallIn(database.db, now().toISOString())
  await eachInTransaction(context, 'check-in del torneo', opened, async (trx, onCommit, { id }) => {
    const at = now()
    const torneo = await lockTorneo(trx, id)
    if (!torneo || torneo.checkin_avisado_at !== null || checkinRefusal(torneo, at.getTime()) !== null) return
    await storeCalledIn(trx, id, at.toISOString())
    const missing = (await enrolmentsOf(trx, id)).flatMap(({ id_clan, checkin_at }) =>
      checkin_at === null ? [id_clan] : [],
    )
    if (missing.length)
      await notifyReporters(trx, onCommit, context, missing, {
        tipo: 'torneo',
        texto: `${torneo.nombre}. Se abrió el check-in: digan que están antes de que parta`,
        enlace: paths.torneo(id),
      })
  })
}

/** Notifies reserve clans that got the place of a clan that did not check in. Each torneo is notified once, after check-in. */
export async function fillPlaces(context: WorkerContext): Promise<void> {
  const { database, now } = context
  const at = now().getTime()
  const [from, until] = [new Date(at - fillGrace).toISOString(), new Date(at).toISOString()]
  await eachRow(context, 'cupos del torneo', await torneosToFill(database.db, from, until), async (found) => {
    if (!(await risenAtCheckin(database.db, found, at)).length) return
    await database.transaction(async (trx, onCommit) => {
      const torneo = await lockTorneo(trx, found.id)
      const risen = torneo ? await risenAtCheckin(trx, torneo, at) : []
      if (!torneo || !risen.length) return
      await tellOfPlaces(trx, onCommit, context, torneo, risen)
      await broadcastTorneo(trx, onCommit, context, torneo.id)
    })
  })
}
