import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsersOf } from './browsers.mjs'

/** Modules of the screens that work offline. */
const screens = [
  'Home',
  'LadderSection',
  'Ladder',
  'Juego',
  'Etapa',
  'DetalleClan',
  'Partida',
  'Agenda',
  'SinConexion',
  'MiClan',
  'Compartir',
  'FullPage',
]
/** Modules that are loaded on every screen but not imported statically. */
const parts = [
  'app/MobileMenu.tsx',
  'app/OwnBell.tsx',
  'app/Background.tsx',
  'features/asistente/Asistente.tsx',
  'features/offline/SeenList.tsx',
  'ui/dialog/DialogBox.tsx',
  'art/Hero.tsx',
  'lib/service-worker.ts',
]
const socket = /socket\.io-client/

/**
 * A built file in Vite's manifest. @typedef {object} Chunk
 * @property {string} file
 * @property {readonly string[]} [css]
 * @property {readonly string[]} [assets]
 * @property {readonly string[]} [imports]
 */

/**
 * URL paths of the built files of the given modules and of all that they import. Throws Error if a module is not in the manifest.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} keys
 * @returns {string[]}
 */
function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} key */
  function visit(key) {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) {
    if (!manifest[key])
      throw new Error(`scripts/lib/build/service-worker.mjs names ${key}, which the web does not have`)
    visit(key)
  }
  const files = [...seen].flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])] : []
  })
  return [...new Set(files)].map((file) => `/${file}`)
}

/**
 * Builds `sw.js`, which contains the id of the build and the list of files that the service worker stores, and writes the id into
 * `index.html`. The id of the build is a hash of `index.html`, its scripts and the manifest of all other files.
 * @param {string} root
 * @param {string} dist folder of the built web
 */
export async function buildServiceWorker(root, dist) {
  const { build } = await import('esbuild')
  /** @param {string} file */
  const read = (file) => readFileSync(join(dist, file), 'utf8')
  const page = read('index.html')
  const hash = createHash('sha256')
  for (const file of ['index.html', '.vite/manifest.json', 'boot.js', 'theme.js', 'old-browser.js'])
    hash.update(read(file))
  const id = hash.digest('hex').slice(0, 12)
  writeFileSync(
    join(dist, 'index.html'),
    page.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    <meta name="build" content="${id}" />`),
  )

  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json'))
  const shell = filesOf(manifest, [
    'index.html',
    ...screens.map((screen) => `src/routes/${screen}.tsx`),
    ...parts.map((part) => `src/${part}`),
    ...Object.keys(manifest).filter((key) => socket.test(key)),
  ])
  const assets = readdirSync(join(dist, 'assets'))
    .filter((file) => !/\.(br|gz|map)$/.test(file))
    .map((file) => `/assets/${file}`)
  await build({
    absWorkingDir: root,
    entryPoints: ['web/src/sw/sw.ts'],
    outfile: join(dist, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: Object.entries(browsersOf(root)).map(([browser, version]) => browser + version),
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      BUILD: JSON.stringify({ id, shell, assets }),
      'process.env.NODE_ENV': '"production"',
    },
  })
}
