import { paths } from '@trinchera/contract/site-paths'
import { lockAnuncioToTell, storeToldUntil } from '@trinchera/db/queries/anuncios/told'
import { followersAfter } from '@trinchera/db/queries/notices/preferences'
import { deliverNotices } from '@trinchera/effects/notices'
import { rest } from '../push/rest'
import type { Perform, WorkerContext } from '../context'

/** Players given notice in one transaction: a report of a loss waits no longer than one of these. */
const atOnce = 25

/** Gives the next players notice; false once nobody is left. */
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

/** Gives notice of an anuncio to who wants it, some players in each transaction; killed in between, it goes on after the last one. */
export const tellAnuncio: Perform<'tell-anuncio'> = async ({ anuncio }, context) => {
  for (;;) {
    const since = performance.now()
    if (!(await tellSome(context, anuncio))) return
    await rest(since)
  }
}
