import { paths } from '@trinchera/contract/site-paths'
import { lockAnuncioToTell, storeToldUntil } from '@trinchera/db/queries/anuncios/told'
import { followersAfter } from '@trinchera/db/queries/notices/preferences'
import { deliverNotices } from '@trinchera/effects/notices'
import { rest } from '../push/rest'
import type { Perform, WorkerContext } from '../context'

/** How many players are notified in one transaction; small, so that a reported loss does not wait long for the database. */
const atOnce = 25

/** Notifies the next players; returns false if none are left. */
function tellSome({ database, ...services }: WorkerContext, anuncio: number): Promise<boolean> {
  return database.transaction(async (trx, onCommit) => {
    const found = await lockAnuncioToTell(trx, anuncio)
    if (!found) return false
    const followers = await followersAfter(trx, 'anuncio', found.avisado_hasta, atOnce)
    await deliverNotices(
      trx,
      onCommit,
      services,
      followers.filter(({ player_id }) => player_id !== found.id_creador),
      () => ({ tipo: 'anuncio', texto: found.titulo, enlace: paths.anuncio(anuncio) }),
    )
    await storeToldUntil(trx, anuncio, followers.at(-1)?.player_id ?? null)
    return followers.length > 0
  })
}

/**
 * Notifies players who follow anuncios, some in each transaction. If the process is killed in between, the next run continues after the
 * last notified player.
 */
export const tellAnuncio: Perform<'tell-anuncio'> = async ({ anuncio }, context) => {
  for (;;) {
    const since = performance.now()
    if (!(await tellSome(context, anuncio))) return
    await rest(since)
  }
}
