import { expect, test } from 'vitest'
import { addressOf, readRoutes, routeTable } from './route-table'

test('every route has an address that the browser can use', async () => {
  const { addresses } = await readRoutes()
  expect(addresses.reportLoss).toEqual({ method: 'POST', path: '/api/v1/ladder', bodyType: 'multipart' })
  expect(addresses.createClan).toEqual({ method: 'POST', path: '/api/v1/clanes', bodyType: 'multipart' })
  expect(addresses.listClanes).toEqual({ method: 'GET', path: '/api/v1/clanes/etapa/:id', bodyType: 'none' })
  for (const { path } of Object.values(addresses)) expect(path).toMatch(/^\/[\w/:-]+$/)
})

test('nothing but addresses crosses over', async () => {
  const { addresses } = await readRoutes()
  for (const address of Object.values(addresses))
    expect(Object.keys(address).toSorted()).toEqual(['bodyType', 'method', 'path'])
})

test('a value that is not a route fails the build', () => {
  expect(() => addressOf({ path: '/x' })).toThrow('/x')
  expect(() => addressOf('ladder')).toThrow('not a route')
  expect(routeTable().name).toBe('route-table')
})
