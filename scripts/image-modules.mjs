// node scripts/image-modules.mjs FOLDER: copies the packages that are not bundled (native packages, and packages that read files in their
// own folder) with their dependencies into FOLDER/node_modules. The container image contains no other packages.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { external, fromFolder } from './lib/build/bundle.mjs'
import { root } from './lib/places.mjs'
import { print } from './lib/progress.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('image-modules.mjs FOLDER')

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, dev?: boolean }} Locked */
/** @type {{ packages: Record<string, Locked> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Path of a package in the lock file, seen from the package at `from`; null if missing. @param {string} from @param {string} name */
function placeOf(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    if (lock.packages[place]) return place
    if (!at) return null
  }
}

/** @type {Set<string>} */
const places = new Set()
/** @param {string} from @param {string} name */
function take(from, name) {
  const place = placeOf(from, name)
  if (!place || places.has(place) || !existsSync(join(root, place))) return // already copied, or not installed because it is optional or for another platform
  places.add(place)
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[place] ?? {}
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) take(place, needed)
}

/** Packages that are needed only to build native modules, so they are not copied. */
const notToRun = new Set(['prebuild-install', 'node-gyp', 'node-addon-api'])
for (const name of notToRun) places.add(`node_modules/${name}`)
for (const name of [...external, ...fromFolder]) take('', name)
for (const name of notToRun) places.delete(`node_modules/${name}`)

/** Matches files that are needed only to build native modules or to debug. */
const ofCompiling =
  /\/better-sqlite3[^/]*\/(?:deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$).+)(?:\/|$)|\.map$|\/\.bin(?:\/|$)/
/** @param {string} path */
const ofOtherSystem = (path) =>
  path.includes('/prebuilds/') && !path.endsWith(`/${process.platform}-${process.arch}.node`)

for (const place of places)
  cpSync(join(root, place), join(folder, place), {
    recursive: true,
    dereference: true,
    filter: (path) => !ofCompiling.test(path) && !ofOtherSystem(path),
  })
print(`${places.size} paquetes en ${folder}/node_modules`)
