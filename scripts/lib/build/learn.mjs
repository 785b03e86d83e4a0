import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { UserError } from '../progress.mjs'
import { lastLines, run } from '../process/run.mjs'

/** Learns what the assistant's corpus teaches, so that the server need not: a few seconds' work. @param {string} root @param {AbortSignal} [signal] */
export async function learn(root, signal) {
  await bundle(root, 'assistant', ['learn'])
  const { code, output } = await run(process.execPath, [join(root, 'assistant/dist/learn.js')], { cwd: root, signal })
  if (code !== 0) throw new UserError(`${lastLines(output)}\nNo se pudo construir assistant.`)
}
