import { UserError } from '../progress.mjs'

/** Packages that are not bundled: native modules, and packages that read files of their own folder. */
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

/** Packages whose folder the server looks up by name in order to read their files: the fonts of link cards. */
export const fromFolder = ['@expo-google-fonts/sofia-sans-extra-condensed', '@expo-google-fonts/source-sans-3']

/** Defines the globals that bundled CommonJS packages expect and ES modules lack. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module'",
  "import { dirname as __pathDirname } from 'node:path'",
  "import { fileURLToPath as __fileURLToPath } from 'node:url'",
  'const require = __createRequire(import.meta.url)',
  'const __filename = __fileURLToPath(import.meta.url)',
  'const __dirname = __pathDirname(__filename)',
].join('\n')

/**
 * Bundles the entries of a process with their packages, because a bundle starts several times faster than a tree of modules. Dynamic
 * imports become files of their own with a hash in their names. The files of earlier builds are kept, because running processes may still
 * import them.
 * @param {string} root
 * @param {string} room
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
      lineLimit: 200, // keeps lines short, because an uncaught error prints the whole line of code
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

/** Ends esbuild's background process, which would otherwise keep the command alive. */
export async function stopBundler() {
  const { stop } = await import('esbuild')
  await stop()
}
