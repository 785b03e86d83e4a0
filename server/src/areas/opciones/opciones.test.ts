import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Opciones, ServerOption } from '@trinchera/contract/opciones'
import { watchedLogins } from '@trinchera/db/queries/streams/streams'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { testDialects } from '@trinchera/db/testing'
import { defaultOpciones } from '@trinchera/rules/opciones'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)("the site's options on %s", (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let other: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    other = await site.player('Capitana', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    await site.database.db.deleteFrom('opciones').execute()
    await update({ aviso_torneo: `Aviso ${++round}` })
  })

  let round = 0
  const read = async () => (await site.visitor.getOpciones()).data
  const update = (body: Partial<Opciones> & { antes?: Record<string, unknown> }, by = admin) =>
    by.api.updateOpciones({ body })
  const stored = async () =>
    (await site.database.db.selectFrom('opciones').select('parte').orderBy('parte').execute()).map(({ parte }) => parte)
  const lastAudit = () =>
    site.database.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

  it('are the defaults until staff change a part, and again once it equals the default', async () => {
    await update({ aviso_torneo: defaultOpciones.aviso_torneo })
    expect(await read()).toEqual(JSON.parse(JSON.stringify(defaultOpciones)))
    expect(await stored()).toEqual([])
    const guia = { ...defaultOpciones.guia, servidor: '10.0.0.1:12203' }
    expect((await update({ guia })).data).toEqual({ ...(await read()), guia })
    expect(await stored()).toEqual(['guia'])
    await update({ guia: { ...defaultOpciones.guia } })
    expect(await stored()).toEqual([])
  })

  it('are broadcast by changed part, and recorded in the audit log with the values before', async () => {
    const before = await read()
    const received = next(await site.socket(), 'options:changed')
    const redes = { ...before.redes, tiktok: '' }
    await update({ redes, aviso_torneo: '', guia: before.guia })
    expect(await received).toEqual({ opciones: { redes, aviso_torneo: '' } })
    const line = await lastAudit()
    expect([JSON.parse(line.before ?? ''), JSON.parse(line.after ?? '')]).toEqual([
      { redes: before.redes, aviso_torneo: before.aviso_torneo },
      { redes, aviso_torneo: '' },
    ])
    await update({ redes })
    expect((await lastAudit()).id).toBe(line.id)
  })

  it('give the second of two editors of one part a conflict with the stored values; another part does not conflict', async () => {
    const antes = await read()
    await update({ aviso_torneo: 'Nuevo' }, other)
    await expect(update({ aviso_torneo: 'Otro', antes: { aviso_torneo: antes.aviso_torneo } })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'aviso_torneo', message: 'Ahora es «Nuevo»' }],
    })
    expect((await read()).aviso_torneo).toBe('Nuevo')
    const streamers = ['canal_uno']
    expect((await update({ streamers, antes: { streamers: antes.streamers } })).data.streamers).toEqual(streamers)
    await expect(update({ streamers: [], antes: { streamers: [] } })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'streamers' }],
    })
    const reordered = Object.fromEntries(Object.entries(antes.redes).reverse())
    expect((await update({ redes: { ...antes.redes, youtube: '' }, antes: { redes: reordered } })).code).toBe(200)
  })

  it('accept one of two simultaneous edits of one part', async () => {
    const { aviso_torneo } = await read()
    const tries = await Promise.allSettled(
      [admin, other, admin, other].map((by, index) =>
        update({ aviso_torneo: `Intento ${index}`, antes: { aviso_torneo } }, by),
      ),
    )
    expect(tries.map((tried) => (tried.status === 'fulfilled' ? 200 : tried.reason.code)).sort()).toEqual([
      200, 409, 409, 409,
    ])
  })

  it('fall back to the defaults when the stored value is invalid', async () => {
    await site.database.db
      .insertInto('opciones')
      .values([
        { parte: 'redes', valor: '{"facebook":"javascript:alert(1)"}' },
        { parte: 'mapas', valor: 'no es JSON' },
        { parte: 'ya_no_existe', valor: '1' },
      ])
      .execute()
    const opciones = await readOpciones(site.database.db)
    expect([opciones.redes, opciones.mapas, Object.keys(opciones)]).toEqual([
      defaultOpciones.redes,
      defaultOpciones.mapas,
      Object.keys(defaultOpciones),
    ])
  })

  const server = (changes: Partial<ServerOption>): ServerOption => ({
    id: 1,
    grupo: 'clan',
    nombre: 'Uno',
    puerto: 15_090,
    puerto_consulta: null,
    host: null,
    tipo: 'mohaa',
    ...changes,
  })
  it.each<[string, object, string]>([
    ['two servers of one id', { servidores: [server({}), server({ puerto: 15_020 })] }, 'servidores.1.id'],
    [
      'two servers at one port',
      { servidores: [server({}), server({ id: 2, puerto_consulta: 9 })] },
      'servidores.1.puerto',
    ],
    [
      'two servers at one query port',
      { servidores: [server({}), server({ id: 2, puerto: 15_000, puerto_consulta: 15_187 })] },
      'servidores.1.puerto_consulta',
    ],
    ['a port that is none', { servidores: [server({ puerto: 70_000 })] }, 'servidores.0.puerto'],
    ['a query port past the last', { servidores: [server({ puerto: 65_500 })] }, 'servidores.0.puerto_consulta'],
    ['a host that is none', { servidores: [server({ host: 'un host/raro' })] }, 'servidores.0.host'],
    ['one channel twice', { streamers: ['Canal_Uno', 'canal_uno'] }, 'streamers.1'],
    ['one reason twice', { motivos: ['Las capturas bastan', ' Las capturas bastan '] }, 'motivos.1'],
    ['an empty reason', { motivos: [' '] }, 'motivos.0'],
    ['more reasons than anybody reads', { motivos: Array.from({ length: 21 }, (_, i) => `Motivo ${i}`) }, 'motivos'],
    ['a channel that is none', { streamers: ['https://twitch.tv/x'] }, 'streamers.0'],
    [
      'a link that runs',
      { descargas: { ...defaultOpciones.descargas, juego: 'javascript:alert(1)' } },
      'descargas.juego',
    ],
    [
      'a download that only this computer has',
      { descargas: { ...defaultOpciones.descargas, juego: 'http://127.0.0.1/juego.zip' } },
      'descargas.juego',
    ],
    ['a last day that is none', { aviso_hasta: '2026-02-30' }, 'aviso_hasta'],
    ['a notice too long', { aviso_torneo: 'x'.repeat(301) }, 'aviso_torneo'],
  ])('refuse %s', async (_, body, field) => {
    const before = await read()
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
    const { status, json } = await site.call('PUT', '/admin/opciones', { headers, body: JSON.stringify(body) })
    expect([status, json.errors?.map((error) => error.field)]).toEqual([400, [field]])
    expect(await read()).toEqual(before)
  })

  it('take what is pasted: links with words around them, channels by their address, a server with its protocol', async () => {
    const { redes, descargas } = await read()
    const body = {
      redes: {
        ...redes,
        instagram: 'Síguenos: https://www.instagram.com/trinchera?igsh=abc.',
        tiktok: 'tiktok.com/@trinchera',
      },
      descargas: { ...descargas, juego: 'Bájalo acá (https://example.cl/juego.zip?v=2)' },
      streamers: ['https://m.twitch.tv/Nandu_TV/home?sr=a', 'Mira: twitch.tv/quiltro_tv!'],
      servidores: [server({ host: ' moh://203.0.113.10:15090/ ' })],
    }
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
    const { status, json } = await site.call('PUT', '/admin/opciones', { headers, body: JSON.stringify(body) })
    expect([status, json.errors]).toEqual([200, undefined])
    const now = await read()
    expect([now.redes.instagram, now.redes.tiktok]).toEqual([
      'https://www.instagram.com/trinchera',
      'https://tiktok.com/@trinchera',
    ])
    expect(now.descargas.juego).toBe('https://example.cl/juego.zip?v=2')
    expect(now.streamers).toEqual(['nandu_tv', 'quiltro_tv'])
    expect(now.servidores[0]?.host).toBe('203.0.113.10')
  })

  it('keep the rest of a stored list with one row that is invalid today', async () => {
    const servidores = [server({}), server({ id: 2, host: 'un host/raro', puerto: 2 }), server({ id: 3, puerto: 3 })]
    await site.database.db
      .insertInto('opciones')
      .values([
        { parte: 'streamers', valor: '["_recluta_tv","nandu_tv"]' },
        { parte: 'servidores', valor: JSON.stringify(servidores) },
        {
          parte: 'mapas',
          valor:
            '{"actualizado":"2026-01-01","lista":[{"codigo":"a","nombre":"","juego":"x","modo":""},{"codigo":"b","nombre":"B","juego":"x","modo":""}]}',
        },
      ])
      .execute()
    const opciones = await readOpciones(site.database.db)
    expect(opciones.streamers).toEqual(['_recluta_tv', 'nandu_tv'])
    expect(opciones.servidores.map(({ id }) => id)).toEqual([1, 3])
    expect(opciones.mapas.lista.map(({ codigo }) => codigo)).toEqual(['b'])
    expect([...(await watchedLogins(site.database.db)).keys()]).toEqual(['nandu_tv'])
    await expect(update({ streamers: opciones.streamers })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'streamers.0' }],
    })
  })

  it('accept servers with one port on different hosts', async () => {
    const servidores = [server({}), server({ id: 2, host: 'otro.example' }), server({ id: 3, host: 'tercero.example' })]
    expect((await update({ servidores })).data.servidores).toEqual(servidores)
    await expect(
      update({ servidores: [...servidores, server({ id: 4, host: 'OTRO.example' })] }),
    ).rejects.toMatchObject({ code: 400 })
  })
})
