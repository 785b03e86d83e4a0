import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { publish } from './publish.mjs'
import { UserError } from '../progress.mjs'
import { lastLines, run } from '../process/run.mjs'
import { licencesText } from './licences.mjs'
import { buildServiceWorker } from './service-worker.mjs'

/** Folder where the web is built (web/vite.config.ts). It takes the place of `web/dist` when it is complete, because a site may be running. */
const folder = 'web/.cache/dist'

/**
 * Builds the web with the notices of third-party licences, and compresses its files, so that the server does not have to compress them for each request.
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function buildWeb(root, signal) {
  // Vite derives its mode from NODE_ENV, and the site must be a production build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web'], {
    cwd: root,
    env,
    signal,
  })
  if (code !== 0) throw new UserError(`${lastLines(output)}\nNo se pudo construir web.`)
  const built = join(root, folder)
  await buildServiceWorker(root, built)
  writeFileSync(join(built, 'licencias.txt'), licencesText(root))
  await compressFolder(built)
  publish(built, join(root, 'web/dist'))
}
