import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, link?: boolean, resolved?: string }}
 * Locked
 */

/**
 * The folders of the installed packages, relative to the root, that these folders need at run time according to `package-lock.json`,
 * including themselves, sorted.
 * @param {string} root
 * @param {readonly string[]} folders of packages (`node_modules/sharp`) or top-level folders (`server`); skipped if not installed
 * @param {readonly string[]} [without] names of packages that are left out
 */
export function neededPackages(root, folders, without = []) {
  /** @type {{ packages: Record<string, Locked> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

  /** Folder of a package, seen from the folder `from`; null if missing. @param {string} from @param {string} name */
  function folderOf(from, name) {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const folder = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
      if (lock.packages[folder]) return folder
      if (!at) return null
    }
  }

  /** @type {Set<string>} */
  const found = new Set()
  /** Adds a package and all that it needs to `found`. @param {string | null} folder */
  function take(folder) {
    const locked = folder && lock.packages[folder]
    // A package that is optional or for another platform is in the lock file but not installed.
    if (!folder || !locked || found.has(folder) || !existsSync(join(root, folder))) return
    if (locked.link) return take(locked.resolved ?? null)
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = locked
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (!without.includes(name)) take(folderOf(folder, name))
  }
  for (const folder of folders) take(folder)
  return [...found].sort()
}
