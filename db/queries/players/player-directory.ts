import { searchable, type Searchable } from '@trinchera/rules/search'
import { inSpanish } from '../../collation'
import type { Db } from '../../database'
import { topicVersion } from '../site/versions'
import { playerNames } from './names'

export interface DirectoryEntry {
  id: number
  username: string
  form: Searchable
}

/** Returns the names of all open accounts in Spanish alphabetical order, prepared for searching. */
export type PlayerDirectory = () => Promise<readonly DirectoryEntry[]>

const byName = (a: DirectoryEntry, b: DirectoryEntry) => inSpanish(a.username, b.username) || a.id - b.id

/** A directory with the names in `now`. Valid entries of `before` keep their order, so that only new or changed names are sorted in. */
function renewed(before: readonly DirectoryEntry[], now: readonly { id: number; username: string }[]) {
  const current = new Map(now.map(({ id, username }) => [id, username]))
  const kept = before.filter(({ id, username }) => current.get(id) === username)
  for (const { id } of kept) current.delete(id)
  const others = [...current].map(([id, username]) => ({ id, username, form: searchable(username) }))
  return others.length ? [...kept, ...others.toSorted(byName)].sort(byName) : kept
}

/**
 * A directory of the players' names that is kept in memory. It is read again after the stored version of the topic `players` has changed,
 * which happens with every change of an account.
 */
export function playerDirectory(db: Db): PlayerDirectory {
  let known: { version: number; names: Promise<readonly DirectoryEntry[]> } | null = null
  const read = async (before: Promise<readonly DirectoryEntry[]>) => renewed(await before, await playerNames(db))
  return async () => {
    const version = await topicVersion(db, 'players')
    if (known?.version === version) return known.names
    const names = read(known?.names.catch(() => []) ?? Promise.resolve([]))
    const reading = { version, names }
    known = reading
    names.catch(() => {
      if (known === reading) known = null
    })
    return names
  }
}
