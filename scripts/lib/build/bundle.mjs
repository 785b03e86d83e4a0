import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../progress.mjs'

/** Not bundled: native modules, and packages that read files of their own folder. */
export const external = [
  'better-sqlite3',
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

/**
 * Bundles the entries of a process with their packages: one file starts several times faster than a tree of modules.
 * @param {string} root
 * @param {string} room
 * @param {readonly string[]} entries
 */
export async function bundle(root, room, entries) {
  const { build, formatMessages } = await import('esbuild')
  mkdirSync(join(root, room, 'dist'), { recursive: true })
  let loadsTraces = false
  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    absWorkingDir: root,
    outdir: `${room}/dist`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // less to read at each start; names stay, for what the log says of an error
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'silent',
    external,
    banner: { js: banner },
  }
  /** @type {import('esbuild').Plugin} */
  const apart = {
    name: 'apart',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^\\./${traces}$`) }, () => {
        loadsTraces = true
        return { path: `./${traces}.js`, external: true }
      })
    },
  }
  const entryPoints = entries.map((entry) => `${room}/src/${entry}.ts`)
  const failure = await build({ ...shared, entryPoints, plugins: [apart] })
    .then(() => (loadsTraces ? build({ ...shared, entryPoints: [`runtime/${traces}.ts`] }) : null))
    .then(
      () => null,
      (error) => error,
    )
  if (!failure) return
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
