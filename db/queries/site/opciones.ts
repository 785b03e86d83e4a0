import { isDeepStrictEqual } from 'node:util'
import { opciones, type Opciones } from '@trinchera/contract/opciones'
import { lazily } from '@trinchera/rules/lazily'
import { defaultOpciones } from '@trinchera/rules/opciones'
import type { Db } from '../../database'

const defaults = lazily(() => opciones.parse(defaultOpciones))
const parts = lazily(() => opciones.partial())

/** A copy of a value without the list items at, or containing, these paths. */
function withoutItems(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const below = (key: string) => paths.filter(([first]) => String(first) === key).map(([, ...rest]) => rest)
  if (Array.isArray(value)) return value.filter((_, index) => below(String(index)).length === 0)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutItems(one, below(key))]))
}

/**
 * Parses a stored part of the opciones. List items that are invalid today are left out; the result is empty if the part is unknown or
 * invalid as a whole.
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

/** The defaults of `rules`, overridden by the stored parts. Invalid stored parts are ignored. */
export async function readOpciones(db: Db): Promise<Opciones> {
  const rows = await db.selectFrom('opciones').selectAll().execute()
  return Object.assign(structuredClone(defaults()), ...rows.map(partOf))
}

/** Stores each of the given parts in its own row. The row of a part that equals its default is deleted. */
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
