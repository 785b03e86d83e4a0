import { isDeepStrictEqual } from 'node:util'
import { opciones, type Opciones } from '@trinchera/contract/opciones'
import { lazily } from '@trinchera/rules/lazily'
import { defaultOpciones } from '@trinchera/rules/opciones'
import type { Db } from '../../database'

const defaults = lazily(() => opciones.parse(defaultOpciones))
const parts = lazily(() => opciones.partial())

/** Parses a stored part; empty if it is unknown or invalid. */
function partOf({ parte, valor }: { parte: string; valor: string }): Partial<Opciones> {
  try {
    return parts().safeParse({ [parte]: JSON.parse(valor) }).data ?? {}
  } catch {
    return {}
  }
}

/** The defaults of `rules`, overridden by the stored parts. Invalid stored parts are ignored. */
export async function readOpciones(db: Db): Promise<Opciones> {
  const rows = await db.selectFrom('opciones').selectAll().execute()
  return Object.assign(structuredClone(defaults()), ...rows.map(partOf))
}

/** Stores parts separately; a part equal to its default is deleted. */
export async function storeOpciones(trx: Db, changes: Partial<Opciones>): Promise<void> {
  const usual = new Map<string, unknown>(Object.entries(defaults()))
  for (const [parte, value] of Object.entries(changes)) {
    if (value === undefined) continue
    await trx.deleteFrom('opciones').where('parte', '=', parte).execute()
    if (!isDeepStrictEqual(value, usual.get(parte)))
      await trx
        .insertInto('opciones')
        .values({ parte, valor: JSON.stringify(value) })
        .execute()
  }
}
