import { isDeepStrictEqual } from 'node:util'
import { opciones, type Opciones } from '@trinchera/contract/opciones'
import { lazily } from '@trinchera/rules/lazily'
import { defaultOpciones } from '@trinchera/rules/opciones'
import type { Db } from '../../database'

const defaults = lazily(() => opciones.parse(defaultOpciones))
const parts = lazily(() => opciones.partial())

/** A copy of `value` without the list items to which one of these paths leads, or passes through. */
function withoutItems(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const below = (key: string) => paths.filter(([first]) => String(first) === key).map(([, ...rest]) => rest)
  if (Array.isArray(value)) return value.filter((_, index) => below(String(index)).length === 0)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutItems(one, below(key))]))
}

/**
 * Parses one stored part of the opciones. List items that are not valid any more are left out. Returns an empty object if the part is
 * unknown or not valid as a whole.
 */
function partOf({ parte, valor }: { parte: string; valor: string }): Partial<Opciones> {
  try {
    const stored: unknown = { [parte]: JSON.parse(valor) }
    const { data, error } = parts().safeParse(stored)
    if (!error) return data
    return (
      parts().safeParse(
        withoutItems(
          stored,
          error.issues.map(({ path }) => path),
        ),
      ).data ?? {}
    )
  } catch {
    return {}
  }
}

/**
 * The site's opciones (settings that administrators edit): the defaults of `rules`, replaced part by part with the stored values. Stored
 * parts that are not valid are ignored.
 */
export async function readOpciones(db: Db): Promise<Opciones> {
  const rows = await db.selectFrom('opciones').selectAll().execute()
  return Object.assign(structuredClone(defaults()), ...rows.map(partOf))
}

/** Stores each given part of the opciones in a row of its own. If a part equals its default, its row is deleted instead. */
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
