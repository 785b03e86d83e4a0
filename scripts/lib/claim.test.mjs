import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { claim } from './claim.mjs'
import { root } from './places.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-claim-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'start.sock')

/** Another process that holds the claim. */
async function rival() {
  const script = join(folder, 'rival.mjs')
  const module = pathToFileURL(join(root, 'scripts/lib/claim.mjs')).href
  writeFileSync(script, `import { claim } from '${module}'\nawait claim(${JSON.stringify(path)}, 'x')\nprocess.stdout.write('held')\nsetInterval(() => {}, 1000)`)
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

it('is refused while another process has it, naming that one; and taken over when that one was killed', async () => {
  const other = await rival()
  await expect(claim(path, '/srv/data')).rejects.toThrow(`Trinchera ya está en marcha sobre /srv/data (proceso ${other.pid})`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const release = await claim(path, '/srv/data')
  release()
})

it('can be had again once it was given up', async () => {
  const first = await claim(path, 'x')
  await expect(claim(path, 'x')).rejects.toThrow(`proceso ${process.pid}`)
  first()
  const second = await claim(path, 'x')
  second()
})
