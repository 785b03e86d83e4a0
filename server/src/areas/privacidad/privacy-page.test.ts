import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privacyPage as schema } from '@trinchera/contract/privacidad'
import { defaultOpciones } from '@trinchera/rules/opciones'
import { readConfig } from '@trinchera/runtime/config'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { staffedSite } from '../../../testing/played-etapa'
import { outsideServices } from './outside-services'
import { privacyContent } from './privacy-page'

/** The outside services: the variables that turn each on, what the page calls it, and whether this code would send it something. */
const services = [
  { on: { SMTP_URL: 'smtp://correo.example:25' }, named: /correo\.example/ },
  { on: { LLM_BASE_URL: 'https://modelo.example/v1', LLM_MODEL: 'm' }, named: /modelo\.example/ },
  {
    on: {
      UPLOADS_URL: 's3://fotos',
      S3_ENDPOINT: 'https://balde.example',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'y',
    },
    named: /balde\.example/,
  },
  { on: { DISCORD_TOKEN: 'x' }, named: /discord/i },
  { on: { GOOGLE_CLIENT_ID: 'x' }, named: /google/i },
  { on: { TWITCH_CLIENT_ID: 'x', TWITCH_CLIENT_SECRET: 'y' }, named: /twitch/i },
] as const

const configurations = Array.from({ length: 2 ** services.length }, (_, bits) =>
  services.map((service, index) => ({ ...service, used: (bits & (2 ** index)) > 0 })),
)

it('names, in every configuration, each outside service that is on and none that is off', () => {
  for (const configuration of configurations) {
    const env: Record<string, string> = { REDIS_URL: 'redis://127.0.0.1:1', JWT_SECRET: 'x'.repeat(32) }
    for (const { on, used } of configuration) if (used) Object.assign(env, on)
    const config = readConfig({ ...env, DATA_DIR: '/tmp', BOT_SECRET: undefined })
    const page = privacyContent(defaultOpciones, outsideServices(config))
    for (const { named, used } of configuration) {
      expect([env, named.test(JSON.stringify(page.terceros))]).toEqual([env, used])
      // what is off is named nowhere on the page
      if (!used) expect([env, JSON.stringify(page).match(named)?.[0]]).toEqual([env, undefined])
    }
    // each recipient of a kind of data is explained
    const explained = page.terceros.map(({ quien }) => quien)
    const receiving = new Set(page.datos.flatMap(({ destinatarios }) => destinatarios))
    expect([...receiving].toSorted()).toEqual(explained.toSorted())
  }
})

describe('the privacy page', () => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    ;({ site, admin } = await staffedSite({}))
  })
  afterAll(() => site.stop())

  const page = async (version?: number) => (await site.visitor.getPrivacidad({ query: { version } })).data
  const raise = (version: number, cambio: string) =>
    admin.api.updateOpciones({ body: { politica: { version, cambio } } })

  it('says who is responsible', async () => {
    const responsable = {
      nombre: 'Liga de prueba',
      representante: 'Rosa Pino',
      direccion: 'Calle Uno 123',
      correo: 'datos@example.com',
      telefono: '',
    }
    await admin.api.updateOpciones({ body: { responsable } })
    expect((await page()).responsable).toEqual(responsable)
    await expect(
      admin.api.updateOpciones({ body: { responsable: { ...responsable, correo: 'datos' } } }),
    ).rejects.toMatchObject({ code: 400, errors: [{ field: 'responsable.correo', message: 'Correo no válido' }] })
  })

  it('has versions that only go up; earlier ones stay, and everybody with a session is told once', async () => {
    const player = await site.player('Leída Una')
    const before = await page()
    for (const [version, cambio] of [
      [before.version, 'Otra cosa'],
      [before.version + 2, 'Salta una'],
      [before.version + 1, ' '],
    ] as const)
      await expect(raise(version, cambio)).rejects.toMatchObject({ code: 400 })
    await raise(before.version + 1, 'Se agregó el correo')
    await raise(before.version + 1, 'Se agregó el correo')
    const after = await page()
    expect(after).toMatchObject({ version: before.version + 1, cambio: 'Se agregó el correo' })
    expect(after.anteriores).toEqual([expect.objectContaining({ version: before.version, cambio: before.cambio })])
    expect(schema.parse(await page(before.version))).toEqual({ ...before, extra: '', anteriores: after.anteriores })
    await expect(page(99)).rejects.toMatchObject({ code: 404 })
    const notices = (await player.api.listNotices({ query: {} })).data
    expect(notices.map(({ tipo, enlace }) => [tipo, enlace])).toEqual([['privacidad', '/privacidad']])
  })
})
