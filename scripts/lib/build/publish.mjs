import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** How long the files of a replaced build are kept, ms. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * The files in `assets` of a built web that are of builds before it, each with the time (ms) at which its build was replaced.
 * @param {string} folder
 * @returns {Record<string, number>}
 */
export function formerAssets(folder) {
  const list = join(folder, '.former.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

/**
 * Puts a finished build of the web in the place of the one before. The hashed files of that one stay for a day, because a server that still
 * runs goes on sending its page, and pages that are open load its parts later.
 * @param {string} built folder of the finished build; it is moved
 * @param {string} place folder of the build before, if there is one
 * @param {number} [now] ms
 */
export function publish(built, place, now = Date.now()) {
  const [assets, oldAssets] = [join(built, 'assets'), join(place, 'assets')]
  const replacedAt = formerAssets(place)
  /** @type {Record<string, number>} */
  const former = {}
  mkdirSync(assets, { recursive: true })
  for (const file of existsSync(oldAssets) ? readdirSync(oldAssets) : []) {
    const since = replacedAt[file] ?? now
    if (existsSync(join(assets, file)) || now - since >= keptMs) continue
    copyFileSync(join(oldAssets, file), join(assets, file))
    former[file] = since
  }
  writeFileSync(join(built, '.former.json'), JSON.stringify(former))
  const replaced = `${built}.replaced`
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, replaced)
  renameSync(built, place)
  rmSync(replaced, { recursive: true, force: true })
}
