import { paths } from '@trinchera/contract/site-paths'
import { bracketState, torneosToClose } from '@trinchera/db/queries/torneos/acts'
import { enrolmentsOf } from '@trinchera/db/queries/torneos/inscripciones'
import { lockForActs, lockTorneo, storeCalledIn, torneosToCallIn } from '@trinchera/db/queries/torneos/stored-torneos'
import { notifyReporters } from '@trinchera/effects/notices'
import { actOnTorneo } from '@trinchera/effects/torneos'
import { bracketOf } from '@trinchera/rules/torneo/bracket'
import { checkinRefusal } from '@trinchera/rules/torneo-estado'
import type { WorkerContext } from '../context'

/** Torneos per sweep; each match is a transaction of its own. */
const atOnce = 100

/**
 * Closes the reported matches whose winners did not object in time (docs/rules.md#Report of a torneo match). The rule refuses what was done
 * meanwhile, so each is closed once, however many workers sweep.
 */
export async function closeTorneoMatches(context: WorkerContext): Promise<void> {
  const { database, now } = context
  for (const id of await torneosToClose(database.db, now().toISOString(), atOnce)) {
    await database.transaction(async (trx, onCommit) => {
      const fecha = now().toISOString()
      const stored = await lockForActs(trx, id)
      const state = stored && bracketState(stored)
      const due = state
        ? bracketOf(state)
            .flatMap(({ partidas }) => partidas)
            .find(({ objeta_hasta }) => objeta_hasta !== null && objeta_hasta <= fecha)
        : undefined
      if (stored && due)
        await actOnTorneo(
          trx,
          onCommit,
          context,
          stored,
          { tipo: 'cerrar', partida: due.id, id_clan: null, fecha },
          null,
        )
    })
  }
}

/** Tells the enrolled clans once that they can check in. */
export async function callIn(context: WorkerContext): Promise<void> {
  const { database, now } = context
  for (const { id } of await torneosToCallIn(database.db, now().toISOString())) {
    await database.transaction(async (trx, onCommit) => {
      const at = now()
      const torneo = await lockTorneo(trx, id)
      if (!torneo || torneo.checkin_avisado_at !== null || checkinRefusal(torneo, at.getTime()) !== null) return
      await storeCalledIn(trx, id, at.toISOString())
      const clans = (await enrolmentsOf(trx, id)).filter(({ checkin_at }) => checkin_at === null)
      if (!clans.length) return
      await notifyReporters(
        trx,
        onCommit,
        context,
        clans.map(({ id_clan }) => id_clan),
        {
          tipo: 'torneo',
          texto: `${torneo.nombre}. Se abrió el check-in: digan que están antes de que parta`,
          enlace: paths.torneo(id),
        },
      )
    })
  }
}
