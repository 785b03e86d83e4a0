import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { claimDataDir, inTurn } from './lock-file.mjs'
import { root } from '../places.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-claim-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another process that runs on the data directory. */
async function rival() {
  const script = join(folder, 'rival.mjs')
  const module = pathToFileURL(join(root, 'scripts/lib/process/lock-file.mjs')).href
  writeFileSync(
    script,
    `import { claimDataDir } from '${module}'\nawait claimDataDir(${JSON.stringify(folder)})\nprocess.stdout.write('held')\nsetInterval(() => {}, 1000)`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('a data directory', () => {
  it('is refused while another process has it, naming that one; and taken over when that one was killed', async () => {
    const other = await rival()
    await expect(claimDataDir(folder)).rejects.toThrow(
      `Trinchera ya está en marcha sobre ${folder} (proceso ${other.pid})`,
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    const release = await claimDataDir(folder)
    release()
  })

  it('can be had again once it was given up', async () => {
    const first = await claimDataDir(folder)
    await expect(claimDataDir(folder)).rejects.toThrow(`proceso ${process.pid}`)
    first()
    const second = await claimDataDir(folder)
    second()
  })
})

describe('what writes into the checkout', () => {
  it('takes turns', async () => {
    /** @type {string[]} */
    const seen = []
    /** @param {string} name */
    const work = (name) =>
      inTurn(folder, async () => {
        seen.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(`${name} ends`)
      })
    await Promise.all(['a', 'b', 'c'].map(work))
    expect(seen.filter((_, index) => index % 2 === 1)).toEqual(
      seen.filter((_, index) => index % 2 === 0).map((line) => line.replace('begins', 'ends')),
    )
  })

  it('gives its turn to the next when it fails, and lets who waits be stopped', async () => {
    await expect(inTurn(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const waiting = new AbortController()
    await inTurn(folder, async () => {
      const second = inTurn(folder, () => Promise.resolve(), waiting.signal)
      waiting.abort()
      await expect(second).rejects.toThrow('aborted')
    })
  })
})
