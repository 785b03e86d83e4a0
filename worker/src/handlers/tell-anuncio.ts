import { paths } from '@trinchera/contract/site-paths'
import { lockAnuncioToTell, storeToldUntil } from '@trinchera/db/queries/anuncios/told'
import { followersAfter } from '@trinchera/db/queries/notices/preferences'
import { deliverNotices } from '@trinchera/effects/notices'
import { rest } from '../push/rest'
import type { Perform, WorkerContext } from '../context'

/** Number of players notified in one transaction. Small, so that a reported loss does not wait long for the database. */
const atOnce = 25

/** Notifies the next players about an anuncio. Returns false if no players are left. */
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

/** Notifies players of an anuncio, some per transaction. If the process dies, the next run continues after the last of them. */
export const tellAnuncio: Perform<'tell-anuncio'> = async ({ anuncio }, context) => {
  for (;;) {
    const since = performance.now()
    if (!(await tellSome(context, anuncio))) return
    await rest(since)
  }
}
