import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { UserError } from '../progress.mjs'
import { lastLines, run } from '../process/run.mjs'

/**
 * Trains the assistant on its texts and stores the result, so that the server does not spend a few seconds on it at each start.
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function learn(root, signal) {
  await bundle(root, 'assistant', ['learn'])
  const { code, output } = await run(process.execPath, [join(root, 'assistant/dist/learn.js')], { cwd: root, signal })
  if (code !== 0) throw new UserError(`${lastLines(output)}\nNo se pudo construir assistant.`)
}
