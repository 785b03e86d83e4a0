import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket, type TestBucket } from '@trinchera/testing/bucket'
import { readConfig } from './config'
import { openBucket } from './picture-bucket'
import { openPictureFolder } from './picture-folder'
import type { PictureStore } from './picture-store'

const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-store-'))
let server: TestBucket
beforeAll(async () => {
  server = await startBucket()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** The bucket that the test server's variables define, with pages of two names, so that a short list already has several pages. */
function bucket(changes: Record<string, string> = {}): PictureStore {
  const { bucket: named } = readConfig({
    DATA_DIR: dataDir,
    REDIS_URL: 'redis://127.0.0.1:1',
    ...server.env,
    ...changes,
  })
  if (!named) throw new Error('no bucket')
  return openBucket(named, 2)
}

const bytes = (text: string) => Buffer.from(text)

describe.each([
  ['a folder', () => openPictureFolder(dataDir)],
  ['a bucket', () => bucket()],
])('pictures in %s', (_, open) => {
  it('are read as they were written, and gone once deleted', async () => {
    const store = open()
    expect(await store.list('uploads')).toEqual([])
    await store.put('uploads/clanes/a.webp', bytes('uno'))
    await store.put('evidencias/a.webp', bytes('dos'))
    expect([await store.get('uploads/clanes/a.webp'), await store.get('evidencias/a.webp')]).toEqual([
      bytes('uno'),
      bytes('dos'),
    ])
    await store.remove('uploads/clanes/a.webp')
    await store.remove('uploads/clanes/a.webp')
    expect(await store.get('uploads/clanes/a.webp')).toBeNull()
    expect(await store.get('evidencias/a.webp')).toEqual(bytes('dos'))
  })

  it('are listed by their folder, all of them, with when they were written', async () => {
    const store = open()
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `uploads/players/${name}.webp`)
    for (const key of keys) await store.put(key, bytes(key))
    const listed = await store.list('uploads')
    expect(listed.map(({ key }) => key).sort()).toEqual(keys)
    for (const { written } of listed) expect(Math.abs(written.getTime() - Date.now())).toBeLessThan(60_000)
  })
})

it('says that a bucket that refuses, is not there or does not answer is away', async () => {
  for (const [changes, status] of [
    [{ S3_ACCESS_KEY_ID: 'OTRA' }, 403],
    [{ UPLOADS_URL: 's3://no-existe' }, 404],
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, null],
  ] as const) {
    const store = bucket(changes)
    await expect(store.put('uploads/clanes/b.webp', bytes('x'))).rejects.toMatchObject({ status })
    await expect(store.get('uploads/clanes/b.webp')).rejects.toMatchObject({ status })
    await expect(store.list('uploads')).rejects.toMatchObject({ status })
  }
})
