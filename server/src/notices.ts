import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { oweNotice } from '@trinchera/db/queries/mails'
import { insertNotices, leadersOf, unreadOf, wishesOf } from '@trinchera/db/queries/notices'
import type { Services } from './services'

export interface NoticeToSend { tipo: NoticeTipo; texto: string; enlace: string | null }

type Needs = Pick<Services, 'live' | 'jobs' | 'now'>

/** Each player the notice made for them, in the transaction of what it tells of; those who switched its kind off are left alone. */
async function notifyEach(trx: Db, onCommit: OnCommit, { live, jobs, now }: Needs, players: readonly number[], tipo: NoticeTipo, made: (player: number) => Omit<NoticeToSend, 'tipo'>): Promise<void> {
  const at = now().toISOString()
  const wishes = await wishesOf(trx, [...new Set(players)], tipo)
  const seen = wishes.filter(({ sitio }) => sitio).map(({ player_id }) => player_id)
  const stored = await insertNotices(trx, seen.map((player_id) => ({ player_id, tipo, ...made(player_id) })), at)
  const unread = await unreadOf(trx, seen)
  for (const { player_id, notice } of stored) {
    onCommit(() => live.emit(rooms.jugador(player_id), 'notice:created', { notice, sin_leer: unread.get(player_id) ?? 0 }))
  }
  for (const { player_id, correo } of wishes) {
    if (!correo) continue
    const mail = await oweNotice(trx, player_id, { tipo, ...made(player_id) }, at)
    onCommit(() => jobs.enqueue('deliver-mail', { mail }))
  }
}

/** Tells players of something, in its own transaction: on the site and by mail, as each wants that kind. `texto` is a whole sentence, plain text. */
export function notify(trx: Db, onCommit: OnCommit, services: Needs, players: readonly number[], { tipo, ...said }: NoticeToSend): Promise<void> {
  return notifyEach(trx, onCommit, services, players, tipo, () => said)
}

/** Tells the Líder and the Co-Líderes of some clans, with a link to their own; `except` knows already. */
export async function notifyLeaders(trx: Db, onCommit: OnCommit, services: Needs, clans: readonly number[], { tipo, texto }: Omit<NoticeToSend, 'enlace'>, except?: number): Promise<void> {
  const clanOf = new Map((await leadersOf(trx, clans)).map(({ player_id, id_clan }) => [player_id, id_clan]))
  if (except !== undefined) clanOf.delete(except)
  await notifyEach(trx, onCommit, services, [...clanOf.keys()], tipo, (player) => ({ texto, enlace: `/ladder/detalle-clan/${clanOf.get(player)}` }))
}
