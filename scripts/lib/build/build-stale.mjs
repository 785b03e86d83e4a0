import { join } from 'node:path'
import { stopBundler } from './bundle.mjs'
import { step } from '../progress.mjs'
import { hashOf, buildStamp } from './stamp.mjs'
import { isBuilt, sharedInputs, targets } from './targets.mjs'

/**
 * Builds the targets whose sources have changed since their last build, in parallel. Returns their names.
 * @param {string} root
 * @param {AbortSignal} [signal]
 * @param {readonly import('./targets.mjs').Target[]} [all]
 */
export async function buildStale(root, signal, all = targets) {
  const stale = all
    .map((target) => ({
      target,
      hash: hashOf(root, [...target.rooms, ...sharedInputs]),
      stamp: buildStamp(join(root, target.name, 'dist/.stamp')),
    }))
    .filter(({ target, hash, stamp }) => !stamp.matches(hash) || !isBuilt(root, target))
  const names = stale.map(({ target }) => target.name)
  if (!names.length) return names
  await step(`construyendo ${names.join(', ')}`, async () => {
    const built = stale.map(async ({ target, hash, stamp }) => {
      stamp.clear()
      await target.build(root, signal)
      stamp.write(hash)
    })
    // Wait for all builds even if one fails, because ending the process while another build writes would leave a truncated file.
    const failed = (await Promise.allSettled(built)).find((result) => result.status === 'rejected')
    await stopBundler()
    if (failed) throw failed.reason
  })
  return names
}
