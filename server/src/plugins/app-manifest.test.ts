import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '@trinchera/contract/site-paths'
import { startTestApp, type TestApp } from '../../testing/app'

const manifest = z.object({
  name: z.string(),
  id: z.string(),
  lang: z.string(),
  display: z.string(),
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  share_target: z.object({ action: z.string(), method: z.literal('POST') }),
})

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const readManifest = async () => manifest.parse(await (await fetch(site.url + paths.manifest)).json())

it('is served as a manifest that begins within its scope', async () => {
  const reply = await fetch(site.url + paths.manifest)
  expect(reply.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(await readManifest()).toMatchObject({
    name: 'Trinchera',
    id: '/',
    lang: 'es-CL',
    display: 'standalone',
    scope: '/',
  })
})

it('names icons of exactly the size that they have, opaque where a system cuts their outline', async () => {
  const { icons } = await readManifest()
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    '512x512 monochrome',
  ])
  for (const { src, sizes, purpose } of [
    ...icons,
    { src: paths.icon('apple-180'), sizes: '180x180', purpose: 'maskable' },
    { src: paths.icon('insignia-96'), sizes: '96x96', purpose: 'monochrome' },
    { src: paths.splash(1179, 2556), sizes: '1179x2556', purpose: 'maskable' },
  ]) {
    const reply = await fetch(site.url + src)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
    const picture = sharp(Buffer.from(await reply.arrayBuffer()))
    const { width, height } = await picture.metadata()
    expect(`${width}x${height}`).toBe(sizes)
    expect((await picture.stats()).isOpaque).toBe(purpose === 'maskable')
  }
})

it.each(['no-hay.png', 'arranque-1000x2000.png', '192', '../secreto.png'])('has no icon %s', async (name) => {
  const reply = await fetch(`${site.url}/icono/${name}`, { headers: { accept: 'image/*' } })
  expect(reply.status).toBe(404)
})

it('leads a picture that no service worker took to its page', async () => {
  const body = new FormData()
  body.set('imagenes', new Blob(['x'], { type: 'image/png' }), 'captura.png')
  const reply = await fetch(site.url + paths.compartir, { method: 'POST', body, redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, paths.compartir])
})
