import { noticeTipos, type NoticePreference, type NoticeTipo } from '@trinchera/contract/notificaciones'
import type { Rango } from '@trinchera/rules/permissions'
import type { Db } from '../../database'

/** Kinds of notices that are not pushed by default, because they do not ask the player to do anything. */
const quiet: ReadonlySet<NoticeTipo> = new Set([
  'rango',
  'clan-renombrado',
  'suspension-levantada',
  'medalla',
  'privacidad',
])

/**
 * Channels by which a kind of notice is sent by default: on the site and, except `quiet` kinds, pushed. Decisions on appeals are also
 * mailed (docs/behaviour/staff.md#Appeals); an anuncio is only pushed (docs/behaviour/notices.md#Push).
 */
const byDefault = (tipo: NoticeTipo) => ({
  sitio: tipo !== 'anuncio',
  correo: tipo === 'apelacion',
  push: !quiet.has(tipo),
})

/** A player, and by which channels the player gets one kind of notice. */
export interface NoticeRecipient {
  player_id: number
  sitio: boolean
  correo: boolean
  push: boolean
}

const selectPreferences = (db: Db, tipo: NoticeTipo) =>
  db
    .selectFrom('players')
    .leftJoin('notice_preferences as preference', (join) =>
      join.onRef('preference.player_id', '=', 'players.id').on('preference.tipo', '=', tipo),
    )
    .where('players.closed_at', 'is', null)
    .orderBy('players.id')
    .select(['players.id as player_id', 'preference.sitio', 'preference.correo', 'preference.push'])

const chosen =
  (tipo: NoticeTipo) =>
  <R extends { sitio: number | null; correo: number | null; push: number | null }>({
    sitio,
    correo,
    push,
    ...rest
  }: R) => ({
    ...rest,
    sitio: sitio === null ? byDefault(tipo).sitio : sitio === 1,
    correo: correo === null ? byDefault(tipo).correo : correo === 1,
    push: push === null ? byDefault(tipo).push : push === 1,
  })

/** The channels by which each of these players gets one kind of notice. Closed accounts are left out. */
export async function recipientsOf(db: Db, players: readonly number[], tipo: NoticeTipo): Promise<NoticeRecipient[]> {
  if (!players.length) return []
  return (
    await selectPreferences(db, tipo)
      .where('players.id', 'in', [...players])
      .execute()
  ).map(chosen(tipo))
}

/** The ranks that lead a clan and, on the next line, the ranks that may report matches for it. */
export const leaderRangos = ['Lider', 'Co-Lider'] as const satisfies readonly Rango[]
export const reporterRangos = ['Lider', 'Co-Lider', 'Capitán'] as const satisfies readonly Rango[]

/** The channels by which members of these clans with one of these ranks get one kind of notice, each with the member's clan. */
export async function clanRecipientsOf(
  db: Db,
  clans: readonly number[],
  rangos: readonly Rango[],
  tipo: NoticeTipo,
): Promise<(NoticeRecipient & { id_clan: number })[]> {
  if (!clans.length) return []
  const rows = await selectPreferences(db, tipo)
    .innerJoin('memberships', 'memberships.player_id', 'players.id')
    .where('memberships.id_clan', 'in', [...clans])
    .where('memberships.rango', 'in', [...rangos])
    .select('memberships.id_clan')
    .execute()
  return rows.map(chosen(tipo))
}

/** The leaders (Líder and Co-Líderes) of these clans. */
export async function leadersOf(db: Db, clans: readonly number[]): Promise<{ player_id: number; id_clan: number }[]> {
  if (!clans.length) return []
  return db
    .selectFrom('memberships')
    .where('id_clan', 'in', [...clans])
    .where('rango', 'in', [...leaderRangos])
    .orderBy('player_id')
    .select(['player_id', 'id_clan'])
    .execute()
}

/**
 * The next `limit` players, by id after `after`, who may want a notice sent to everybody: players with a device for pushes, or with a
 * choice of channels for this kind.
 */
export async function followersAfter(
  db: Db,
  tipo: NoticeTipo,
  after: number,
  limit: number,
): Promise<NoticeRecipient[]> {
  const rows = await selectPreferences(db, tipo)
    .where('players.id', '>', after)
    .where((eb) =>
      eb.or([
        eb('preference.player_id', 'is not', null),
        eb.exists(
          eb.selectFrom('push_devices as device').whereRef('device.player_id', '=', 'players.id').select('device.id'),
        ),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(chosen(tipo))
}

/** By which channels a player gets each kind of notice. Kinds for which the player has chosen nothing have the default channels. */
export async function noticePreferencesOf(db: Db, player: number): Promise<NoticePreference[]> {
  const rows = await db
    .selectFrom('notice_preferences')
    .where('player_id', '=', player)
    .select(['tipo', 'sitio', 'correo', 'push'])
    .execute()
  const stored = new Map(rows.map((row) => [row.tipo, row]))
  return noticeTipos.map((tipo) => {
    const { sitio, correo, push } = chosen(tipo)(stored.get(tipo) ?? { sitio: null, correo: null, push: null })
    return { tipo, sitio, correo, push }
  })
}

/** Stores by which channels a player wants the given kinds of notices. Without `push`, the stored choice about pushes stays. */
export async function storeNoticePreferences(
  trx: Db,
  player: number,
  wanted: readonly (Omit<NoticePreference, 'push'> & { push?: boolean | undefined })[],
): Promise<void> {
  const byTipo = new Map(wanted.map((preference) => [preference.tipo, preference]))
  if (!byTipo.size) return
  const before = new Map((await noticePreferencesOf(trx, player)).map(({ tipo, push }) => [tipo, push]))
  await trx
    .deleteFrom('notice_preferences')
    .where('player_id', '=', player)
    .where('tipo', 'in', [...byTipo.keys()])
    .execute()
  const differing = [...byTipo.values()]
    .map(({ tipo, sitio, correo, push = before.get(tipo) ?? byDefault(tipo).push }) => ({ tipo, sitio, correo, push }))
    .filter(({ tipo, sitio, correo, push }) => {
      const usual = byDefault(tipo)
      return sitio !== usual.sitio || correo !== usual.correo || push !== usual.push
    })
  if (!differing.length) return
  await trx
    .insertInto('notice_preferences')
    .values(
      differing.map(({ tipo, sitio, correo, push }) => ({
        player_id: player,
        tipo,
        sitio: Number(sitio),
        correo: Number(correo),
        push: Number(push),
      })),
    )
    .execute()
}

/** Turns the mails of one kind of notice off for a player; its other channels stay. Returns false if there is no open account with this id. */
export async function turnMailOff(trx: Db, player: number, tipo: NoticeTipo): Promise<boolean> {
  const [choice] = await recipientsOf(trx, [player], tipo)
  if (!choice) return false
  await storeNoticePreferences(trx, player, [{ tipo, sitio: choice.sitio, correo: false, push: choice.push }])
  return true
}
