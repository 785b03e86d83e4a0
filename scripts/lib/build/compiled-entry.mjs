// What starts a process whose bundle is kept compiled: `bundle.mjs` copies this file beside the bundle, under the name of its entry, with the one that it imports.
// It runs `start` of the bundle from the code that V8 compiled when it was built, and compiles it again where V8 refuses that, as another version of Node.js does.
import { executionAsyncResource } from 'node:async_hooks'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { openPlaces } from './source-places.mjs'

const own = fileURLToPath(import.meta.url)
const file = own.replace(/\.js$/, '.cjs')
const compiled = `${file}.compiled`
/** Of the build: keeps the compiled code instead of starting. */
const keeps = process.argv[2] === '--keep-compiled'

/** @type {ReturnType<typeof openPlaces> | null | undefined} null: there is no map that can be read */
let places

function readPlaces() {
  try {
    return openPlaces(JSON.parse(readFileSync(`${file}.map`, 'utf8')), dirname(file))
  } catch {
    return null
  }
}

/** A frame of a stack, at its place in the sources. @param {NodeJS.CallSite} site */
function frameOf(site) {
  const text = String(site)
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()]
  if (site.getFileName() !== file || line === null || column === null) return text
  places ??= places === undefined ? readPlaces() : null
  const found = places?.find(line, column)
  return found ? text.replace(`${file}:${line}:${column}`, found) : text
}

// Node.js maps the stacks of modules only, and reads their whole map at each start; here it is read for the first stack that is written.
if (process.execArgv.includes('--enable-source-maps'))
  Error.prepareStackTrace = (error, sites) =>
    [Error.prototype.toString.call(error), ...sites.map(frameOf)].join('\n    at ')

/**
 * One object of those that `process.nextTick` makes. V8 forgets the shape of objects when it collects while there is none of them, and `nextTick` then makes all later
 * ones by a slow way: 3 µs of CPU more a request (docs/decisions/018-hot-reads-and-joined-frames.md). It is exported, so that it lives as long as the process.
 * @type {object[]}
 */
export const kept = []
process.nextTick(() => kept.push(executionAsyncResource()))

const script = new vm.Script(readFileSync(file, 'latin1'), {
  filename: file,
  ...(!keeps && existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
})
/** `rehearse`: what a start does, as far as it can be done without the site. @type {{ exports: { start?: () => Promise<void>, rehearse?: () => Promise<void> } }} */
const bundle = { exports: {} }
script.runInThisContext()(bundle.exports, createRequire(import.meta.url), bundle, file, dirname(file), import.meta)
if (keeps) {
  await bundle.exports.rehearse?.()
  // with what ran until here: functions that were never called are not compiled
  writeFileSync(compiled, script.createCachedData())
  process.exit()
} else await bundle.exports.start?.()
