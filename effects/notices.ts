import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import { rooms } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import type { Letter } from '@trinchera/db/queries/notices/mails'
import { insertNotices, unreadCountsOf, type NoticeOffer } from '@trinchera/db/queries/notices/notices'
import {
  clanRecipientsOf,
  leaderRangos,
  recipientsOf,
  reporterRangos,
  type NoticeRecipient,
} from '@trinchera/db/queries/notices/preferences'
import type { Rango } from '@trinchera/rules/permissions'
import { pushPriority, pushSubject } from '@trinchera/rules/push'
import { enqueueMail } from './mails'
import { enqueuePushes } from './pushes'
import type { EffectServices } from './services'

/**
 * A notice before it is sent. `texto`: a complete sentence in plain text; `letter`: the e-mail to send instead of one with `texto`;
 * `mailed`: sends the e-mail even if the player turned e-mails off.
 */
export interface NoticeToSend extends NoticeOffer {
  tipo: NoticeTipo
  texto: string
  enlace: string | null
  letter?: Letter
  mailed?: 'always'
}

/**
 * Stores notices, e-mails and pushes for the recipients, according to their preferences, in the caller's transaction. Emits events and
 * enqueues jobs after the commit. A player who is in the list several times gets as many notices.
 */
export async function deliverNotices<R extends NoticeRecipient>(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  recipients: readonly R[],
  noticeFor: (recipient: R) => NoticeToSend,
): Promise<void> {
  const { live, now } = services
  const stored = await insertNotices(
    trx,
    recipients
      .filter(({ sitio }) => sitio)
      .map((recipient) => {
        const { letter: _letter, mailed: _mailed, ...notice } = noticeFor(recipient)
        return { player_id: recipient.player_id, ...notice }
      }),
    now(),
  )
  const unread = await unreadCountsOf(trx, [...new Set(stored.map(({ player_id }) => player_id))])
  for (const { player_id, notice } of stored) {
    onCommit(() =>
      live.emit([rooms.jugador(player_id), rooms.discord], 'notice:created', {
        notice,
        sin_leer: unread.get(player_id) ?? 0,
      }),
    )
  }
  const contentOf = (player_id: number, { texto, enlace }: Pick<NoticeToSend, 'texto' | 'enlace'>) =>
    JSON.stringify([player_id, texto, enlace])
  const noticeIds = new Map(stored.map(({ player_id, notice }) => [contentOf(player_id, notice), notice.id]))
  await enqueuePushes(
    trx,
    onCommit,
    services,
    recipients
      .filter(({ push }) => push)
      .map((recipient) => {
        const { tipo, texto, enlace, ...asked } = noticeFor(recipient)
        return {
          player_id: recipient.player_id,
          tipo,
          texto,
          enlace: enlace ?? paths.home,
          tag: pushSubject(tipo, enlace, asked),
          notice_id: noticeIds.get(contentOf(recipient.player_id, { texto, enlace })) ?? null,
          prioridad: pushPriority(tipo),
        }
      }),
  )
  for (const recipient of recipients) {
    const { letter, mailed, tipo, texto, enlace } = noticeFor(recipient)
    if (!recipient.correo && mailed !== 'always') continue
    const content = letter ?? ({ kind: 'aviso', notice: { tipo, texto, enlace } } as const)
    await enqueueMail(trx, onCommit, services, recipient.player_id, content)
  }
}

/** Sends a notice to players, in the caller's transaction: on the site, by e-mail and by push, as each player prefers for its `tipo`. */
export async function notify(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  players: readonly number[],
  notice: NoticeToSend,
): Promise<void> {
  await deliverNotices(trx, onCommit, services, await recipientsOf(trx, players, notice.tipo), () => notice)
}

type ClanNotice = Omit<NoticeToSend, 'enlace'> & { enlace?: string }

/**
 * Notifies the members with one of these ranks in clans of one etapa. The notice links to the member's own clan unless it has an `enlace`.
 * `except`: the player who caused the notice and does not get it.
 */
async function notifyRangos(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  rangos: readonly Rango[],
  clans: readonly number[],
  notice: ClanNotice,
  except?: number,
): Promise<void> {
  const members = await clanRecipientsOf(trx, clans, rangos, notice.tipo)
  await deliverNotices(
    trx,
    onCommit,
    services,
    members.filter(({ player_id }) => player_id !== except),
    ({ id_clan }) => ({ enlace: paths.clan(id_clan), ...notice }),
  )
}

/** Notifies the Líder and Co-Líderes of clans of the same etapa, without `except`, the player who caused the notice. */
export const notifyLeaders = (
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  clans: readonly number[],
  notice: ClanNotice,
  except?: number,
): Promise<void> => notifyRangos(trx, onCommit, services, leaderRangos, clans, notice, except)

/** Notifies those who may report (Líder, Co-Líderes, Capitanes) for clans of the same etapa, without `except`, who caused the notice. */
export const notifyReporters = (
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  clans: readonly number[],
  notice: ClanNotice,
  except?: number,
): Promise<void> => notifyRangos(trx, onCommit, services, reporterRangos, clans, notice, except)
