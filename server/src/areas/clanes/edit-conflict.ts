import type { FieldError } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { changedSince, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { membersById } from '@trinchera/db/queries/clanes/memberships'
import { playersByIds } from '@trinchera/db/queries/players/players'
import { clanFieldNow } from '@trinchera/rules/clan-fields'
import { changedFieldErrors, editConflict } from '../../http/edit-conflict'
import { rangoNames } from './clan-rights'

/** One error for the field `players` that names each member who left or whose rank changed; no error if no member changed. */
async function memberErrors(db: Db, clan: number, changed: readonly number[]): Promise<FieldError[]> {
  if (!changed.length) return []
  const members = await membersById(db, clan)
  const names = new Map((await playersByIds(db, changed)).map(({ id, username }) => [id, username]))
  const texts = changed.map((id) => {
    const member = members.get(id)
    return member
      ? `${member.username} ahora es ${rangoNames[member.rango]}`
      : `${names.get(id) ?? 'Un integrante'} ya no está en el clan`
  })
  return [{ field: 'players', message: texts.join('. ') }]
}

/** Throws 409 if the clan has a newer revision than the editor loaded. The errors name each changed field and its current value. */
export async function refuseConflictingClanEdit(db: Db, clan: StoredClan, revision: number | undefined): Promise<void> {
  if (revision === undefined || revision === clan.revision) return
  const { fields, members } = await changedSince(db, clan.id, revision)
  throw editConflict('el clan', [
    ...changedFieldErrors(fields, clanFieldNow, clan),
    ...(await memberErrors(db, clan.id, members)),
  ])
}
