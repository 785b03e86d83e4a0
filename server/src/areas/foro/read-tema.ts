import { paths } from '@trinchera/contract/site-paths'
import type { Seguimiento } from '@trinchera/rules/foro'
import { storeFollowing, storeRead } from '@trinchera/db/queries/foro/lecturas'
import { lockTema } from '@trinchera/db/queries/foro/stored-temas'
import { firstAfter } from '@trinchera/db/queries/foro/mensajes'
import { unreadAbout } from '@trinchera/db/queries/notices/notices'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { readNotices } from '../notificaciones/read-notices'

const none = 'Ese tema no existe'

/** Stores that a player has read a topic up to the post `hasta`, and marks the notices about these posts as read, on all devices. */
export async function readTema(services: Services, session: SessionInfo, id: number, hasta: number): Promise<void> {
  const isRead = await services.database.transaction(async (trx) => {
    const tema = found(await lockTema(trx, id), none)
    await storeRead(trx, session.id, id, Math.min(hasta, tema.ultimo))
    return (await firstAfter(trx, id, hasta)) === null
  })
  const notices = await unreadAbout(services.database.db, session.id, paths.tema(id, ''))
  const read = notices.filter(({ enlace }) => {
    const mensaje = /\?mensaje=(\d+)$/.exec(enlace)?.[1]
    return mensaje === undefined ? isRead : Number(mensaje) <= hasta
  })
  if (read.length)
    await readNotices(
      services,
      session,
      read.map((notice) => notice.id),
    )
}

/** Stores whether a player follows a topic, has muted it, or neither. */
export function followTema(services: Services, session: SessionInfo, id: number, modo: Seguimiento): Promise<void> {
  return services.database.transaction(async (trx) => {
    found(await lockTema(trx, id), none)
    await storeFollowing(trx, session.id, id, modo)
  })
}
