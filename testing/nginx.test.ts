import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endingWithThisProcess } from '@trinchera/db/child'
import { expect, it } from 'vitest'
import { hasNginx } from './nginx'

it.runIf(hasNginx())('ends with its workers when the process that started it is killed', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-killed-'))
  test.onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = `
    import { startNginx } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'nginx.ts')))}
    process.stdout.write((await startNginx([9], { workers: 2 })).url)
    setInterval(() => {}, 60_000)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const starter = spawn(...endingWithThisProcess(process.execPath, args), {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(starter.stdout, 'data')
  const answers = () =>
    fetch(String(url)).then(
      () => true,
      () => false,
    )
  expect(await answers()).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(answers).toBe(false)
})
