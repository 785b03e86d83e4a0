import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heapArgs } from '../process/node-args.mjs'
import { lastLines, run } from '../process/run.mjs'
import { UserError } from '../progress.mjs'
import { quickPackages } from './quick-packages.mjs'

/** Not bundled: native modules, and packages that read files of their own folder. */
export const external = [
  'better-sqlite3',
  'better-sqlite3-for-older-node',
  'sharp',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@fastify/swagger-ui',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
]

/** Packages that the server finds by name to read their files: the fonts of link cards. */
export const fromFolder = ['@expo-google-fonts/sofia-sans-extra-condensed', '@expo-google-fonts/source-sans-3']

/** Defines what bundled CommonJS packages expect and ES modules lack. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module'",
  "import { dirname as __pathDirname } from 'node:path'",
  "import { fileURLToPath as __fileURLToPath } from 'node:url'",
  'const require = __createRequire(import.meta.url)',
  'const __filename = __fileURLToPath(import.meta.url)',
  'const __dirname = __pathDirname(__filename)',
].join('\n')

/** What is loaded only where traces are configured is a file of its own, beside the bundle that loads it: one file is read whole at each start. */
const traces = 'otlp'

/** How V8 runs the script of a process that is kept compiled (`compiled-entry.mjs`). */
const wrapper = /** @type {const} */ (['(function(exports,require,module,__filename,__dirname,__importMeta){', '})'])

/**
 * What esbuild leaves of regular expressions is escaped too: a text of ASCII alone is read at a third of the time, and held in half the memory.
 * @param {string} path
 */
function escapeRest(path) {
  const text = readFileSync(path, 'utf8')
  const escaped = text.replace(
    // oxlint-disable-next-line no-control-regex
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (escaped !== text) writeFileSync(path, escaped)
}

/**
 * Has V8 compile a bundle and keeps the outcome beside it.
 * @param {string} root
 * @param {string} room
 * @param {string} entry
 */
async function compile(root, room, entry) {
  const dist = join(root, room, 'dist')
  escapeRest(join(dist, `${entry}.cjs`))
  copyFileSync(join(import.meta.dirname, 'compiled-entry.mjs'), join(dist, `${entry}.js`))
  copyFileSync(join(import.meta.dirname, 'source-places.mjs'), join(dist, 'source-places.mjs'))
  // V8 refuses what was compiled under other arguments
  const args = [...heapArgs(room), join(dist, `${entry}.js`), '--keep-compiled']
  const { code, output } = await run(process.execPath, args, { cwd: root })
  if (code !== 0) throw new UserError(`${lastLines(output)}\nNo se pudo construir ${room}.`)
}

/**
 * Bundles the entries of a process with their packages: one file starts several times faster than a tree of modules.
 * @param {string} root
 * @param {string} room
 * @param {readonly string[]} entries
 * @param {readonly string[]} [compiled] those that export `start` and are kept compiled: they are started often, or waited for
 */
export async function bundle(root, room, entries, compiled = []) {
  const { build, formatMessages } = await import('esbuild')
  mkdirSync(join(root, room, 'dist'), { recursive: true })
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    absWorkingDir: root,
    outdir: `${room}/dist`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    lineLimit: 200, // what is printed of an uncaught error is a line
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // less to read at each start; names stay, for what the log says of an error
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'silent',
    external,
    // its form for Node.js asks V8 for the line it is loaded from, and V8 then looks for the lines of the whole bundle
    alias: { depd: 'depd/lib/browser/index.js' },
    banner: { js: banner },
  }
  /** `around`: of the entries alone. @param {readonly string[]} names @param {import('esbuild').BuildOptions} options @param {import('esbuild').BuildOptions} around */
  const buildAll = async (names, options, around) => {
    let loadsTraces = false
    const extension = options.outExtension?.['.js'] ?? '.js'
    /** @type {import('esbuild').Plugin} */
    const apart = {
      name: 'apart',
      setup({ onResolve }) {
        onResolve({ filter: new RegExp(`^\\./${traces}$`) }, () => {
          loadsTraces = true
          return { path: `./${traces}${extension}`, external: true }
        })
      },
    }
    const entryPoints = names.map((entry) => `${room}/src/${entry}.ts`)
    await build({ ...shared, ...options, ...around, entryPoints, plugins: [apart, quickPackages] })
    if (loadsTraces) await build({ ...shared, ...options, entryPoints: [`runtime/${traces}.ts`] })
  }
  /** @type {import('esbuild').BuildOptions} */
  const asScript = {
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    banner: {},
    define: { 'import.meta': '__importMeta' },
    // V8 keeps no way to import with compiled code: what is not in the bundle is required
    supported: { 'dynamic-import': false },
  }
  const failure = await Promise.all([
    buildAll(entries, {}, {}),
    buildAll(compiled, asScript, { banner: { js: wrapper[0] }, footer: { js: wrapper[1] } }),
  ]).then(
    () => null,
    (error) => error,
  )
  if (!failure) return void (await Promise.all(compiled.map((entry) => compile(root, room, entry))))
  if (!Array.isArray(failure.errors)) throw failure
  throw new UserError(
    `${(await formatMessages(failure.errors, { kind: 'error' })).join('\n')}No se pudo construir ${room}.`,
  )
}

/** Ends esbuild's background process, which would keep the command alive. */
export async function stopBundler() {
  const { stop } = await import('esbuild')
  await stop()
}
