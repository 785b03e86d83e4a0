import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readiness } from '@trinchera/contract/health'
import { fillUp } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

const small = mkdtempSync(join(tmpdir(), 'trinchera-small-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', small]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', [small])
  rmSync(small, { recursive: true, force: true })
})

const full = {
  code: 503,
  message: 'No se pudo guardar: al sitio se le acabó el espacio en disco. Intenta de nuevo en un rato',
  data: null,
}

describe('while the database finds no space', () => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect: 'sqlite', env: { LOG_LEVEL: 'silent' } })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())

  const write = (nombre: string) => admin.api.createJuego({ body: { nombre } })
  const disk = async () => readiness.parse(await (await fetch(`${site.url}/listo`)).json()).data.disco

  it('writes are refused whole with 503, reads go on, and with space again everything does', async () => {
    expect(await disk()).toEqual({ ok: true })
    const giveSpace = await fillUp(site.database)
    const stored: string[] = []
    const untilRefused = async (): Promise<unknown> => {
      for (;;) {
        const nombre = `Juego ${stored.length} ${'x'.repeat(40)}`
        const error = await write(nombre).then(
          () => null,
          (reason: unknown) => reason,
        )
        if (error) return error
        stored.push(nombre)
      }
    }
    expect(await untilRefused()).toMatchObject({ code: 503, message: full.message })
    expect((await site.visitor.listJuegos({ query: {} })).data.map(({ nombre }) => nombre).toSorted()).toEqual(
      stored.toSorted(),
    )
    expect(await disk()).toEqual({ ok: false, detalle: 'no queda espacio' })
    await giveSpace()
    await write('Con espacio')
  })
})

describe.skipIf(!isMounted)('on a data folder without space (only where this user may mount one)', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp({ env: { DATA_DIR: small, LOG_LEVEL: 'silent' } })
  })
  afterAll(() => site.stop())

  it('a picture is refused with 503 and leaves nothing, and /listo says it', async () => {
    const player = await site.player('Peuco')
    const disk = async () => readiness.parse(await (await fetch(`${site.url}/listo`)).json()).data.disco
    expect(await disk()).toEqual({ ok: true })
    const filler = join(small, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC')
    expect(await disk()).toMatchObject({ ok: false })
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const imagen = await sharp({ create: { width: 256, height: 256, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.append('imagen', new Blob([new Uint8Array(imagen)], { type: 'image/png' }), 'a.png')
    const reply = await site.call('PUT', `/players/editar/${player.id}`, {
      headers: { authorization: `Bearer ${player.token}` },
      body,
    })
    expect([reply.status, reply.json]).toEqual([503, full])
    expect(readdirSync(join(small, 'uploads/players'))).toEqual([])
    rmSync(filler)
  })
})
