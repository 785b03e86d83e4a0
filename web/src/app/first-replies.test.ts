import { QueryClient } from '@tanstack/react-query'
import { firstRepliesId } from '@trinchera/contract/first-replies'
import { describe, expect, test } from 'vitest'
import { anunciosQuery } from '../features/anuncios/queries'
import { lastMatchesQuery } from '../features/ladder/queries'
import { connectionStore } from '../lib/connection'
import { etapaQuery, juegosQuery, tableQuery } from '../lib/queries'
import { storeFirstReplies } from './first-replies'

const pageWith = (replies: unknown) => ({
  getElementById: (id: string) =>
    id === firstRepliesId ? Object.assign(Object.create(null), { textContent: JSON.stringify(replies) }) : null,
})
const envelope = (data: unknown, meta?: unknown) => ({ code: 200, message: 'Sí', data, ...(meta ? { meta } : {}) })
const none = { params: {}, query: {} }

describe('the replies that came with the page', () => {
  test('are what their queries would have fetched', () => {
    const client = new QueryClient()
    storeFirstReplies(
      client,
      pageWith([
        { name: 'listJuegos', ...none, reply: envelope([{ id: 1, nombre: 'Spearhead' }]) },
        { name: 'getEtapa', params: { id: 3 }, query: {}, reply: envelope({ id: 3, nombre: 'Etapa II' }) },
        { name: 'listClanes', params: { id: 3 }, query: {}, reply: envelope([{ id: 7 }], { version: 12 }) },
        { name: 'listLastMatches', params: {}, query: { etapa: 3 }, reply: envelope([{ id: 5 }]) },
        { name: 'listAnuncios', params: {}, query: { pagina: 1 }, reply: envelope([{ id: 9 }], { total: 30 }) },
      ]),
    )
    expect(client.getQueryData(juegosQuery.queryKey)).toEqual([{ id: 1, nombre: 'Spearhead' }])
    expect(client.getQueryData(etapaQuery(3).queryKey)).toEqual({ id: 3, nombre: 'Etapa II' })
    expect(client.getQueryData(tableQuery(3).queryKey)).toEqual({ version: 12, clanes: [{ id: 7 }] })
    expect(client.getQueryData(lastMatchesQuery(3).queryKey)).toEqual([{ id: 5 }])
    expect(client.getQueryData(lastMatchesQuery().queryKey)).toBeUndefined()
    expect(client.getQueryData(anunciosQuery.queryKey)).toEqual({
      pages: [{ anuncios: [{ id: 9 }], total: 30 }],
      pageParams: [1],
    })
    expect(connectionStore.getState().lastDataAt).toBeGreaterThan(0)
  })

  test('may be missing', () => {
    const client = new QueryClient()
    storeFirstReplies(client, { getElementById: () => null })
    storeFirstReplies(client, pageWith([]))
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
