import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

let site: TestApp
let player: TestPlayer
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  player = await site.player('Chercán')
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(() => site.stop())

const json = { 'content-type': 'application/json' }

describe('invalid input gets the envelope, never a stack trace', () => {
  const refusedWith = async (code: number, call: ReturnType<TestApp['call']>) => {
    const reply = await call
    expect({ status: reply.status, code: reply.json.code, data: reply.json.data }).toEqual({
      status: code,
      code,
      data: null,
    })
    expect(reply.json.message).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡]/)
    expect(reply.text).not.toMatch(/at .+:\d+|node_modules|FST_|SQLITE|Error:/)
    return reply.json
  }

  it('an unknown route', () => refusedWith(404, site.call('GET', '/no-hay')))
  it('a wrong method', () => refusedWith(404, site.call('PATCH', '/juegos')))
  it('broken JSON', () => refusedWith(400, site.call('POST', '/players', { headers: json, body: '{' })))
  it('JSON that is not an object', () =>
    refusedWith(400, site.call('POST', '/players', { headers: json, body: '[1]' })))
  it('no body at all names every field', async () => {
    const { errors } = await refusedWith(400, site.call('POST', '/players'))
    expect(errors?.map(({ field }) => field)).toEqual(['username', 'email', 'password'])
  })
  it('one bad field is named in Spanish and is the message', async () => {
    const { errors, message } = await refusedWith(
      400,
      site.call('POST', '/players', {
        headers: json,
        body: JSON.stringify({ username: 'Peuco', email: 'peuco@', password: 'Trinchera-1944' }),
      }),
    )
    expect(errors).toEqual([{ field: 'email', message: 'Correo no válido' }])
    expect(message).toBe('Correo no válido')
  })
  it.each([
    ['a NUL', 'Zo\0rro', 'Correo tiene un carácter que no se puede guardar'],
    ['a tower of marks', `Zorro${'\u0301\u0323'.repeat(3)}`, 'Correo tiene demasiados signos sobre una misma letra'],
  ])('%s in a text', async (_, email, message) => {
    const body = JSON.stringify({ email, password: 'Trinchera-1944' })
    const { errors } = await refusedWith(400, site.call('POST', '/login', { headers: json, body }))
    expect(errors).toEqual([{ field: 'email', message }])
  })
  it('a wrong content type', () =>
    refusedWith(415, site.call('POST', '/players', { headers: { 'content-type': 'text/plain' }, body: 'hola' })))
  it('a form where only JSON is taken', async () => {
    const form = new FormData()
    form.set('email', 'x')
    await refusedWith(415, site.call('POST', '/login', { body: form }))
  })
  it('JSON nested 100,000 deep, in a field that takes anything', () =>
    refusedWith(
      400,
      site.call('PUT', '/admin/opciones', {
        headers: { ...json, authorization: `Bearer ${admin.token}` },
        body: `{"antes":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
      }),
    ))
  it('brackets within a text count for nothing', async () => {
    const body = JSON.stringify({ email: `"\\${'[{'.repeat(100)}`, password: 'Trinchera-1944' })
    await refusedWith(401, site.call('POST', '/login', { headers: json, body }))
  })
  it('an anuncio of nothing but signs that have to be cleaned', () =>
    refusedWith(
      400,
      site.call('POST', '/anuncios/crear-anuncios', {
        headers: { ...json, authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ titulo: 'Signos', descripcion: 'x', contenido: '<'.repeat(490_000) }),
      }),
    ))
  it('JSON over 1 MB', () =>
    refusedWith(
      413,
      site.call('POST', '/players', { headers: json, body: JSON.stringify({ username: 'x'.repeat(1_100_000) }) }),
    ))
  it('a picture over 20 MB', async () => {
    const form = new FormData()
    form.set('id_etapa', '1')
    form.set('imagen', new Blob([new Uint8Array(20.5 * 1024 * 1024)]), 'grande.png')
    await refusedWith(
      413,
      site.call('POST', '/clanes', { headers: { authorization: `Bearer ${player.token}` }, body: form }),
    )
  })
  it('a form that breaks off', () =>
    refusedWith(
      400,
      site.call('POST', '/clanes', {
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'multipart/form-data; boundary=linea' },
        body: '--linea\r\ncontent-disposition: form-data; name="nombre"\r\n\r\nLos',
      }),
    ))
  it('a form that ends within a picture', () =>
    refusedWith(
      400,
      site.call('POST', '/clanes', {
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'multipart/form-data; boundary=linea' },
        body: '--linea\r\nContent-Disposition: form-data; name="imagen"; filename="a.png"\r\n\r\nabc',
      }),
    ))
  it('a form without its boundary', () =>
    refusedWith(
      400,
      site.call('POST', '/clanes', {
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'multipart/form-data' },
        body: 'x',
      }),
    ))
  it.each(['/clanes/0', '/clanes/-1', '/clanes/1.5', '/clanes/99999999999', '/clanes/abc', '/etapas/%00'])(
    'an invalid id: %s',
    async (path) => void (await refusedWith(400, site.call('GET', path))),
  )
  it.each([
    'PUT /admin/juegos/',
    'DELETE /admin/juegos/',
    'PUT /admin/etapas/',
    'DELETE /admin/etapas/',
    'GET /admin/reportes/',
    'PUT /admin/torneos/',
    'DELETE /admin/torneos/',
    'PUT /admin/update-player/',
    'DELETE /admin/suspensiones/',
  ])('an invalid id, by an administrator: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    for (const id of ['0', '-1', '1.5', '99999999999', 'abc', '1%00'])
      await refusedWith(
        400,
        site.call(method, path + id, {
          headers: { ...json, authorization: `Bearer ${admin.token}` },
          body: method === 'GET' ? undefined : '{}',
        }),
      )
  })
  it('a path that decodes to nothing', () => refusedWith(400, site.call('GET', '/clanes/%E0%A4%A')))
  it.each([
    ['a username', 'POST', '/login', { email: 'a\0@example.com', password: 'Trinchera-1944' }, 'email'],
    [
      'a new account',
      'POST',
      '/players',
      { username: 'Peuco', email: 'peuco@example.com', password: 'Trinchera-1944', volute: 'a\0' },
      'volute',
    ],
    ['a path', 'GET', '/players/validar/a%00@example.com?token=x', undefined, 'email'],
    ['a query', 'GET', '/players?busqueda=a%00', undefined, 'busqueda'],
  ])('a NUL character, in %s', async (_, method, path, body, field) => {
    const { errors } = await refusedWith(
      400,
      site.call(method, path, body && { headers: json, body: JSON.stringify(body) }),
    )
    expect(errors?.map((error) => error.field)).toEqual([field])
  })
  it('an id below the minimum, naming the minimum', async () => {
    const { message } = await refusedWith(400, site.call('GET', '/clanes/0'))
    expect(message).toBe('Identificador debe ser mayor que 0')
  })
  it('an invalid page number', () => refusedWith(400, site.call('GET', '/players?pagina=0')))
  it('a page that is too long', () => refusedWith(400, site.call('GET', '/players?por_pagina=101')))
})

describe('input that is tolerated', () => {
  it('a trailing slash', async () => expect((await site.call('GET', '/players/')).status).toBe(200))
  it('an empty body that says it is JSON', async () => {
    const other = await site.player('Peuco')
    expect(
      (await site.call('POST', '/logout', { headers: { ...json, authorization: `Bearer ${other.token}` } })).status,
    ).toBe(200)
  })
  it('unknown fields', async () => {
    const body = JSON.stringify({
      email: player.email,
      password: 'Trinchera-1944',
      otro: 1,
      __proto__: { admin: true },
    })
    expect((await site.call('POST', '/login', { headers: json, body })).status).toBe(200)
  })
  it.each(['constructor', '__proto__', 'toString'])(
    'a game named %s, about which the assistant is asked',
    async (nombre) => {
      await admin.api.createJuego({ body: { nombre } })
      for (const message of [nombre, `quién va primero en ${nombre}`, `estoy en el ${nombre} y le gano al 3`]) {
        const reply = await site.call('POST', '/axisbot/chat', { headers: json, body: JSON.stringify({ message }) })
        expect([message, reply.status]).toEqual([message, 200])
      }
    },
  )
})
