import { join } from 'node:path'
import { compressBelow } from './compress.mjs'
import { Trouble } from '../progress.mjs'
import { lastLines, run } from '../process/run.mjs'

/** Builds the screens and compresses them once, so that the server never has to. @param {string} root @param {AbortSignal} [signal] */
export async function buildWeb(root, signal) {
  // Vite reads its mode from here; a production build is the only one that is ever served.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web'], {
    cwd: root,
    env,
    signal,
  })
  if (code !== 0) throw new Trouble(`${lastLines(output)}\nNo se pudo construir web.`)
  await compressBelow(join(root, 'web/dist'))
}
