import { UserError } from '../progress.mjs'

/** Packages that are not bundled: native packages, and packages that read files in their own folder. */
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

/** Packages with fonts. The server reads these files to render the preview pictures of shared links. */
export const fromFolder = ['@expo-google-fonts/sofia-sans-extra-condensed', '@expo-google-fonts/source-sans-3']

/** Code at the start of each bundle that defines the globals of CommonJS, because ES modules lack them and some packages need them. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module'",
  "import { dirname as __pathDirname } from 'node:path'",
  "import { fileURLToPath as __fileURLToPath } from 'node:url'",
  'const require = __createRequire(import.meta.url)',
  'const __filename = __fileURLToPath(import.meta.url)',
  'const __dirname = __pathDirname(__filename)',
].join('\n')

/**
 * Bundles the entry files of a process with all packages they import, because a bundle starts several times faster than separate modules.
 * Dynamically imported modules become separate files with a hash in their names. Files of earlier builds are not deleted, because running
 * processes may still import them.
 * @param {string} root
 * @param {string} room top-level folder of the process, such as `server`
 * @param {readonly string[]} entries
 */
export async function bundle(root, room, entries) {
  const { build, formatMessages } = await import('esbuild')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: entries.map((entry) => `${room}/src/${entry}.ts`),
      outdir: `${room}/dist`,
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      minifyWhitespace: true,
      minifySyntax: true,
      lineLimit: 200, // breaks long lines, because Node.js prints the whole line of code of an uncaught error
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
      external,
      banner: { js: banner },
    })
  } catch (error) {
    if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error
    const messages = await formatMessages(error.errors, { kind: 'error' })
    throw new UserError(`${messages.join('\n')}No se pudo construir ${room}.`)
  }
}

/** Ends esbuild's background process, which would otherwise keep this process running. */
export async function stopBundler() {
  const { stop } = await import('esbuild')
  await stop()
}
