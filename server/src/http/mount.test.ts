import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBase } from '@trinchera/contract/route'
import { routes } from '@trinchera/contract/routes'
import { readVersions } from './cache-versions'
import { startTestApp, type TestApp } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const all = Object.entries(routes)

describe('each route value', () => {
  it.each(all)('%s is mounted', (_, { method, path }) => {
    expect(site.app.http.hasRoute({ method, url: path })).toBe(true)
  })

  it.each(all)('%s is described', async (name, { method, path, code }) => {
    const document = JSON.parse((await site.call('GET', '/openapi.json')).text)
    expect(document.openapi).toMatch(/^3\.1/)
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    expect(operation).toMatchObject({
      operationId: name,
      summary: expect.any(String),
      responses: { [code]: expect.anything(), 400: expect.anything() },
    })
  })

  it('says what its kept reply depends on, where it is kept', () => {
    for (const [name, route] of Object.entries(routes)) {
      const isKnown = Object.keys(routes).some((known) => known === name && versionReaderOf(known) !== null)
      expect([name, isKnown]).toEqual([name, route.cacheable])
    }
  })

  it('requires a session unless it is public', async () => {
    for (const { method, path, access } of Object.values(routes)) {
      if (access === 'public' || access === 'optional') continue
      const { status } = await site.call(method, path.replace(/:\w+/g, '1'))
      expect([path, status]).toEqual([path, 401])
    }
  })
})

const names = new Set<string>(Object.keys(routes))
const isName = (name: string): name is keyof typeof routes => names.has(name)
const versionReaderOf = (name: string) => (isName(name) ? readVersions(site.database)(name) : null)

it('the description has a page of its own', async () => {
  const reply = await fetch(`${site.url}${apiBase}/docs`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const description = await fetch(`${site.url}${apiBase}/docs/json`)
  expect(await description.json()).toHaveProperty(['paths', '/api/v1/juegos'])
  const script = await fetch(`${site.url}${apiBase}/docs/static/swagger-ui-bundle.js`)
  expect([script.status, script.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect((await fetch(`${site.url}${apiBase}/docs/no-hay`)).status).toBe(404)
})
