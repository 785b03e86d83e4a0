import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { lockDataDir, withCheckoutLock } from './lock-file.mjs'
import { root } from '../places.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts another process that holds the lock of the data directory. */
async function otherHolder() {
  const script = join(folder, 'holder.mjs')
  const module = pathToFileURL(join(root, 'scripts/lib/process/lock-file.mjs')).href
  writeFileSync(
    script,
    `import { lockDataDir } from '${module}'\nawait lockDataDir(${JSON.stringify(folder)})\nprocess.stdout.write('held')\nsetInterval(() => {}, 1000)`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the lock of a data directory', () => {
  it('is refused while another process holds it, naming that process, and acquired once that process was killed', async () => {
    const other = await otherHolder()
    await expect(lockDataDir(folder)).rejects.toThrow(
      `Trinchera ya está en marcha sobre ${folder} (proceso ${other.pid})`,
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    const release = await lockDataDir(folder)
    release()
  })

  it('can be acquired again once released', async () => {
    const first = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(`proceso ${process.pid}`)
    first()
    const second = await lockDataDir(folder)
    second()
  })
})

describe('the lock of the checkout', () => {
  it('serializes work', async () => {
    /** @type {string[]} */
    const seen = []
    /** @param {string} name */
    const work = (name) =>
      withCheckoutLock(folder, async () => {
        seen.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(`${name} ends`)
      })
    await Promise.all(['a', 'b', 'c'].map(work))
    expect(seen.filter((_, index) => index % 2 === 1)).toEqual(
      seen.filter((_, index) => index % 2 === 0).map((line) => line.replace('begins', 'ends')),
    )
  })

  it('is released when the work fails, and waiting for it can be aborted', async () => {
    await expect(withCheckoutLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const waiting = new AbortController()
    await withCheckoutLock(folder, async () => {
      const second = withCheckoutLock(folder, () => Promise.resolve(), waiting.signal)
      waiting.abort()
      await expect(second).rejects.toThrow('aborted')
    })
  })
})
