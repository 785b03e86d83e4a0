import type { FieldError } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import { changedSince, type StoredClan } from '@trinchera/db/queries/clanes/clanes'
import { membersById } from '@trinchera/db/queries/clanes/memberships'
import { playersByIds } from '@trinchera/db/queries/players/players'
import { RuleError } from '../../rule-error'
import { rangoNames } from './clan-rights'

const nowIs: Record<string, (clan: StoredClan) => string> = {
  nombre: ({ nombre }) => `Ahora el nombre es ${nombre}`,
  tag: ({ tag }) => `Ahora el tag es ${tag}`,
  imagen: ({ imagen }) => (imagen === null ? 'Ahora el clan no tiene imagen' : 'La imagen es otra'),
  acepta_solicitudes: ({ acepta_solicitudes }) =>
    acepta_solicitudes ? 'Ahora el clan recibe solicitudes' : 'Ahora el clan no recibe solicitudes',
}

/** What became of the members something happened to, in one sentence each. */
async function membersNow(db: Db, clan: number, changed: readonly number[]): Promise<FieldError[]> {
  if (!changed.length) return []
  const members = await membersById(db, clan)
  const names = new Map((await playersByIds(db, changed)).map(({ id, username }) => [id, username]))
  const sentences = changed.map((id) => {
    const member = members.get(id)
    return member
      ? `${member.username} ahora es ${rangoNames[member.rango]}`
      : `${names.get(id) ?? 'Un integrante'} ya no está en el clan`
  })
  return [{ field: 'players', message: sentences.join('. ') }]
}

/** Refuses an edit that was made on a clan others have changed since: 409 with each field that changed and what it is now. */
export async function refuseConflictingClanEdit(db: Db, clan: StoredClan, revision: number | undefined): Promise<void> {
  if (revision === undefined || revision === clan.revision) return
  const { fields, members } = await changedSince(db, clan.id, revision)
  const errors = fields.flatMap((field) => (nowIs[field] ? [{ field, message: nowIs[field](clan) }] : []))
  throw new RuleError(409, 'Alguien cambió el clan mientras lo editabas. Revisa lo que cambió y guarda de nuevo', [
    ...errors,
    ...(await membersNow(db, clan.id, members)),
  ])
}
