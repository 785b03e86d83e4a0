import { join } from 'node:path'
import { endBundler } from './bundle.mjs'
import { step } from '../progress.mjs'
import { hashOf, stampAt } from './stamp.mjs'
import { isBuilt, sharedInputs, targets } from './targets.mjs'

/**
 * Builds what is not as its sources are, all at once; answers the names of what it built.
 * @param {string} root
 * @param {AbortSignal} [signal]
 * @param {readonly import('./targets.mjs').Target[]} [all]
 */
export async function buildStale(root, signal, all = targets) {
  const stale = all
    .map((target) => ({
      target,
      hash: hashOf(root, [...target.rooms, ...sharedInputs]),
      stamp: stampAt(join(root, target.name, 'dist/.stamp')),
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
    // Every one is waited for: what still writes when the command ends would leave half a file.
    const failed = (await Promise.allSettled(built)).find((result) => result.status === 'rejected')
    await endBundler()
    if (failed) throw failed.reason
  })
  return names
}
