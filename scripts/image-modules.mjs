// node scripts/image-modules.mjs FOLDER: copies the packages that are not bundled (native packages, and packages that read files in their
// own folder) with their dependencies into FOLDER/node_modules. The container image contains no other packages.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { external, fromFolder } from './lib/build/bundle.mjs'
import { onlyForBuilding } from './lib/build/licences.mjs'
import { neededPackages } from './lib/build/packages.mjs'
import { root } from './lib/places.mjs'
import { print } from './lib/progress.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('image-modules.mjs FOLDER')

const names = [...external, ...fromFolder].map((name) => `node_modules/${name}`)
const places = neededPackages(root, names, onlyForBuilding)

/** Matches files that are needed only to build native modules or to debug. */
const ofCompiling =
  /\/better-sqlite3[^/]*\/(?:deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$).+)(?:\/|$)|\.map$|\/\.bin(?:\/|$)/
/** True for a compiled file of another system or processor. @param {string} path */
const ofOtherSystem = (path) =>
  path.includes('/prebuilds/') && !path.endsWith(`/${process.platform}-${process.arch}.node`)

for (const place of places)
  cpSync(join(root, place), join(folder, place), {
    recursive: true,
    dereference: true,
    filter: (path) => !ofCompiling.test(path) && !ofOtherSystem(path),
  })
print(`${places.length} paquetes en ${folder}/node_modules`)
