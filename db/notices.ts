import type { JobPayload } from '@trinchera/contract/jobs'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { rooms, type NoticeCreated } from '@trinchera/contract/socket'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from './database'
import { enqueueMail, enqueueNoticeMail, type InvitationNames } from './queries/notices/mails'
import {
  insertNotices,
  unreadCountsOf,
  recipientsOf,
  leaderRecipientsOf,
  type NoticeRecipient,
} from './queries/notices/notices'

/** `invitation`: what the letter of its own says that an invitation is mailed as. */
export interface NoticeToSend {
  tipo: NoticeTipo
  texto: string
  enlace: string | null
  invitation?: InvitationNames
}

/** How whoever tells reaches browsers and mailboxes: what server and worker both have. */
interface Needs {
  live: { emit(room: string, event: 'notice:created', payload: NoticeCreated): void }
  jobs: { enqueue(name: 'deliver-mail', payload: JobPayload<'deliver-mail'>): void }
  now: () => Date
}

const toStore = (player_id: number, { tipo, texto, enlace }: NoticeToSend) => ({ player_id, tipo, texto, enlace })

/** Gives each player the notice made for them, on the site and by mail as each wants it, in the transaction of what it tells of. */
async function give<W extends NoticeRecipient>(
  trx: Db,
  onCommit: OnCommit,
  { live, jobs, now }: Needs,
  wishes: readonly W[],
  made: (wish: W) => NoticeToSend,
): Promise<void> {
  const at = now().toISOString()
  const stored = await insertNotices(
    trx,
    wishes.filter(({ sitio }) => sitio).map((wish) => toStore(wish.player_id, made(wish))),
    at,
  )
  const unread = await unreadCountsOf(
    trx,
    stored.map(({ player_id }) => player_id),
  )
  for (const { player_id, notice } of stored) {
    onCommit(() =>
      live.emit(rooms.jugador(player_id), 'notice:created', { notice, sin_leer: unread.get(player_id) ?? 0 }),
    )
  }
  for (const wish of wishes.filter(({ correo }) => correo)) {
    const { invitation, ...notice } = made(wish)
    const mail = invitation
      ? await enqueueMail(trx, wish.player_id, 'invitacion', at, invitation)
      : await enqueueNoticeMail(trx, wish.player_id, notice, at)
    onCommit(() => jobs.enqueue('deliver-mail', { mail }))
  }
}

/** Tells players of something, in its own transaction: on the site and by mail, as each wants that kind. `texto` is a whole sentence, plain text. */
export async function notify(
  trx: Db,
  onCommit: OnCommit,
  services: Needs,
  players: readonly number[],
  notice: NoticeToSend,
): Promise<void> {
  await give(trx, onCommit, services, await recipientsOf(trx, players, notice.tipo), () => notice)
}

/** Tells the Líder and the Co-Líderes of some clans of one stage, with a link to their own; `except` knows already. */
export async function notifyLeaders(
  trx: Db,
  onCommit: OnCommit,
  services: Needs,
  clans: readonly number[],
  { tipo, texto }: Omit<NoticeToSend, 'enlace'>,
  except?: number,
): Promise<void> {
  const leaders = await leaderRecipientsOf(trx, clans, tipo)
  await give(
    trx,
    onCommit,
    services,
    leaders.filter(({ player_id }) => player_id !== except),
    ({ id_clan }) => ({ tipo, texto, enlace: paths.clan(id_clan) }),
  )
}
