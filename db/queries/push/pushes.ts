import { sql } from 'kysely'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import type { PushPriority } from '@trinchera/rules/push'
import type { Db } from '../../database'
import { suspendedAccounts } from '../players/suspensions'

/**
 * A push to be stored. `tag`: the subject (`pushSubject` in `rules/push.ts`); on a device, a later push replaces an earlier one with the
 * same tag. `notice_id`: the notice that is pushed, null if none.
 */
export interface NewPush {
  player_id: number
  tipo: NoticeTipo
  texto: string
  enlace: string
  tag: string
  notice_id: number | null
  prioridad: PushPriority
}

/** Cancels pushes that are not sent yet, whether or not they were distributed to devices. */
async function cancel(trx: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .updateTable('pushes')
    .set({ due_at: null })
    .where('id', 'in', [...ids])
    .execute()
  await trx
    .updateTable('push_deliveries')
    .set({ next_attempt_at: null })
    .where('push_id', 'in', [...ids])
    .where('next_attempt_at', 'is not', null)
    .execute()
}

/** Ids of stored, unsent pushes to the same players with the same tags as `pushes`. */
async function waitingLike(trx: Db, pushes: readonly NewPush[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('pushes')
    .where('player_id', 'in', [...new Set(pushes.map(({ player_id }) => player_id))])
    .where('tag', 'in', [...new Set(pushes.map(({ tag }) => tag))])
    .where((eb) =>
      eb.or([
        eb('due_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('push_deliveries as delivery')
            .whereRef('delivery.push_id', '=', 'pushes.id')
            .where('delivery.next_attempt_at', 'is not', null)
            .select('delivery.push_id'),
        ),
      ]),
    )
    .select(['id', 'player_id', 'tag'])
    .execute()
  const subjects = new Set(pushes.map(({ player_id, tag }) => `${player_id} ${tag}`))
  return rows.filter(({ player_id, tag }) => subjects.has(`${player_id} ${tag}`)).map(({ id }) => id)
}

/**
 * Stores pushes for players who have a device, and cancels unsent pushes to the same player with the same tag. Returns the number of pushes
 * stored. `now`: ISO 8601.
 */
export async function insertPushes(trx: Db, pushes: readonly NewPush[], now: string): Promise<number> {
  if (!pushes.length) return 0
  const owners = await trx
    .selectFrom('push_devices')
    .where('player_id', 'in', [...new Set(pushes.map(({ player_id }) => player_id))])
    .select('player_id')
    .distinct()
    .execute()
  const reached = new Set(owners.map(({ player_id }) => player_id))
  const wanted = pushes.filter(({ player_id }) => reached.has(player_id))
  if (!wanted.length) return 0
  await cancel(trx, await waitingLike(trx, wanted))
  await trx
    .insertInto('pushes')
    .values(wanted.map((push) => ({ ...push, clase: 'aviso' as const, created_at: now, due_at: now })))
    .execute()
  return wanted.length
}

/** Which pushes have become pointless: those with a tag, to one player or to all, or those of notices that were read. */
export type PushesOver = { tag: string; player?: number } | { notices: readonly number[] }

/**
 * Ends pushes that have become pointless, because their subject is settled or their notice was read on the site. Unsent pushes are
 * cancelled. Devices that got a push, or are just getting it, get another push that removes the notification. `now`: ISO 8601.
 */
export async function closePushes(trx: Db, over: PushesOver, now: string): Promise<void> {
  if ('notices' in over && !over.notices.length) return
  const rows = await trx
    .selectFrom('pushes')
    .where('clase', '=', 'aviso')
    .$call((query) => {
      if ('notices' in over) return query.where('notice_id', 'in', [...over.notices])
      const ofTag = query.where('tag', '=', over.tag)
      return over.player === undefined ? ofTag : ofTag.where('player_id', '=', over.player)
    })
    .select((eb) => [
      'id',
      'player_id',
      'tag',
      eb
        .exists(
          eb
            .selectFrom('push_deliveries as delivery')
            .whereRef('delivery.push_id', '=', 'pushes.id')
            .where('delivery.attempts', '>', 0)
            .where('delivery.failure', 'is', null)
            .select('delivery.push_id'),
        )
        .as('sent'),
    ])
    .execute()
  await cancel(
    trx,
    rows.map(({ id }) => id),
  )
  const shown = new Map(rows.filter(({ sent }) => Boolean(sent)).map((row) => [`${row.player_id} ${row.tag}`, row]))
  if (!shown.size) return
  await trx
    .insertInto('pushes')
    .values(
      [...shown.values()].map(({ player_id, tag }) => ({
        player_id,
        tag,
        clase: 'cierre' as const,
        tipo: null,
        texto: '',
        enlace: '',
        notice_id: null,
        prioridad: 1,
        created_at: now,
        due_at: now,
      })),
    )
    .execute()
}

/** A push that is due, with the data that decides whether to send it. `clase`: `aviso` shows a notification, `cierre` removes it. */
export interface DuePush {
  id: number
  player_id: number
  clase: 'aviso' | 'cierre'
  tag: string
  prioridad: number
  /** When the notice of the push was read (ISO 8601); null if it is unread or the push has no notice. */
  read_at: string | null
}

const duePushes = (db: Db, now: string, limit: number) =>
  db
    .selectFrom('pushes')
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('prioridad')
    .orderBy('due_at')
    .limit(limit)

/** Ids of the players of the next `limit` pushes that are due. `now`: ISO 8601. */
export async function playersOfDuePushes(db: Db, now: string, limit: number): Promise<number[]> {
  const rows = await duePushes(db, now, limit).select('player_id').execute()
  return [...new Set(rows.map(({ player_id }) => player_id))]
}

/** Reserves pushes that are due, most urgent first, so that no other process distributes them to devices. `now`: ISO 8601. */
export async function takeDuePushes(trx: Db, now: string, limit: number): Promise<DuePush[]> {
  const taken = await trx
    .updateTable('pushes')
    .set({ due_at: null })
    .where('id', 'in', duePushes(trx, now, limit).select('id'))
    .where('due_at', 'is not', null)
    .returning(['id', 'player_id', 'clase', 'tag', 'prioridad', 'notice_id'])
    .execute()
  if (!taken.length) return []
  const ids = taken.map(({ notice_id }) => notice_id).filter((id) => id !== null)
  const read = ids.length
    ? await trx.selectFrom('notices').where('id', 'in', ids).select(['id', 'read_at']).execute()
    : []
  const readAt = new Map(read.map((row) => [row.id, row.read_at]))
  return taken
    .map(({ notice_id, ...push }) => ({
      ...push,
      read_at: notice_id === null ? null : (readAt.get(notice_id) ?? null),
    }))
    .sort((a, b) => a.prioridad - b.prioridad || a.id - b.id)
}

/** The players among `players` who have an open account that is not suspended at `now` (ISO 8601). */
export async function reachablePlayers(db: Db, players: readonly number[], now: string): Promise<Set<number>> {
  if (!players.length) return new Set()
  const rows = await db
    .selectFrom('players')
    .where('id', 'in', [...players])
    .where('closed_at', 'is', null)
    .where('id', 'not in', suspendedAccounts(db, now))
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Makes a reserved push due again at `due` (ISO 8601). */
export async function postponePush(trx: Db, id: number, due: string): Promise<void> {
  await trx.updateTable('pushes').set({ due_at: due }).where('id', '=', id).execute()
}

/** Endpoints of iPhones and iPads. They cancel the push subscription if a push does not show a notification. */
const needsToShow = 'https://web.push.apple.com/%'

/**
 * Distributes a reserved push: stores a delivery, due now, for each device of the player that is subscribed with this VAPID key. A push
 * that removes a notification only goes to devices that got the notification.
 */
export async function shareOut(trx: Db, push: DuePush, clave: string, now: string): Promise<void> {
  await trx
    .insertInto('push_deliveries')
    .columns(['push_id', 'device_id', 'prioridad', 'next_attempt_at'])
    .expression((eb) => {
      const devices = eb
        .selectFrom('push_devices as device')
        .where('device.player_id', '=', push.player_id)
        .where('device.clave', '=', clave)
        .select([
          sql<number>`${push.id}`.as('push_id'),
          'device.id',
          sql<number>`${push.prioridad}`.as('prioridad'),
          sql<string>`${now}`.as('next_attempt_at'),
        ])
      if (push.clase === 'aviso') return devices
      return devices
        .where('device.endpoint', 'not like', needsToShow)
        .where((where) =>
          where.exists(
            where
              .selectFrom('push_deliveries as shown')
              .innerJoin('pushes as earlier', 'earlier.id', 'shown.push_id')
              .whereRef('shown.device_id', '=', 'device.id')
              .where('earlier.tag', '=', push.tag)
              .where('shown.attempts', '>', 0)
              .where('shown.failure', 'is', null)
              .select('shown.push_id'),
          ),
        )
    })
    .execute()
}

/** Deletes pushes created before `before` (ISO 8601), and their deliveries to devices. */
export async function deletePushesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('pushes').where('created_at', '<', before).execute()
}
