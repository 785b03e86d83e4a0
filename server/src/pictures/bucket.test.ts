import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBucket, type TestBucket } from '@trinchera/testing/bucket'
import { startTestApp, type TestApp } from '../../testing/app'
import { readBackupConfig } from '../backup/config'
import { makeBackup } from '../backup/make-backup'
import { restoreBackup } from '../backup/restore-backup'

let bucket: TestBucket
let first: TestApp
let second: TestApp
beforeAll(async () => {
  bucket = await startBucket()
  first = await startTestApp({ dialect: 'sqlite', env: bucket.env })
  // its own data folder, as if it ran on another machine
  const elsewhere = mkdtempSync(join(tmpdir(), 'trinchera-elsewhere-'))
  second = await startTestApp({
    env: { ...bucket.env, JWT_SECRET: first.secret },
    beside: { ...first, dataDir: elsewhere },
  })
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
  await bucket?.stop()
  rmSync(second.dataDir, { recursive: true, force: true })
})

const png = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#553311' } })
    .png()
    .toBuffer()

it('shows a picture on another process than the one that took it, until it is replaced', async () => {
  const player = await first.player('Picaflor')
  const change = async () => {
    const { data } = await player.api.updatePlayer({ params: { id: player.id }, body: { imagen: await png() } })
    return data.imagen ?? ''
  }
  const path = await change()
  const shown = await fetch(second.url + path)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp')
  expect(readdirSync(first.dataDir)).not.toContain('uploads')

  const next = await change()
  await expect.poll(async () => (await fetch(second.url + path)).status).toBe(404)
  expect((await fetch(second.url + next)).status).toBe(200)
  expect((await fetch(`${second.url}/uploads/../evidencias/x.webp`)).status).toBe(404)
})

it('is part of a backup, and goes into an empty bucket from it', async () => {
  const player = await first.player('Chercan')
  const { data } = await player.api.updatePlayer({ params: { id: player.id }, body: { imagen: await png() } })
  const path = data.imagen ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-bucket-backup-'))
  const empty = await startBucket()
  try {
    const { file } = await makeBackup(
      {
        ...readBackupConfig({ DATA_DIR: first.dataDir, BACKUP_DIR: folder, ...bucket.env }),
        databaseUrl: first.database.url,
      },
      'test',
    )
    const dataDir = join(folder, 'restored')
    await restoreBackup(file, readBackupConfig({ DATA_DIR: dataDir, ...empty.env }))
    const restored = await startTestApp({
      env: { ...empty.env, DATA_DIR: dataDir },
      databaseUrl: join(dataDir, 'trinchera.sqlite'),
    })
    const [before, after] = await Promise.all([fetch(first.url + path), fetch(restored.url + path)])
    expect([after.status, Buffer.from(await after.arrayBuffer())]).toEqual([
      200,
      Buffer.from(await before.arrayBuffer()),
    ])
    expect(readdirSync(dataDir)).not.toContain('uploads')
    await restored.stop()
  } finally {
    await empty.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

it('answers 503 where the store does not answer, and everything else as before', async () => {
  const away = await startTestApp({
    env: { ...bucket.env, S3_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' },
    beside: first,
  })
  const player = await first.player('Diuca')
  const shown = await fetch(`${away.url}/uploads/players/${'0'.repeat(32)}.webp`)
  expect([shown.status, await shown.json()]).toMatchObject([
    503,
    { message: 'Las imágenes no están disponibles en este momento. Intenta de nuevo en un rato' },
  ])
  expect((await away.visitor.getPlayer({ params: { id: player.id } })).data.username).toBe('Diuca')
  await away.stop()
})
