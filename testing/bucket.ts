import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingWithThisProcess } from '@trinchera/db/child'

const name = 'trinchera-imagenes'
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')

/** The access key that the S3 server accepts. */
const credentials = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

export interface TestBucket {
  /** Environment variables that make a site use this bucket. */
  env: Record<'UPLOADS_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  stop(): Promise<void>
}

/** Starts an S3 server with an empty bucket, on a free port. It checks access keys but not signatures. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'trinchera-s3-'))
  const args = ['-d', directory, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', name]
  // A separate process, because s3rver uses an old cipher that Node.js only offers with this option.
  const child = spawn(...endingWithThisProcess(process.execPath, ['--openssl-legacy-provider', program, ...args]), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  const port = () => /listening on \S+:(\d+)/.exec(output)?.[1]
  while (!port()) {
    if (child.exitCode !== null) throw new Error(`the S3 store ended with ${child.exitCode}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  return {
    env: { ...credentials, UPLOADS_URL: `s3://${name}/sitio`, S3_ENDPOINT: `http://127.0.0.1:${port()}` },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
