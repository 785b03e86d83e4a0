import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { playersCalled } from '@trinchera/db/queries/foro/authors'
import { followersOf } from '@trinchera/db/queries/foro/lecturas'
import { playersWithUnread } from '@trinchera/db/queries/notices/notices'
import { notify } from '@trinchera/effects/notices'
import { slugOf } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { mostMentions } from '@trinchera/rules/limits'
import { calledNames } from '@trinchera/rules/mentions'
import type { SessionInfo } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'

/** Ids of the players whom a text mentions by `@name`. Throws 400 if a text mentions more players than allowed. */
export async function mentionsIn(db: Db, html: string): Promise<number[]> {
  const called = await playersCalled(db, calledNames(textOf(html)))
  if (called.length > mostMentions)
    throw fieldError(400, 'contenido', `Un mensaje puede nombrar a ${mostMentions} jugadores como máximo`)
  return called
}

interface Written {
  tema: { id: number; titulo: string }
  mensaje: number
  mentioned: readonly number[]
  /** Id of the quoted post's author; null if there is none. */
  quoted?: number | null
}

/**
 * Notifies the quoted player, the mentioned players and the followers of the topic of a new post. Each gets only one of these notices, and
 * players who muted the topic get none. Followers with an unread notice about the topic get no second one
 * (docs/behaviour/anuncios-and-foro.md#Notices of the forum).
 */
export async function notifyOfMensaje(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  session: SessionInfo,
  { tema, mensaje, mentioned, quoted = null }: Written,
): Promise<void> {
  const { following, muted } = await followersOf(trx, tema.id)
  const told = new Set([session.id])
  const untold = (players: readonly number[]) => {
    const fresh = players.filter((player) => !told.has(player) && !muted.has(player))
    for (const player of fresh) told.add(player)
    return fresh
  }
  const enlace = paths.mensaje(tema.id, slugOf(tema.titulo), mensaje)
  const tell = (players: readonly number[], what: string) =>
    notify(trx, onCommit, services, players, {
      tipo: 'mencion',
      texto: `${session.username} ${what} en «${tema.titulo}».`,
      enlace,
    })
  await tell(untold(quoted === null ? [] : [quoted]), 'citó tu mensaje')
  await tell(untold(mentioned), 'te nombró')
  const topic = paths.tema(tema.id, slugOf(tema.titulo))
  const unread = await playersWithUnread(trx, following, 'foro', topic)
  const followers = untold(following).filter((player) => !unread.has(player))
  await notify(trx, onCommit, services, followers, {
    tipo: 'foro',
    texto: `Hay mensajes nuevos en «${tema.titulo}».`,
    enlace: topic,
  })
}
